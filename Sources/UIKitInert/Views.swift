import UIKitModel

/// A text.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var textColor: UIColor!
    open var font: UIFont!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var highlightedTextColor: UIColor?
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var allowsDefaultTighteningForTruncation = false
}

/// The side at which lines of text begin.
public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }

/// An image.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// The look of a view that blurs its background.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Blurs nothing.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public init(style: Style) {}
    /// The strength of the effect.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark, regular = 4, prominent, systemUltraThinMaterial
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
}

/// A view that would blur the views behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
