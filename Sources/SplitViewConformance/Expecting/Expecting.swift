import UIKitModel

/// Completing what a person expects of a step, by its nature.
extension SplitViewStep {
    /// Facts about a step that its promise does not say.
    struct Circumstances {
        var link = Memory.Link()
        /// The tapped list, if app code answers the tap.
        var list: ReadScreen?
        /// Whether the detail that was shown is meant to replace others.
        var isReplacing = false
        /// Whether the screen in front before may be the target of the tapped row.
        var mayStay = false
    }

    /// Completes what a person expects.
    ///
    /// - Parameters:
    ///   - policies: The product decisions of the app.
    ///   - circumstances: What is known beside the promise.
    mutating func expect(under policies: Policies, in circumstances: Circumstances) {
        switch nature {
        case .transition: expectTurn(under: policies, link: circumstances.link)
        case .direct: expectMove(under: policies)
        case .app: expectAct()
        case .show:
            expectShow(
                under: policies, tapping: circumstances.list,
                isReplacing: circumstances.isReplacing, mayStay: circumstances.mayStay)
        }
    }

    /// A step made by hand in a test, with its promise and the consequences of policies.
    ///
    /// - Parameters:
    ///   - told: What command and app code say.
    ///   - policies: The product decisions of the app.
    ///   - facts: What the step knows besides.
    /// - Returns: The step with what a person expects of it.
    package static func made(
        _ step: SplitViewStep, told: Expectation, policies: Policies,
        facts: HandmadeFacts = HandmadeFacts()
    ) -> SplitViewStep {
        var made = step
        let leadsBack = step.completesRoundTrip
        made.expectation = told
        made.app.rows = facts.rows
        made.app.ownActions = facts.ownActions
        made.app.isRestorable = facts.isRestorable
        made.was.listColumn = facts.listColumnBefore
        made.survivors = facts.survivors
        made.expectation.terms.formUnion(policies.terms(isColumnStyle: facts.isColumnStyle))
        made.app.isColumnStyle = facts.isColumnStyle
        made.app.built = step.was
        made.expect(under: policies, in: Circumstances())
        if leadsBack {
            made.expectation.terms.insert(.leadsBack)
            made.expectMixedTabs(under: policies)
        }
        if made.passesThroughBackground, leadsBack { made.expectation.terms.insert(.isStay) }
        return made
    }

    /// How the columns were arranged before the collapse that this step ends.
    package var arrangementBefore: Arrangement? {
        get { beginning.arrangement }
        set { beginning.arrangement = newValue }
    }

    /// Further facts of a step made by hand in a test.
    package struct HandmadeFacts {
        /// The number of rows that may differ.
        package var rows: UInt8 = 1
        /// The number of the app's own actions.
        package var ownActions: UInt8 = 0
        /// Whether the app takes part in state restoration.
        package var isRestorable = false
        /// The obstacle between a person and the list column before.
        package var listColumnBefore = Snapshot.ListColumn.isShown
        /// The controllers that were taken away and live on.
        package var survivors: [UInt32] = []
        package var isColumnStyle = false

        /// The usual.
        package init() {}
    }
}
