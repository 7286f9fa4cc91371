import UIKitModel

/// How the columns were arranged before the collapse that lasts.
struct ColumnsBeforeCollapse: Sendable {
    private var arrangement: SplitViewStep.Arrangement?
    private var window = WindowPlace.nowhere
    /// The mode that was asked for when the collapse was over.
    private var preferred = UISplitViewController.DisplayMode.automatic

    mutating func forget() { arrangement = nil }

    /// How they were arranged, if they stood in the same window on the same device; in a window of
    /// another width there may be room for more of them, or for fewer.
    func arrangement(in window: UInt8) -> SplitViewStep.Arrangement? {
        window == self.window ? arrangement : nil
    }

    /// Follows one step, which began in a window. If app code asks for another mode while there is
    /// one column, it gets that mode. The arrangement after the next expansion is then unknown.
    ///
    /// - Parameters:
    ///   - columns: How the columns were arranged before it, if there were two.
    ///   - isCollapsed: Whether they are merged after it.
    ///   - mode: The mode that is asked for after it.
    ///   - window: The number of the window in which it began.
    mutating func follow(
        from columns: SplitViewStep.Arrangement?, isCollapsed: Bool,
        preferring mode: UISplitViewController.DisplayMode, in window: UInt8,
        after command: SplitViewCommand
    ) {
        if !isCollapsed {
            arrangement = nil
        } else if let columns {
            arrangement = columns
            self.window = window
            preferred = mode
        } else if arrangement != nil {
            // In the background the columns were apart for a moment, on a device perhaps in a wider
            // window.
            let wasApart = command.name == .background && window != WindowPlace.nowhere
            if wasApart || mode != preferred { arrangement = nil }
        }
    }

    /// The number of their window, if it is known how they were arranged.
    var windowNumber: UInt8 { arrangement == nil ? WindowPlace.nowhere : window }

    /// In a number from 1 to 255; 0 for none. The mode asked for is the one of the split view.
    var word: UInt32 {
        guard let arrangement else { return 0 }
        let mode = UInt32(arrangement.displayMode.rawValue)
        return (mode << 2 | UInt32(arrangement.listColumn.rawValue)) + 1
    }
}
