import UIKitModel

/// Inert: the look of the lines between items, which are not drawn.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// Inert: whether there would be a line above.
    public var topSeparatorVisibility = Visibility.automatic
    /// Inert: whether there would be a line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Inert: the margins of the line above.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Inert: the margins of the line below.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Inert: the colour.
    public var color = UIColor.separator
    /// Inert: the colour between items that are selected.
    public var multipleSelectionColor = UIColor.separator
    /// As usual in a kind of list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Inert: whether there would be a line.
    public enum Visibility: Int, Sendable {
        /// As the system likes, yes or no.
        case automatic = 0, visible, hidden
    }
}

/// Inert: a view with a text and a smaller one, which are not drawn.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// Inert: what it would show.
    public final var configuration: any UIContentConfiguration
    /// Inert: a view for texts.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Makes nothing: a view has to be given what it shows.
    public required init?(coder: NSCoder) { nil }
}

extension UIListContentConfiguration {
    /// Inert: a view that shows nothing.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}
