/// The name of a trait, for an app that waits for changes of it.
public protocol UITraitDefinition {}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// The room on the horizontal axis. Changes of the size classes, and of the split view around, are
/// all that the model announces.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room on the vertical axis (E7).
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// Whether a split view around is collapsed (G14).
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {}
/// Whether the look is light or dark; it never changes in the model.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The size of text that the person prefers; it never changes in the model.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The kind of device; it never changes in the model.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The direction of content; it never changes in the model.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// Waits for changes of traits. Waiting ends with the controller, or when it is given back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Objects that can wait for changes of their traits: controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// The closure called with the traits before the change.
    typealias TraitChangeHandler<Observed> = (_ observed: Observed, UITraitCollection) -> Void
}

/// The handlers that wait for changes of one controller's traits. They hang on the
/// controller, where few have any.
final class TraitChanges {
    final class Entry: UITraitChangeRegistration {
        let handler: (UIViewController, UITraitCollection) -> Void
        let isForWidth: Bool
        let isForHeight: Bool
        let isForLayout: Bool
        /// Whether a trait is among them that changes in the model.
        var waits: Bool { isForWidth || isForHeight || isForLayout }

        init(
            _ traits: [UITrait], _ handler: @escaping (UIViewController, UITraitCollection) -> Void
        ) {
            self.handler = handler
            isForWidth = traits.contains { $0 is UITraitHorizontalSizeClass.Type }
            isForHeight = traits.contains { $0 is UITraitVerticalSizeClass.Type }
            isForLayout = traits.contains {
                $0 is UITraitSplitViewControllerLayoutEnvironment.Type
            }
        }

        func waits(forChangeFrom old: UITraitCollection, to new: UITraitCollection) -> Bool {
            isForWidth && old.horizontalSizeClass != new.horizontalSizeClass
                || isForHeight && old.verticalSizeClass != new.verticalSizeClass
                || isForLayout
                    && old.splitViewControllerLayoutEnvironment
                        != new.splitViewControllerLayoutEnvironment
        }
    }

    var entries: [Entry] = []
}

extension UIViewController: UITraitChangeObservable {
    /// Waits for changes of traits. Called beside `traitCollectionDidChange(_:)` if a size class
    /// that changes is among them (G16), and after the columns of a split view around have merged
    /// or separated if that trait is (G14).
    ///
    /// ```swift
    /// let screen = UIViewController()
    /// screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
    ///     (screen: UIViewController, _) in
    ///     print(screen.traitCollection.horizontalSizeClass)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - traits: The traits. Changes of those that never change in the model are not announced.
    ///   - handler: Called with the controller and the traits before the change.
    /// - Returns: The token that ends the waiting, given to `unregisterForTraitChanges(_:)`.
    @discardableResult
    public final func registerForTraitChanges<Observed: UIViewController>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any UITraitChangeRegistration {
        let entry = TraitChanges.Entry(traits) { controller, previous in
            if let observed = controller as? Observed { handler(observed, previous) }
        }
        if entry.waits {
            let changes = traitChanges ?? TraitChanges()
            changes.entries.append(entry)
            traitChanges = changes
        }
        return entry
    }

    /// Waits for changes of traits with a method of this controller. The model calls no method by
    /// its name: if one of the traits changes, the run ends with an exception that says so.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: The name of the method.
    /// - Returns: The token that ends the waiting, given to `unregisterForTraitChanges(_:)`.
    @discardableResult
    public final func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (_: UIViewController, _) in
            ModelRuntime.current.raiseNotModelled("calling a method by its name, \(action)")
        }
    }

    /// Waits for changes of traits with a method of another object, as with one of its own.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: The object with the method. Not retained.
    ///   - action: The name of the method.
    /// - Returns: The token that ends the waiting, given to `unregisterForTraitChanges(_:)`.
    @discardableResult
    public final func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) {
            [weak target = target as AnyObject] (_: UIViewController, _) in
            guard target != nil else { return }
            ModelRuntime.current.raiseNotModelled("calling a method by its name, \(action)")
        }
    }

    /// Ends waiting for changes of traits.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChanges?.entries.removeAll { $0 === registration }
    }

    /// The handlers that wait for changes of traits, in the bag of the app's values.
    final var traitChanges: TraitChanges? {
        get { attachment.appValue("traitChanges") }
        set { attachment.appValues["traitChanges"] = newValue }
    }

    /// Calls those who wait; some of them may end the waiting meanwhile.
    final func callHandlers(after previous: UITraitCollection) {
        guard let traitChanges else { return }
        let new = traitCollection
        for entry in traitChanges.entries where entry.waits(forChangeFrom: previous, to: new) {
            let stillWaits = traitChanges.entries.contains { $0 === entry }
            if stillWaits { entry.handler(self, previous) }
        }
    }

    /// G14: the split view around has merged or separated its columns. What stands in a split view
    /// inside it hears of that one. The first traits are no change.
    final func callHandlersInside(
        after old: UISplitViewController.LayoutEnvironment
    ) {
        for child in contained where child.isChild(of: self) && !runtime.isHalted {
            if child.attachment != nil, child.knownSizeClass != .unspecified {
                child.callHandlers(
                    after: .with(
                        child.knownSizeClass, vertical: child.verticalSizeClass, in: old))
            }
            if !(child is UISplitViewController) { child.callHandlersInside(after: old) }
        }
    }
}
