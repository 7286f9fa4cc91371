import UIKitModel

/// An app for drawings in two named columns, with an inspector that shows the properties of the
/// open drawing.
///
/// Systems before iOS 26 have no column for an inspector; there the app has no button for it.
@MainActor open class DrawingApp: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController(style: .doubleColumn)
    /// The screen in the inspector.
    public let properties = DrawingProperties()
    private let hasInspector: Bool

    /// The app, with its drawings and none of them open.
    ///
    /// - Parameter hasInspector: Whether the system has a column for an inspector.
    public init(hasInspector: Bool) {
        self.hasInspector = hasInspector
        super.init()
        split.setViewController(DrawingList(), for: .primary)
        split.setViewController(NoDrawing(), for: .secondary)
        if hasInspector { split.setViewController(properties, for: .inspector) }
        split.delegate = self
    }

    /// Opens a drawing.
    ///
    /// - Parameter number: Its place in the list, from 1.
    public final func open(_ number: Int) {
        let stack = UINavigationController(rootViewController: Drawing(number, in: self))
        split.setViewController(stack, for: .secondary)
        split.show(.secondary)
    }

    /// Shows the inspector, or hides it if it is shown. Where no drawing is open, there is nothing
    /// to inspect.
    ///
    /// - Returns: Whether it is shown now that was not before.
    public final func toggleInspector() -> Bool {
        guard hasInspector, properties.drawing != nil else { return false }
        if split.isShowing(.inspector) {
            split.hide(.inspector)
            return false
        }
        split.show(.inspector)
        return true
    }

    /// Deletes the drawing that is open, closes it, and hides the inspector with it.
    ///
    /// - Returns: The drawing; `nil` if none is open.
    public final func deleteDrawing() -> UIViewController? {
        let stack = split.viewController(for: .secondary)
        guard let drawing = stack?.children.first as? Drawing,
            properties.drawing === drawing
        else { return nil }
        if hasInspector { split.hide(.inspector) }
        if split.isCollapsed { split.show(.primary) }
        split.setViewController(NoDrawing(), for: .secondary)
        return drawing
    }

    /// A drawing has come to the front.
    func inspect(_ drawing: Drawing) { properties.drawing = drawing }

    /// A drawing is not in front any more.
    final func stopInspecting(_ drawing: Drawing) {
        if properties.drawing === drawing { properties.drawing = nil }
    }

    /// The list, unless a drawing is open.
    public final func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.viewController(for: .secondary) is NoDrawing ? .primary : proposedTopColumn
    }
}

/// The drawings.
public final class DrawingList: UIViewController {}

/// A drawing, which says when it is seen.
public final class Drawing: UIViewController {
    /// Its place in the list, from 1.
    public let number: Int
    private weak var app: DrawingApp?

    init(_ number: Int, in app: DrawingApp) {
        self.number = number
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        app?.inspect(self)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        app?.stopInspecting(self)
    }
}

/// The properties of a drawing.
public final class DrawingProperties: UIViewController {
    /// The drawing; `nil` while none is in front.
    public internal(set) weak var drawing: Drawing?
}

/// The placeholder in the second column while no drawing is open.
public final class NoDrawing: UIViewController {}
