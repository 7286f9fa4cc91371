import UIKitModel

/// A delegate of named columns: the list is in front of one stack as long as nothing is chosen.
@MainActor final class ListFirst: NSObject, NamesTop {
    private let isChosen: () -> Bool

    init(unless isChosen: @escaping () -> Bool = { false }) { self.isChosen = isChosen }

    func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
        isChosen() ? proposed : .primary
    }
}
