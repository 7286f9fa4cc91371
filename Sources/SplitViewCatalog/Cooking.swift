import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app whose lists show the tapped item themselves.
    public static let cookbook = cookbook(
        "cookbook", origin: "a correct app whose lists show what was tapped"
    ) { Cookbook() }

    static func cookbook(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> Cookbook
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension Cookbook {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let recipe as Recipe: .detail(item: recipe.number)
            case is StepPhoto: .detail.named("Photo of a step")
            case let chapter as Chapter: .list(item: chapter.number)
            case is EmptyPlate: .placeholder
            default: .list
            }
        }
        .page { StepPhoto() }
        .onTap(rows: { ($0 as? CookbookList)?.rowCount ?? 0 }) { row, list in
            (list as? CookbookList)?.didSelect(row)
        }
    }
}
