/// A branch of the engine that coverage counts: the ways of collapsing, expanding and showing.
package enum EngineMark: UInt8, Sendable, CaseIterable {
    /// The delegate named a primary to collapse onto (C1).
    case collapseOntoGiven
    /// The delegate answered that it has merged the secondary (C2).
    case collapseAnswered
    /// The whole secondary went on the stack of the primary (C9, C10).
    case collapsePushed
    /// The secondary was kept out of sight, and the delegate had left it to UIKit (C8).
    case collapseHidden
    /// There was no secondary to merge.
    case collapseAlone
    /// The delegate named a primary to expand to (X1).
    case expandToGiven
    /// The delegate returned the secondary (X2).
    case expandAnswered
    /// The top of the stack became the secondary (X4).
    case expandPopped
    /// The secondary that was kept out of sight was restored (P2, X9).
    case expandPreserved
    /// There was no controller to become the secondary (X11).
    case expandAlone
    /// The delegate showed the detail (D1).
    case detailAnswered
    /// The detail went on the collapsed stack (D2, D3).
    case detailOnStack
    /// The detail was presented over everything (D4).
    case detailPresented
    /// The detail replaced the secondary (D5).
    case detailReplaced
    /// The detail was the secondary already (D7).
    case detailAgain
    /// The detail was shown before the first layout (ST10).
    case detailBeforeLayout
    /// The detail had no effect (ST12).
    case detailNowhere
    /// The columns were assigned before the first layout (ST10).
    case columnsBeforeLayout
    /// The columns were assigned side by side.
    case columnsSideBySide
    /// The columns were assigned while merged (ST12).
    case columnsWhileMerged
    /// A controller was moved from one container to another without leaving the first.
    case takenOver
    /// The last screen of a stack was to be popped, and stayed.
    case rootStayed
    /// A swipe back was cancelled.
    case popCancelled
    /// The list column was hidden.
    case listHidden
    /// The list column was shown again.
    case listShown
    /// A presented controller was dismissed.
    case dismissed
    /// Something was raised.
    case raised
}

extension DelegateQuestion {
    /// The branch for an answer that is neither "no" nor missing.
    fileprivate var markOfAnswer: EngineMark? {
        switch self {
        case .primaryForCollapsing: .collapseOntoGiven
        case .primaryForExpanding: .expandToGiven
        case .collapse: .collapseAnswered
        case .separate: .expandAnswered
        case .showDetail: .detailAnswered
        case .show, .topColumn, .modeForExpanding, .targetMode: nil
        }
    }
}

extension ModelRuntime {
    /// Records the branch for a delegate's answer.
    func mark(_ answer: DelegateAnswer, to question: DelegateQuestion) {
        switch answer {
        case .bool(true), .controller: if let mark = question.markOfAnswer { self.mark(mark) }
        case .bool(false), .none, .notImplemented, .column, .mode: break
        }
    }

    /// Records that the engine takes a branch.
    func mark(_ mark: EngineMark) { marks |= 1 << UInt64(mark.rawValue) }
}
