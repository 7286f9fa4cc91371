import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app with two named columns and an inspector.
    public static let drawings = drawings("drawings", origin: "a correct app with an inspector") {
        DrawingApp(hasInspector: $0)
    }

    /// The app for drawings.
    static func drawings(
        _ name: String, origin: String,
        _ make: @escaping @MainActor @Sendable (_ hasInspector: Bool) -> DrawingApp
    ) -> SplitViewSubject {
        // The split view keeps the inspector that it hides.
        let contract = Contract(
            assumptions: Contract.usual.assumptions, policies: Policies(keepsScreens: true))
        // K25: an inspector before iOS 26 is not modelled, and no app asks for one.
        return SplitViewSubject(name, origin: origin, contract: contract) { environment in
            make(environment.systemVersion >= 26).scene
        }
    }
}

extension DrawingApp {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let drawing as Drawing: .detail(item: drawing.number)
            case let properties as DrawingProperties:
                properties.drawing.map { .detail(item: $0.number) } ?? .placeholder
            case is NoDrawing: .placeholder
            default: .list
            }
        }
        .onTap(rows: { _ in 2 }) { [unowned self] row, _ in open(row) }
        .onAction("show or hide the inspector") { [unowned self] in
            toggleInspector() ? .shows(properties) : .unstated
        }
        .onAction("delete the drawing") { [unowned self] in
            let isInspected = split.isShowing(.inspector)
            guard let drawing = deleteDrawing() else { return .changesNothing }
            return isInspected ? .unstated : .takesAway(drawing)
        }
        .recordedItem { [properties] in properties.drawing?.number }
    }
}
