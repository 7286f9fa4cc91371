import UIKitModel

/// Inert: a text that is not drawn.
@preconcurrency @MainActor open class UILabel: UIView {
    /// Inert: the text, which is not drawn.
    open var text: String?
    /// Inert: the text with its look, which is not drawn.
    open var attributedText: NSAttributedString?
    /// Inert: the colour, which is not drawn.
    open var textColor: UIColor!
    /// Inert: the font, which is not drawn.
    open var font: UIFont!
    /// Inert: where the lines would begin.
    open var textAlignment = NSTextAlignment.natural
    /// Inert: how many lines would be drawn.
    open var numberOfLines = 1
    /// Inert: how lines would end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Inert: whether the font would get smaller.
    open var adjustsFontSizeToFitWidth = false
    /// Inert: whether the font would follow what a person prefers.
    open var adjustsFontForContentSizeCategory = false
    /// Inert: how much smaller the font might get.
    open var minimumScaleFactor: CGFloat = 0
    /// Inert: the width at which lines would end, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Inert: the colour while it stands out.
    open var highlightedTextColor: UIColor?
    /// Inert: whether it could be used.
    open var isEnabled = true
    /// Inert: whether it would stand out; nothing is drawn.
    open var isHighlighted = false
    /// Inert: the colour of its shadow, which is not drawn.
    open var shadowColor: UIColor?
    /// Inert: how far that would be away.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Inert: whether letters would come closer.
    open var allowsDefaultTighteningForTruncation = false
}

/// Inert: where lines of text would begin.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// As in the language.
    case natural = 4
}

/// Inert: an image that is not drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Inert: the image, which is not drawn.
    open var image: UIImage?
    /// Inert: the look of a symbol, which is not drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Inert: the image while it stands out, which is not drawn.
    open var highlightedImage: UIImage?
    /// Inert: whether it would stand out; nothing is drawn.
    open var isHighlighted = false
    /// Inert: a view with an image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// Inert: how a view would blur what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Inert: blurs nothing.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// Inert: an effect that nothing draws.
    public init(style: Style) {}

    /// Inert: how strong the effect would be.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// As the system likes.
        case regular = 4
        /// As the system likes, more visible.
        case prominent = 5
        /// As materials of the system, from thin to thick.
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
        /// As the bars of the system.
        case systemChromeMaterial
    }
}

/// Inert: a view that would blur what is behind it; nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Inert: the effect, which nothing draws.
    open var effect: UIVisualEffect?
    /// Inert: the view in front of the effect.
    public let contentView = UIView()
    /// Inert: a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    /// Makes a view; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
