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

    /// K8: the column that comes to the top of the one stack.
    final func delegateTopColumn(proposing proposed: Column) -> Column {
        let question = DelegateQuestion.topColumn(proposed: proposed)
        guard let place = runtime.beginQuestion(question) else { return proposed }
        let answer = ask(.topColumn) {
            $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        }
        runtime.endQuestion(question, at: place, answer: answer.map { .column($0) })
        return answer ?? proposed
    }

    /// K12: the arrangement after the expansion.
    final func delegateModeForExpanding(proposing proposed: DisplayMode) -> DisplayMode {
        let question = DelegateQuestion.modeForExpanding(proposed: proposed)
        guard let place = runtime.beginQuestion(question) else { return proposed }
        let answer = ask(.modeForExpanding) {
            $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        }
        runtime.endQuestion(question, at: place, answer: answer.map { .mode($0) })
        return answer ?? proposed
    }

    /// V14: what the button and the gesture lead to; `.automatic` leaves it to the split view.
    final func delegateTargetMode() -> DisplayMode {
        guard let place = runtime.beginQuestion(.targetMode) else { return .automatic }
        let answer = ask(.targetMode) { $0.targetDisplayModeForAction(in: self) }
        runtime.endQuestion(.targetMode, at: place, answer: answer.map { .mode($0) })
        return answer ?? .automatic
    }

    private func answerBool(
        _ question: DelegateQuestion, _ method: DelegateMethods,
        _ put: (any UISplitViewControllerDelegate) -> Bool
    ) -> Bool {
        guard let place = runtime.beginQuestion(question) else { return false }
        let answer = ask(method, put)
        runtime.endQuestion(question, at: place, answer: answer.map { .bool($0) })
        return answer ?? false
    }

    private func answerController(
        _ question: DelegateQuestion, _ method: DelegateMethods,
        _ put: (any UISplitViewControllerDelegate) -> UIViewController?
    ) -> UIViewController? {
        guard let place = runtime.beginQuestion(question) else { return nil }
        let answer = ask(method, put)
        runtime.endQuestion(
            question, at: place,
            answer: answer.map { vc in
                vc.map { DelegateAnswer.controller($0.modelNumber) } ?? DelegateAnswer.none
            })
        return answer ?? nil
    }
}
