import UIKitModel

/// Inert: what is shown where there is no content. Nothing is drawn; what is set is held.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Inert: the image.
    public var image: UIImage?
    /// Inert: the text.
    public var text: String?
    /// Inert: the text with its look.
    public var attributedText: NSAttributedString?
    /// Inert: the smaller text.
    public var secondaryText: String?
    /// Inert: the smaller text with its look.
    public var secondaryAttributedText: NSAttributedString?
    /// Inert: the look of the image.
    public var imageProperties = UIListContentConfiguration.ImageProperties()
    /// Inert: the look of the text.
    public var textProperties = UIListContentConfiguration.TextProperties()
    /// Inert: the look of the smaller text.
    public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
    /// Inert: a button.
    public var button = UIButton.Configuration.plain()
    /// Inert: another button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Inert: what a tap on the button would do.
    public var buttonProperties = ButtonProperties()
    /// Inert: what a tap on the other button would do.
    public var secondaryButtonProperties = ButtonProperties()
    /// Inert: what would be behind it.
    public var background = UIBackgroundConfiguration.clear()
    /// Inert: the margins.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()

    /// Inert: nothing is there.
    public static func empty() -> Self { Self() }
    /// Inert: something is coming.
    public static func loading() -> Self { Self() }
    /// Inert: nothing was found.
    public static func search() -> Self { Self() }

    /// Inert: what a tap would do.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// Inert: the action, which nothing calls.
        public var primaryAction: UIAction?
        /// Inert: the menu, which nothing opens.
        public var menu: UIMenu?
        /// Inert: whether it could be used.
        public var isEnabled = true
    }
}

/// Inert: shows that there is no content. Nothing is drawn.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView {
    /// Inert: what it would show.
    public final var configuration: UIContentUnavailableConfiguration
    /// Inert: whether a finger could scroll it.
    open var isScrollEnabled = false
    /// Inert: a view that shows nothing.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Makes a view; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        configuration = .empty()
        super.init(coder: coder)
    }
}

extension UIViewController {
    /// Inert: what would be shown instead of content; nothing is drawn.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: nothing is asked again.
    public final func setNeedsUpdateContentUnavailableConfiguration() {}
}
