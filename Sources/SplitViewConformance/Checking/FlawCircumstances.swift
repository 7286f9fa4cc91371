import StatefulTesting
import UIKitModel

/// The circumstances of a step that breaks a law, as far as words for people depend on them.
///
/// A flaw whose trace was not performed has fewer of them, and so the more general words.
package struct FlawCircumstances: OptionSet, Hashable, Sendable, Codable {
    /// One bit for each.
    package let rawValue: UInt64

    /// The circumstances with these bits.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: Int) { self.init(rawValue: 1 << bit) }

    // The kind of step.

    /// The window comes on screen for the first time.
    static let opening = Self(bit: 0)
    /// The columns merge, after the window was on screen.
    static let narrowing = Self(bit: 1)
    /// The columns separate.
    static let widening = Self(bit: 2)
    /// The app was in the background meanwhile.
    static let resting = Self(bit: 3)
    /// A person taps a row, or a link is opened.
    static let showing = Self(bit: 4)
    /// A person, or the app in their stead, acts on a stack: Back, another tab, a further page.
    static let acting = Self(bit: 5)
    /// The app acts on its own account.
    static let ofApp = Self(bit: 6)
    /// The step leads back to where the step before it began.
    static let thereAndBack = Self(bit: 7)

    // The screens.

    /// The empty detail is in front after it.
    static let emptyInFront = Self(bit: 8)
    /// A list is in front after it, in a narrow window.
    static let listInFront = Self(bit: 9)
    /// A page is in front after it.
    static let pageInFront = Self(bit: 10)
    /// A person looked at a list before it.
    static let listSeen = Self(bit: 11)
    /// A person looked at a page before it.
    static let pageSeen = Self(bit: 12)
    /// It is about a list.
    static let ofList = Self(bit: 13)
    /// It is about a page.
    static let ofPage = Self(bit: 14)
    /// The list column is hidden after it.
    static let listHidden = Self(bit: 15)
    /// The window is narrow after it.
    static let narrow = Self(bit: 16)

    // The delegate.

    /// The split view has no delegate.
    static let noDelegate = Self(bit: 17)
    /// The delegate has no method that UIKit asked it for as the columns merged.
    static let mergingUnanswered = Self(bit: 18)
    /// It answered that it had merged the columns.
    static let saidMerged = Self(bit: 19)
    /// It left merging to UIKit.
    static let leftMerging = Self(bit: 20)
    /// It gave a controller for the detail column.
    static let gaveDetail = Self(bit: 21)
    /// It gave none, or was not there to be asked.
    static let gaveNoDetail = Self(bit: 22)
    /// The split view has a column style.
    static let columnStyle = Self(bit: 23)

    // The fault.

    static let isLost = Self(bit: 24)
    static let hasReturned = Self(bit: 25)
    static let cameFromNowhere = Self(bit: 26)
    static let isDeselected = Self(bit: 27)
    static let shouldBeGone = Self(bit: 28)
    static let hasChanged = Self(bit: 29)
    static let isNotThere = Self(bit: 30)
    /// The app keeps a record of nothing, where a page is shown.
    static let recordsNothing = Self(bit: 31)
    /// Screens have changed places.
    static let overtaken = Self(bit: 32)
    /// What was asked for is a column.
    static let ofColumns = Self(bit: 33)
    /// Nothing was to change.
    static let ofNothing = Self(bit: 34)
    /// What was to be left stays.
    static let ofLeaving = Self(bit: 35)
    /// What was to come is not in front.
    static let ofComing = Self(bit: 36)
    /// What was taken away is in front.
    static let ofRemoval = Self(bit: 38)
    /// What was raised is that the model lacks something.
    static let notModelled = Self(bit: 39)
    /// A link leads elsewhere than the same link again.
    static let ofLink = Self(bit: 37)

    /// A new fault of shape.
    static func shape(_ kind: ShapeFault.Kind) -> Self { Self(bit: 40 + Int(kind.rawValue)) }
}

extension FlawCircumstances {
    /// The circumstances of a performed step.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - flaw: How it breaks a law.
    ///   - hasDelegate: Whether the split view has a delegate.
    init(of step: SplitViewStep, showing flaw: Flaw, hasDelegate: Bool) {
        self = []
        insert(Self.kind(of: step))
        if SplitViewSymptom(flaw.symptom)?.isOfState == true {
            for fault in step.now.faults { insert(.shape(fault.kind)) }
        } else if step.opensLink {
            insert(.ofLink)
        }
        if step.completesRoundTrip { insert(.thereAndBack) }
        if step.now.isOneStack { insert(.narrow) }
        if step.listColumn != .isShown { insert(.listHidden) }
        if step.app.isColumnStyle { insert(.columnStyle) }
        insertScreens(of: step)
        if !hasDelegate { insert(.noDelegate) }
        for case .asked(let question, let answer) in step.calls {
            insert(Self.answer(answer, to: question))
        }
        if let fault = step.contentFault { insert(Self.fault(fault, of: step)) }
        for kind in step.newShapeFaults { insert(.shape(kind)) }
        if step.after.record == .nothing { insert(.recordsNothing) }
        if step.exception?.isLimitOfModel == true { insert(.notModelled) }
        if step.overtaking != nil { insert(.overtaken) }
        insert(Self.expected(step.expectation.front))
    }

    /// The circumstances that a flaw tells by itself, where its trace was not performed.
    init(of flaw: Flaw) {
        self = []
        guard let symptom = SplitViewSymptom(flaw.symptom) else { return }
        switch symptom.phase {
        // A window that opens narrow merges its columns, too.
        case .none, .collapsing, .stayingWide, .standingWide: break
        case .stayingNarrow, .standingNarrow: insert(.narrow)
        case .expanding: insert(.widening)
        case .showingNarrow, .showingWide: insert([.showing, .ofLink])
        case .actingNarrow, .actingWide: insert(.acting)
        case .appNarrow, .appWide: insert(.ofApp)
        }
    }

    private static func kind(of step: SplitViewStep) -> Self {
        switch step.nature {
        case .transition where step.isLaunch: .opening
        case .transition where step.expects(.isStay): .resting
        case .transition where !step.changesColumns: []
        case .transition: step.now.isOneStack ? .narrowing : .widening
        case .show: .showing
        case .direct: .acting
        case .app: .ofApp
        }
    }

    private mutating func insertScreens(of step: SplitViewStep) {
        if let seen = step.was.lookedAt { insert(seen.isList ? .listSeen : .pageSeen) }
        for screen in step.now.fronts where screen.isInSight {
            if screen.isPlaceholder { insert(.emptyInFront) }
            if screen.isDetail { insert(.pageInFront) }
            if screen.isList, step.now.isOneStack { insert(.listInFront) }
        }
    }

    private static func answer(_ answer: DelegateAnswer, to question: DelegateQuestion) -> Self {
        switch (question, answer) {
        case (.collapse, .bool(true)): .saidMerged
        case (.collapse, .bool(false)): .leftMerging
        case (.collapse, .notImplemented), (.topColumn, .notImplemented): .mergingUnanswered
        case (.separate, .controller): .gaveDetail
        case (.separate, _): .gaveNoDetail
        default: []
        }
    }

    private static func fault(_ fault: ContentFault, of step: SplitViewStep) -> Self {
        let screen = fault.key.flatMap { step.was.anyScreen($0) ?? step.now.anyScreen($0) }
        let kind: Self = screen.map { $0.isList ? .ofList : .ofPage } ?? []
        let what: Self =
            switch fault.what {
            case .isLost: .isLost
            case .hasReturned: .hasReturned
            case .cameFromNowhere: .cameFromNowhere
            case .isDeselected: .isDeselected
            case .shouldBeGone: .shouldBeGone
            case .hasChanged: .hasChanged
            case .isNotThere: .isNotThere
            }
        return kind.union(what)
    }

    private static func expected(_ front: Expectation.Front) -> Self {
        switch front {
        case .whatever, .lookedAt, .next: []
        case .comes, .item, .something: .ofComing
        case .same: .ofNothing
        case .below: .ofLeaving
        case .without: .ofRemoval
        case .still, .first: []
        case .otherColumns, .column: .ofColumns
        }
    }
}

extension SplitViewSymptom {
    /// Whether a state is broken, whichever step led there.
    fileprivate var isOfState: Bool { phase == .standingNarrow || phase == .standingWide }
}
