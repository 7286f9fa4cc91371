import UIKitModel

/// Inert: a button that nothing touches.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Inert: the label with the text, which is not drawn.
    public private(set) lazy var titleLabel: UILabel? = UILabel()
    /// Inert: the view with the image, which is not drawn.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// Inert: what it would look like.
    open var configuration: Configuration?
    /// Inert: what would change its look; nothing calls it.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// Inert: a menu, which nothing opens.
    open var menu: UIMenu?
    /// Inert: the margins of the content.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Inert: the margins of the text.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Inert: the margins of the image.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Inert: its look.
    public private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]

    /// Inert: a button with a look that is not drawn.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    /// Inert: a button with a look that is not drawn, and what a tap would do.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
        setTitle(primaryAction?.title, for: .normal)
    }
    /// Inert: a button with a look that is not drawn, and what a tap would do.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Inert: the text, which is not drawn.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
    }
    /// The text that was set.
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }
    /// The text for the present state.
    open var currentTitle: String? { title(for: state) }
    /// Inert: the image, which is not drawn.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
    }
    /// The image that was set.
    open func image(for state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
    /// The image for the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// Inert: the colour of the text, which is not drawn.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
    }
    /// The colour that was set.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
    }
    /// Inert: the text with its look is not drawn, and not held.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
    /// Inert: the image is not drawn, and not held.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Inert: the look of a symbol is not drawn, and not held.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    /// Inert: nothing calls `configurationUpdateHandler`.
    open func setNeedsUpdateConfiguration() {}

    /// Inert: the looks of a button.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// Like the system's.
        case system = 1
        /// A letter in a circle.
        case detailDisclosure = 2
        /// The same, light.
        case infoLight = 3
        /// The same, dark.
        case infoDark = 4
        /// A cross in a circle.
        case contactAdd = 5
        /// Closes what is presented.
        case close = 7
    }

    /// Inert: what a button would look like.
    @preconcurrency @MainActor public struct Configuration {
        /// Inert: the text.
        public var title: String?
        /// Inert: the smaller text.
        public var subtitle: String?
        /// Inert: the image.
        public var image: UIImage?
        /// Inert: how far the image would be from the text, in points.
        public var imagePadding: CGFloat = 0
        /// Inert: on which side of the text the image would be.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Inert: the margins of the content.
        public var contentInsets = NSDirectionalEdgeInsets()
        /// Inert: the colour of text and image.
        public var baseForegroundColor: UIColor?
        /// Inert: the colour behind them.
        public var baseBackgroundColor: UIColor?
        /// Inert: what would be behind them.
        public var background = UIBackgroundConfiguration.clear()
        /// Inert: how round the corners would be.
        public var cornerStyle = CornerStyle.dynamic
        /// Inert: how large it would be.
        public var buttonSize = Size.medium
        /// Inert: whether a wheel would turn in it.
        public var showsActivityIndicator = false
        /// Inert: the look of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// Inert: a text alone.
        public static func plain() -> Configuration { Configuration() }
        /// Inert: a text in front of grey.
        public static func gray() -> Configuration { Configuration() }
        /// Inert: a text in front of a pale colour.
        public static func tinted() -> Configuration { Configuration() }
        /// Inert: a text in front of a colour.
        public static func filled() -> Configuration { Configuration() }
        /// Inert: a text without margins.
        public static func borderless() -> Configuration { Configuration() }
        /// Inert: a text with margins.
        public static func bordered() -> Configuration { Configuration() }
        /// Inert: a text with margins, in front of a pale colour.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// Inert: a text with margins, in front of a colour.
        public static func borderedProminent() -> Configuration { Configuration() }

        /// Inert: how round corners would be.
        public enum CornerStyle: Int, Sendable {
            /// By the size of the text, or not.
            case fixed = -1, dynamic = 0
            /// Rounder and rounder.
            case small, medium, large, capsule
        }
        /// Inert: how large a button would be.
        public enum Size: Int, Sendable {
            /// As usual, or not.
            case medium = 0, small, mini, large
        }
    }
}
