/// Callbacks that depend on internal state of UIKit without any other effect.
///
/// If a class overrides none of them, and does not query that state either (`Attention`), two
/// controllers different only in it have the same future, and their states are encoded alike.
/// Otherwise most states of an app would occur in a dozen variants.
struct Callbacks: OptionSet, Sendable {
    let rawValue: UInt16
    /// `traitCollectionDidChange(_:)`: depends on the last size class of the controller.
    static let traits = Callbacks(rawValue: 1)
    /// `didMove(toParent:)`: depends on whether a navigation stack still has to call it.
    static let arrival = Callbacks(rawValue: 2)
    /// `loadView()`, `viewDidLoad()`, `viewSafeAreaInsetsDidChange()`: depend on whether the view
    /// is loaded.
    static let view = Callbacks(rawValue: 4)
    /// `viewWillTransition(to:with:)`, `willTransition(to:with:)`: calling them has no effect
    /// without one that overrides them.
    static let size = Callbacks(rawValue: 8)
    /// `viewIsAppearing(_:)`: likewise.
    static let coming = Callbacks(rawValue: 16)
    /// `overrideTraitCollection(forChild:)`: without an override it says what was set.
    static let childTraits = Callbacks(rawValue: 32)
    /// `viewWillLayoutSubviews()`, `viewDidLayoutSubviews()`: likewise.
    static let layout = Callbacks(rawValue: 128)
    /// `show(_:sender:)` and `showDetailViewController(_:sender:)`: no callbacks, but actions;
    /// their target is the nearest controller that overrides them (T1).
    static let show = Callbacks(rawValue: 256)
    static let showDetail = Callbacks(rawValue: 512)
    /// No callback: whether the class overrides the two actions is unknown.
    static let unknownActions = Callbacks(rawValue: 1024)
    /// No callback: the class is one of UIKit's own that shows no content of the app.
    static let ofSystem = Callbacks(rawValue: 64)
    static let all: Callbacks = [
        .traits, .arrival, .view, .size, .coming, .childTraits, .layout,
    ]
}

/// A controller of UIKit's own, presented by an app to ask something, and without content of the
/// app: an alert, for instance. Pictures show it as a container.
package protocol SystemScreen: UIViewController {}

extension Callbacks {
    // The results, by class. They depend on nothing but the class.
    @exclusivity(unchecked) @MainActor
    static var known: [(type: ObjectIdentifier, callbacks: Callbacks)] = []

    /// The callbacks that a class overrides, itself or by inheritance.
    ///
    /// The engine calls the methods in the dispatch table of a class: if it has the same entry as
    /// `UIViewController`, no app code is called.
    @MainActor static func overridden(by type: UIViewController.Type) -> Callbacks {
        let id = ObjectIdentifier(type)
        let place = Int(bitPattern: id) >> 5 & 63
        if place < known.count, known[place].type == id { return known[place].callbacks }
        var callbacks: Callbacks = []
        if let entries {
            let (own, base) = (words(type), words(UIViewController.self))
            for entry in entries where own[entry.place] != base[entry.place] {
                callbacks.insert(entry.callback)
            }
        } else {
            callbacks = [.all, .unknownActions]
        }
        if type is any SystemScreen.Type { callbacks.insert(.ofSystem) }
        if known.isEmpty { known = Array(repeating: (id, callbacks), count: 64) }
        known[place] = (id, callbacks)
        return callbacks
    }

    // MARK: Dispatch tables

    /// The metadata of a class, word by word.
    typealias Words = (AnyClass) -> UnsafePointer<UInt>
    typealias Entry = (callback: Callbacks, place: Int)

    private static let words: @Sendable (AnyClass) -> UnsafePointer<UInt> = {
        unsafeBitCast($0, to: UnsafePointer<UInt>.self)
    }

    @MainActor private static let entries = entries(reading: words)

    /// The index of the callbacks in the dispatch table of each class; `nil` if it is not certain,
    /// and then each class is treated as if it overrides them all.
    static func entries(reading words: Words) -> [Entry]? {
        let probes: [(Callbacks, UIViewController.Type)] = [
            (.traits, HearsTraits.self), (.arrival, HearsArrival.self), (.view, LoadsView.self),
            (.view, HearsOfView.self), (.view, HearsInsets.self), (.size, HearsSize.self),
            (.size, HearsNewTraits.self), (.coming, HearsComing.self),
            (.childTraits, GivesTraits.self), (.layout, HearsLayout.self),
            (.layout, HearsOfLayout.self), (.show, ShowsByItself.self),
            (.showDetail, ShowsDetails.self),
        ]
        guard let table = table(reading: words) else { return nil }
        var entries: [Entry] = []
        for (callback, probe) in probes {
            guard let place = entry(overriddenBy: probe, in: table, reading: words) else {
                return nil
            }
            entries.append((callback, place))
        }
        return entries
    }

    /// The one entry in which a class differs from `UIViewController`, apart from the entries
    /// different in every subclass.
    private static func entry(
        overriddenBy probe: UIViewController.Type, in table: Range<Int>, reading words: Words
    ) -> Int? {
        let base = words(UIViewController.self)
        let (silent, probing) = (words(Silent.self), words(probe))
        let places = table.filter { silent[$0] == base[$0] && probing[$0] != base[$0] }
        return places.count == 1 ? places[0] : nil
    }

    /// The part of the metadata of `UIViewController` that its subclasses begin with as well:
    /// methods after a header. `nil` if the header looks different.
    private static func table(reading words: Words) -> Range<Int>? {
        guard MemoryLayout<UInt>.size == 8 else { return nil }
        let (base, subclass) = (words(UIViewController.self), words(Silent.self))
        guard subclass[1] == unsafeBitCast(UIViewController.self as AnyClass, to: UInt.self) else {
            return nil
        }
        // Kind, superclass, flags and address point, size of an instance, size of the class and
        // address point of the class, descriptor, destroyer. An Objective-C runtime has two words
        // of cache and one of data behind the superclass.
        for (sizes, first) in [(4, 7), (7, 10)] {
            let (size, addressPoint) = (base[sizes] & 0xFFFF_FFFF, base[sizes] >> 32)
            guard size > addressPoint, size - addressPoint < 8 * 1_024,
                size % 8 == 0, addressPoint % 8 == 0
            else { continue }
            let end = Int(size - addressPoint) / 8
            if first < end { return first..<end }
        }
        return nil
    }

    // MARK: Probes

    private final class Silent: UIViewController {}
    private final class HearsTraits: UIViewController {
        override func traitCollectionDidChange(_: UITraitCollection?) { title = "traits" }
    }
    private final class HearsArrival: UIViewController {
        override func didMove(toParent parent: UIViewController?) { title = "arrival" }
    }
    private final class LoadsView: UIViewController {
        override func loadView() { title = "load" }
    }
    private final class HearsOfView: UIViewController {
        override func viewDidLoad() { title = "loaded" }
    }
    private final class HearsInsets: UIViewController {
        override func viewSafeAreaInsetsDidChange() { title = "insets" }
    }
    private final class HearsComing: UIViewController {
        override func viewIsAppearing(_ animated: Bool) { title = "coming" }
    }
    private final class HearsLayout: UIViewController {
        override func viewWillLayoutSubviews() { title = "layout to come" }
    }
    private final class HearsOfLayout: UIViewController {
        override func viewDidLayoutSubviews() { title = "laid out" }
    }
    private final class GivesTraits: UIViewController {
        override func overrideTraitCollection(
            forChild childViewController: UIViewController
        ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }
    }
    private final class ShowsByItself: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { title = "shows" }
    }
    private final class ShowsDetails: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            title = "shows details"
        }
    }
    private final class HearsNewTraits: UIViewController {
        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) { title = "traits to come" }
    }
    private final class HearsSize: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { title = "size" }
    }
}

/// The state that an app has queried, and encodings omit without a query: whether the view of a
/// controller is loaded, for each class of controller.
///
/// It is shared by all scenes of a search. A search that merges equal states is right if the app
/// has queried nothing more at its end than the encodings have included from the beginning;
/// otherwise it has to be repeated.
@MainActor package final class Attention {
    private var classes: [ObjectIdentifier] = []

    /// An app that has queried nothing.
    package init() {}

    package var count: Int { classes.count }

    package func forget() { classes.removeAll() }

    func note(_ type: UIViewController.Type) {
        if !covers(type) { classes.append(ObjectIdentifier(type)) }
    }

    func covers(_ type: UIViewController.Type) -> Bool {
        classes.contains(ObjectIdentifier(type))
    }
}
