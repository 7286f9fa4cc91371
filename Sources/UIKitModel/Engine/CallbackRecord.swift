/// Callbacks that ask nothing, recorded for a reader while a trace is performed for a story.
///
/// A search does not record them: a step has dozens, and no law is about them.
package struct RecordedCallback: Hashable, Sendable {
    /// The name of the method, as a reader knows it: `viewDidAppear`, `didShow`.
    package let name: String
    /// The controller that it is about, or its hearer; `nil` for a callback about a split view.
    package let controller: ControllerNumber?
    /// Whether it is a method of the controller itself, and not of a delegate.
    package let isOwn: Bool
    /// The number of events of the step before it.
    package let place: Int
    /// Whether app code changed something in it: a stack, a column, an arrangement. A change in
    /// another callback in between is said of that callback.
    package fileprivate(set) var hasActed = false
    /// The rest of the budget when it began.
    fileprivate let budget: Int
    /// The part of it that callbacks had taken until then.
    fileprivate let taken: Int
}

extension ModelRuntime {
    package struct CallbackRecord {
        /// Whether one is kept, for a story.
        package var isKept = false
        package internal(set) var entries: [RecordedCallback] = []
        /// The part of the budget of the step that they have taken.
        fileprivate var taken = 0
    }

    /// Begins a callback that is recorded.
    ///
    /// - Returns: Its index in the record.
    func beginCallback(_ name: String, about vc: UIViewController?, isOwn: Bool) -> Int {
        callbacks.entries.append(
            RecordedCallback(
                name: name, controller: vc?.modelNumber, isOwn: isOwn, place: events.count,
                budget: budget.operationsLeft, taken: callbacks.taken))
        return callbacks.entries.count - 1
    }

    /// Ends a callback. Everything that changes something takes from the budget of the step.
    func endCallback(_ index: Int) {
        guard callbacks.entries.indices.contains(index) else { return }
        let total = callbacks.entries[index].budget - budget.operationsLeft
        let taken = callbacks.entries[index].taken
        callbacks.entries[index].hasActed = total > callbacks.taken - taken
        callbacks.taken = taken + total
    }
}

extension UIViewController {
    /// The index of an appearance callback in the record; `nil` if none is kept.
    @inline(__always) final func noteCallback(_ name: StaticString) -> Int? {
        guard runtime.callbacks.isKept else { return nil }
        return runtime.beginCallback("\(name)", about: self, isOwn: true)
    }

    /// Calls `didMove(toParent:)` and records it.
    final func didMove(noting parent: UIViewController?) {
        former = nil
        let note = noteCallback("didMove")
        didMove(toParent: parent)
        endCallback(note)
    }

    /// Ends a callback that `noteCallback` began.
    @inline(__always) final func endCallback(_ index: Int?) {
        if let index { runtime.endCallback(index) }
    }
}

extension DelegateMethods {
    /// The name of a method that asks nothing.
    var name: String {
        switch self {
        case .willChangeTo: "willChangeTo"
        case .didCollapse: "splitViewControllerDidCollapse"
        case .didExpand: "splitViewControllerDidExpand"
        case .willShow: "willShow column"
        case .willHide: "willHide column"
        case .didShow: "didShow column"
        case .didHide: "didHide column"
        default: preconditionFailure("a question is recorded with its answer")
        }
    }
}
