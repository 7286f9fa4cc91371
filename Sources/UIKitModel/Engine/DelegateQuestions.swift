/// Questions to the delegate, each recorded with its answer before anything else happens.
extension UISplitViewController {
    final func chosenPrimary(forCollapsing: Bool) -> UIViewController? {
        forCollapsing
            ? answerController(.primaryForCollapsing, .primaryForCollapsing) {
                $0.primaryViewController(forCollapsing: self)
            }
            : answerController(.primaryForExpanding, .primaryForExpanding) {
                $0.primaryViewController(forExpanding: self)
            }
    }

    final func delegateCollapses(
        _ secondary: UIViewController, onto primary: UIViewController
    ) -> Bool {
        answerBool(.collapse(secondary.modelNumber, onto: primary.modelNumber), .collapse) {
            $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
        }
    }

    final func delegateSeparates(from primary: UIViewController) -> UIViewController? {
        answerController(.separate(from: primary.modelNumber), .separate) {
            $0.splitViewController(self, separateSecondaryFrom: primary)
        }
    }

    final func delegateShows(_ vc: UIViewController, sender: Any?) -> Bool {
        answerBool(.show(vc.modelNumber), .show) {
            $0.splitViewController(self, show: vc, sender: sender)
        }
    }

    final func delegateShowsDetail(_ vc: UIViewController, sender: Any?) -> Bool {
        answerBool(.showDetail(vc.modelNumber), .showDetail) {
            $0.splitViewController(self, showDetail: vc, sender: sender)
        }
    }

    /// K8: the column that will be on top of the stack.
    final func delegateTopColumn(proposing proposed: Column) -> Column {
        answer(.topColumn(proposed: proposed), .topColumn, noting: DelegateAnswer.column) {
            $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        } ?? proposed
    }

    /// K12: the arrangement after the expansion.
    final func delegateModeForExpanding(proposing proposed: DisplayMode) -> DisplayMode {
        answer(
            .modeForExpanding(proposed: proposed), .modeForExpanding, noting: DelegateAnswer.mode
        ) {
            $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        } ?? proposed
    }

    /// V14: the effect of the button and the gesture; `.automatic` leaves it to the split view.
    final func delegateTargetMode() -> DisplayMode {
        answer(.targetMode, .targetMode, noting: DelegateAnswer.mode) {
            $0.targetDisplayModeForAction(in: self)
        } ?? .automatic
    }

    private func answerBool(
        _ question: DelegateQuestion, _ method: DelegateMethods,
        _ put: (any UISplitViewControllerDelegate) -> Bool
    ) -> Bool {
        answer(question, method, noting: DelegateAnswer.bool, put) ?? false
    }

    private func answerController(
        _ question: DelegateQuestion, _ method: DelegateMethods,
        _ put: (any UISplitViewControllerDelegate) -> UIViewController?
    ) -> UIViewController? {
        answer(
            question, method,
            noting: DelegateAnswer.screen, put
        ) ?? nil
    }

    /// Asks a question, and records it with the answer; `nil` if the run has ended, or there is no
    /// delegate.
    private func answer<Answer>(
        _ question: DelegateQuestion, _ method: DelegateMethods,
        noting note: (Answer) -> DelegateAnswer,
        _ put: (any UISplitViewControllerDelegate) -> Answer
    ) -> Answer? {
        guard let place = runtime.beginQuestion(question) else { return nil }
        let callback =
            runtime.callbacks.isKept
            ? runtime.beginCallback("\(question)", about: nil, .question) : nil
        let answer = ask(method, put)
        endCallback(callback)
        runtime.endQuestion(question, at: place, answer: answer.map(note))
        return answer
    }
}
