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

/// Inert: there are no touches, so its value changes only when the app sets it.
@preconcurrency @MainActor open class UIControl: UIView {
    /// Inert: whether it could be used; nothing touches it.
    open var isEnabled = true
    /// Inert: whether it would look selected; nothing is drawn.
    open var isSelected = false
    /// Inert: nothing touches it, so the method is not called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Inert: nothing touches it, so the action is not called. It is held.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(action)
    }
    private var actions: [UIAction] = []

    /// Inert: what happens to a control; nothing does.
    public struct Event: OptionSet, Sendable {
        /// A bit for each event.
        public let rawValue: UInt
        /// The events with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// Another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
    }
}

/// Inert: a button that nothing touches.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Inert: a button with a look that is not drawn.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    /// Inert: the text is not drawn, and not held.
    open func setTitle(_ title: String?, for state: UIControlState) {}
    /// Inert: the image is not drawn, and not held.
    open func setImage(_ image: UIImage?, for state: UIControlState) {}

    /// Inert: the looks of a button.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// Like the system's.
        case system = 1
    }
}

/// Inert: what a control looks like at the moment.
public struct UIControlState: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt
    /// The states with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: UIControlState = []
    /// Touched.
    public static let highlighted = UIControlState(rawValue: 1)
}

/// Inert: a switch that nothing touches.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// Inert: whether it is on; it changes only when the app sets it.
    open var isOn = false
    /// Inert: the colour while it is on, which is not drawn.
    open var onTintColor: UIColor?
    /// Inert: what would be set for all switches; each call returns another, which forgets it.
    public static func appearance() -> UISwitch { UISwitch() }
}
