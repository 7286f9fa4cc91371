import Foundation

@testable import UIKitModel

/// Objects of every class of the model, and what a record says of them.
@MainActor final class FutureWorld {
    let runtime: ModelRuntime
    let window: UIWindow
    let spareWindow: UIWindow
    let split: UISplitViewController
    var spareSplit: UISplitViewController
    let screen: Attentive
    let other: UIViewController
    let navigation: UINavigationController
    let tabs: UITabBarController
    let view: UIView
    let button: UIBarButtonItem
    let delegate = Delegate()
    private(set) var observation: UIKitModel.NSKeyValueObservation?

    final class Delegate: NSObject, UINavigationControllerDelegate, UISplitViewControllerDelegate,
        UITabBarControllerDelegate
    {}

    /// Overrides every callback that hangs on something hidden.
    final class Attentive: UIViewController {
        override func viewDidLoad() {}
        override func didMove(toParent parent: UIViewController?) {}
        override func viewIsAppearing(_ animated: Bool) {}
        override func viewDidLayoutSubviews() {}
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        override func overrideTraitCollection(
            forChild childViewController: UIViewController
        ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    init() {
        let app = ColumnApp(.regular, .ios26)
        (runtime, split, window) = (app.runtime, app.split, app.window)
        (spareSplit, spareWindow) = (UISplitViewController(), UIWindow(environment: .regular))
        (screen, other, view) = (Attentive(), UIViewController(), UIView())
        (navigation, tabs) = (UINavigationController(), UITabBarController())
        button = split.displayModeButtonItem
        split.delegate = delegate
        split.minimumSecondaryColumnWidth = 1
        screen.knownSizeClass = .regular
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        other.view = view
        view.lastLayout = LastLayout(size: .zero)
        observation = view.observe(\.frame) { _, _ in }
        runtime.grantBudget()
    }

    private var controllers: [UIViewController] {
        [split, spareSplit, screen, other, navigation, tabs]
    }

    /// One object of each class at least.
    private var objects: [AnyObject] {
        controllers + [runtime, window, spareWindow, view, button]
            + [screen.addedInsets].compactMap { $0 } + [split.otherWidths].compactMap { $0 }
            + view.observers
    }

    /// What decides about the future of all of it.
    var record: [UInt32] {
        var record = FutureRecord()
        record.begin()
        for controller in controllers { record.add(controller) }
        window.encodeFuture(into: &record)
        spareWindow.encodeFuture(into: &record)
        runtime.encodeFuture(into: &record)
        record.addFutures(in: runtime)
        return record.finish()
    }

    /// The stored properties of all objects, those of superclasses and of structs inside as well.
    var properties: [StoredProperty] {
        var found: [StoredProperty] = []
        for (place, object) in objects.enumerated() {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let part = mirror {
                list(part, of: place, in: &found)
                mirror = part.superclassMirror
            }
        }
        return found
    }

    private func list(_ mirror: Mirror, of place: Int, in found: inout [StoredProperty]) {
        let type = String(reflecting: mirror.subjectType)
        guard type.hasPrefix("UIKitModel.") else { return }
        for (label, value) in mirror.children {
            let name = "\(type.dropFirst("UIKitModel.".count)).\(label ?? "?")"
            found.append(StoredProperty(name: name, owner: place, value: "\(value)"))
            if case .parts = futureTable[name] {
                let inner = Mirror(reflecting: value)
                let isOptional = inner.displayStyle == .optional
                if let part = isOptional ? inner.children.first?.value : value {
                    list(Mirror(reflecting: part), of: place, in: &found)
                }
            }
        }
    }
}

/// A stored property of one object.
struct StoredProperty: Hashable {
    let name: String
    let owner: Int
    let value: String
}
