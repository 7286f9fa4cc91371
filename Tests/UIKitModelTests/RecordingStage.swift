import Foundation
import UIKitModel

/// Replays recorded scenarios on the model and logs what the recording's probe logged.
@MainActor final class RecordingStage {
    struct Told {
        var event: String
        var isCollapsed: Bool
        var displayMode: String
        var viewControllers: [String]
    }

    let runtime = ModelRuntime(profile: .ios26)
    private(set) var split: UISplitViewController
    let window: UIWindow
    let host: UIViewController
    private let delegate: any Observer & UISplitViewControllerDelegate
    private var controllers: [String: UIViewController] = [:]
    /// The navigation controller of a recording about one.
    private(set) var navigation: UINavigationController?
    private(set) var returned: [String]?
    /// Whether the split view had its view before it was asked for it.
    private(set) var wasViewLoaded: Bool?
    private(set) var log: [Told] = []
    private let isAboutSplit: Bool
    /// The state logs record loading and containment only; the frames logs appearance as well.
    private let recordsAppearance: Bool

    /// Where the split view is to be in its container, in points; `nil` where it fills it.
    var place: CGRect?

    init(_ recording: Recording) {
        ModelRuntime.current = runtime
        split =
            switch recording.style {
            case "doubleColumn": UISplitViewController(style: .doubleColumn)
            case "tripleColumn": UISplitViewController(style: .tripleColumn)
            default: UISplitViewController()
            }
        host = UIViewController()
        isAboutSplit = recording.style != nil
        recordsAppearance = recording.delegate["collapseSecondary"] != nil
        let device = recording.device.first
        window = UIWindow(
            environment: WindowEnvironment(
                horizontalSizeClass: device?.horizontalSizeClass == "compact" ? .compact : .regular,
                width: device?.width ?? 820, height: device.map { CGFloat($0.height) },
                scale: device?.scale ?? 2, safeArea: Self.safeArea(of: device)))
        runtime.screen = window.environment
        delegate = recordsAppearance ? FullObserver() : StateObserver()
        delegate.answers = recording.delegate
        delegate.stage = self
    }

    private static func safeArea(of device: Recording.Device?) -> UIEdgeInsets {
        guard let device, let insets = device.safeArea else { return .zero }
        return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }

    func forgetLog() { log = [] }

    func tell(_ event: String) {
        log.append(
            Told(
                event: event, isCollapsed: split.isCollapsed,
                displayMode: Self.name(of: split.displayMode),
                viewControllers: split.viewControllers.map(name(of:))))
    }

    func tellAppearance(_ event: String) { if recordsAppearance { tell(event) } }
    func tellLoading(_ event: String) { if !recordsAppearance { tell(event) } }

    // MARK: Names

    func name(of controller: UIViewController) -> String {
        if controller === split { return "split" }
        if let navigation = controller as? UINavigationController {
            return "nav[\(navigation.viewControllers.map(name(of:)).joined(separator: ","))]"
        }
        return controller.title ?? "?"
    }

    static func name(of mode: UISplitViewController.DisplayMode) -> String {
        switch mode {
        case .automatic: "automatic"
        case .secondaryOnly: "secondaryOnly"
        case .oneBesideSecondary: "oneBesideSecondary"
        case .oneOverSecondary: "oneOverSecondary"
        case .twoBesideSecondary: "twoBesideSecondary"
        case .twoOverSecondary: "twoOverSecondary"
        case .twoDisplaceSecondary: "twoDisplaceSecondary"
        }
    }

    static func mode(named name: String) -> UISplitViewController.DisplayMode? {
        (0...6).compactMap(UISplitViewController.DisplayMode.init).first {
            self.name(of: $0) == name
        }
    }

    /// The controller of this name, made when it is first named; `nav[A]` makes a navigation
    /// controller around `A`.
    func controller(_ name: String) -> UIViewController {
        if let known = controllers[name] { return known }
        let made: UIViewController
        if name.hasPrefix("nav["), name.hasSuffix("]") {
            made = stacked(controller(String(name.dropFirst(4).dropLast())))
        } else {
            let screen = Screen()
            screen.stage = self
            screen.title = name
            made = screen
        }
        controllers[name] = made
        return made
    }

    /// The controller of a name or a role that the probe gave it.
    func known(_ name: String) -> UIViewController? {
        switch name {
        case "split": split
        case "host": host
        case "nav": navigation
        case "root":
            controllers[name] ?? navigation?.viewControllers.first ?? window.rootViewController
        default: controller(name)
        }
    }

    // MARK: Actions

    /// Performs one recorded action; false if the model does not know it.
    func perform(_ action: Recording.Action) -> Bool {
        if let property = action.set { return set(property, to: action.to ?? .null) }
        let names = (action.args ?? []).compactMap(\.string)
        if let call = action.call, let column = names.last.flatMap(Self.column) {
            return perform(call, on: column, names.count == 2 ? names[0] : nil)
        }
        switch action.call {
        case "init", "init(style:)", "host.view.addSubview": break
        case "host.addChild+addSubview+frame+didMove":
            window.rootViewController = host
            host.addChild(split)
            host.view.addSubview(split.view)
            split.view.frame = place ?? host.view.bounds
            split.didMove(toParent: host)
        case "init(coder:)" where isAboutSplit, "UISplitViewController.init(coder:)":
            // The model reads nothing, so that any archive will do.
            guard
                let made = UISplitViewController(
                    coder: NSKeyedArchiver(requiringSecureCoding: true))
            else { return false }
            split = made
        case "init(coder:)", "UINavigationController.init(coder:)", "nav.init(coder:)":
            navigation = UINavigationController(coder: NSKeyedArchiver(requiringSecureCoding: true))
            return navigation != nil
        case "splitBehavior.getter": _ = split.splitBehavior
        case "view.getter":
            let subject = navigation ?? split
            wasViewLoaded = subject.isViewLoaded
            _ = subject.view
        case "setViewControllers": split.viewControllers = names.map(controller)
        case "host.addChild": host.addChild(split)
        case "split.didMove(toParent:)": split.didMove(toParent: host)
        case "showDetailViewController":
            split.showDetailViewController(controller(names[0]), sender: nil)
        case "show(_:sender:)": split.show(controller(names[0]), sender: nil)
        case let call? where call.hasSuffix(".showDetailViewController"):
            guard let from = known(String(call.prefix { $0 != "." })), let name = names.first
            else { return false }
            from.showDetailViewController(controller(name), sender: nil)
        case let call?: return performOnNavigation(call, names)
        case nil: return false
        }
        return true
    }

    static func column(named name: String) -> UISplitViewController.Column? {
        (0...4).compactMap(UISplitViewController.Column.init).first { "\($0)" == name }
    }

    private func perform(
        _ call: String, on column: UISplitViewController.Column, _ name: String?
    ) -> Bool {
        switch call {
        case "setViewController": split.setViewController(name.map(controller), for: column)
        case "show": split.show(column)
        case "hide": split.hide(column)
        default: return false
        }
        return true
    }

    private func performOnNavigation(_ call: String, _ names: [String]) -> Bool {
        switch call {
        case "UINavigationController.init(rootViewController:)":
            navigation = stacked(controller(names[0]))
        case "nav.pushViewController":
            navigation?.pushViewController(controller(names[0]), animated: false)
        case "nav.popToViewController":
            returned = navigation?
                .popToViewController(controller(names[0]), animated: false)?.map(name(of:))
        case "nav.popToRootViewController":
            returned = navigation?.popToRootViewController(animated: false)?.map(name(of:))
        case "nav.popViewController":
            returned = navigation?.popViewController(animated: false).map { [name(of: $0)] }
        default: return false
        }
        return true
    }

    var stack: [String]? { navigation?.viewControllers.map(name(of:)) }

    private func set(_ property: String, to value: JSONValue) -> Bool {
        switch property {
        case "viewControllers": split.viewControllers = (value.strings ?? []).map(controller)
        case "delegate": split.delegate = delegate
        case "preferredDisplayMode":
            guard let mode = value.string.flatMap(Self.mode) else { return false }
            split.preferredDisplayMode = mode
        case "host.traitOverrides.horizontalSizeClass":
            switch value.string {
            case "compact": host.traitOverrides.horizontalSizeClass = .compact
            case "regular": host.traitOverrides.horizontalSizeClass = .regular
            default: host.traitOverrides.horizontalSizeClass = .unspecified
            }
        case "window.rootViewController":
            // The probe's window is visible already: setting the root mounts it.
            window.rootViewController = value.string.flatMap(known) ?? split
        case "primaryEdge": split.primaryEdge = value.string == "trailing" ? .trailing : .leading
        case "preferredPrimaryColumnWidthFraction":
            split.preferredPrimaryColumnWidthFraction = Self.points(value)
        case "preferredPrimaryColumnWidth": split.preferredPrimaryColumnWidth = Self.points(value)
        case "preferredSupplementaryColumnWidth":
            split.preferredSupplementaryColumnWidth = Self.points(value)
        case "preferredSupplementaryColumnWidthFraction":
            split.preferredSupplementaryColumnWidthFraction = Self.points(value)
        case "minimumSupplementaryColumnWidth":
            split.minimumSupplementaryColumnWidth = Self.points(value)
        case "maximumSupplementaryColumnWidth":
            split.maximumSupplementaryColumnWidth = Self.points(value)
        case "minimumSecondaryColumnWidth": split.minimumSecondaryColumnWidth = Self.points(value)
        case "showsSecondaryOnlyButton": split.showsSecondaryOnlyButton = value.bool ?? false
        case "minimumPrimaryColumnWidth": split.minimumPrimaryColumnWidth = Self.points(value)
        case "maximumPrimaryColumnWidth": split.maximumPrimaryColumnWidth = Self.points(value)
        case "preferredSplitBehavior":
            split.preferredSplitBehavior =
                [.tile, .overlay, .displace].first { "\($0)" == value.string } ?? .automatic
        case "primaryBackgroundStyle":
            split.primaryBackgroundStyle = value.string == "none" ? .none : .sidebar
        case "split.view.frame": split.view.frame = host.view.bounds
        case "split.view.autoresizingMask": break
        default: return false
        }
        return true
    }

    private static func points(_ value: JSONValue) -> CGFloat {
        if case .number(let points) = value { return CGFloat(points) }
        return UISplitViewController.automaticDimension
    }

    /// The turn ends, or was ended by a layout, before anything was read.
    func settle() { runtime.performPutOff() }

    func mount() { window.makeKeyAndVisible() }
}

/// A plain screen that logs what happens to it.
final class Screen: UIViewController {
    weak var stage: RecordingStage?
    private var name: String { title ?? "?" }

    override func loadView() {
        super.loadView()
        stage?.tellLoading("\(name).loadView")
    }
    override func viewDidLoad() { stage?.tellAppearance("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {
        stage?.tellAppearance("\(name).viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) { stage?.tellAppearance("\(name).viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        stage?.tellAppearance("\(name).viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        stage?.tellAppearance("\(name).viewDidDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        stage?.tell("\(name).willMove(toParent:\(parent.flatMap { stage?.name(of: $0) } ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        stage?.tell("\(name).didMove(toParent:\(parent.flatMap { stage?.name(of: $0) } ?? "nil"))")
    }
}
