import UIKitModel

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
    public private(set) lazy var titleLabel: UILabel? = UILabel()
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    open var configuration: Configuration?
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var menu: UIMenu?
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    public private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
        setTitle(primaryAction?.title, for: .normal)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    open func setTitle(_ title: String?, for key: UIControl.State) { titles[key.rawValue] = title }
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }
    open var currentTitle: String? { title(for: state) }
    open func setImage(_ image: UIImage?, for key: UIControl.State) { images[key.rawValue] = image }
    open func image(for state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
    open var currentImage: UIImage? { image(for: state) }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
    }
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
    }
    open func setAttributedTitle(_: NSAttributedString?, for: UIControl.State) {}
    open func setBackgroundImage(_: UIImage?, for: UIControl.State) {}
    open func setPreferredSymbolConfiguration(
        _: UIImage.SymbolConfiguration?, forImageIn: UIControl.State
    ) {}
    open func setNeedsUpdateConfiguration() {}

    /// The looks of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    /// The look of a button.
    @preconcurrency @MainActor public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var contentInsets = NSDirectionalEdgeInsets()
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }

        /// The shape of corners.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1, dynamic, small, medium, large, capsule
        }
        /// The size of a button.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
    }
}
