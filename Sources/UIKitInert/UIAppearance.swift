import UIKitModel

/// Inert: what has a look that an app would set for all of its kind.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
    /// Inert: what would be set for all views of a class; each call returns another view, which
    /// forgets it.
    public static func appearance() -> Self {
        guard let view = Self(coder: NSCoder()) else {
            fatalError("\(self) has no such initialiser")
        }
        return view
    }
    /// Inert: what would be set for all views of a class inside others; each call returns another
    /// view, which forgets it.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
    /// Inert: what would be set for all views of a class with some traits; each call returns
    /// another view, which forgets it.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem: UIAppearance {
    /// Inert: what would be set for all buttons; each call returns another, which forgets it.
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    /// Inert: what would be set for all buttons inside others; each call returns another, which
    /// forgets it.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }
}

/// Inert: what contains others whose look an app would set.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
