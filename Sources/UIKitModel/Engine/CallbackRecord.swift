/// A callback, recorded for a reader while a trace is performed for a story.
///
/// A search does not record them: a step has dozens, and no law is about them.
package struct RecordedCallback: Hashable, Sendable {
    /// The name of the method, as a reader knows it: `viewDidAppear`, `didShow`.
    package let name: String
    /// The controller that it is about, or its hearer; `nil` for a callback about a split view.
    package let controller: ControllerNumber?
    /// Whose method it is.
    package let kind: Kind
    /// The number of events of the step before it.
    package let place: Int
    /// Whether app code changed something in it: a stack, a column, an arrangement. A change in
    /// another callback in between is said of that callback.
    package fileprivate(set) var hasActed = false
    /// The app's record before and after, if it changed in this callback and in no other that came
    /// in between.
    package fileprivate(set) var recordChange: RecordChange?
    /// The rest of the budget when it began.
    fileprivate let budget: Int
    /// The part of it that callbacks had taken until then.
    fileprivate let taken: Int

    /// Whose method a callback is.
    package enum Kind: Sendable {
        /// A controller's own: `viewDidAppear`.
        case ofController
        /// A delegate's that asks nothing: `didShow`.
        case ofDelegate
        /// A delegate's with an answer, which the events of the step have.
        case question
    }

    /// Two values of the app's record, each `nil` for nothing.
    package struct RecordChange: Hashable, Sendable {
        package let before: UInt32?
        package let after: UInt32?
    }
}

extension ModelRuntime {
    package struct CallbackRecord {
        /// Whether one is kept, for a story.
        package var isKept = false
        package internal(set) var entries: [RecordedCallback] = []
        /// Reads what the app records of the screen that it shows, as a number; without a reader
        /// no change of it is noted.
        package var appRecord: (@MainActor () -> UInt32?)?
        /// The app's record when it was read last.
        fileprivate var lastRecord: UInt32?
        /// Whether it is being read: app code that answers may have callbacks of its own.
        fileprivate var isReading = false
        /// The callbacks under way, the innermost last.
        fileprivate var underWay: [Int] = []
        /// The part of the budget of the step that they have taken.
        fileprivate var taken = 0

        /// Forgets the callbacks of a step.
        mutating func clear() {
            if entries.isEmpty { return }
            entries.removeAll()
            underWay.removeAll()
        }
    }

    /// Begins a callback that is recorded.
    ///
    /// - Returns: Its index in the record.
    func beginCallback(
        _ name: String, about vc: UIViewController?, _ kind: RecordedCallback.Kind
    ) -> Int {
        readAppRecord()
        callbacks.entries.append(
            RecordedCallback(
                name: name, controller: vc?.modelNumber, kind: kind, place: events.count,
                budget: budget.operationsLeft, taken: callbacks.taken))
        callbacks.underWay.append(callbacks.entries.count - 1)
        return callbacks.entries.count - 1
    }

    /// Ends a callback. Everything that changes something takes from the budget of the step.
    func endCallback(_ index: Int) {
        guard callbacks.entries.indices.contains(index) else { return }
        readAppRecord()
        if callbacks.underWay.last == index { callbacks.underWay.removeLast() }
        // The answer to a question is an event, and its actions are those of the step.
        if callbacks.entries[index].kind == .question { return }
        let total = callbacks.entries[index].budget - budget.operationsLeft
        let taken = callbacks.entries[index].taken
        callbacks.entries[index].hasActed = total > callbacks.taken - taken
        callbacks.taken = taken + total
    }

    /// Reads the app's record, and notes a change with the innermost callback under way: it is the
    /// app code that ran since it was read last.
    private func readAppRecord() {
        guard let read = callbacks.appRecord, !callbacks.isReading else { return }
        callbacks.isReading = true
        let now = read()
        callbacks.isReading = false
        let last = callbacks.lastRecord
        callbacks.lastRecord = now
        guard now != last, let index = callbacks.underWay.last,
            callbacks.entries.indices.contains(index)
        else { return }
        let before = callbacks.entries[index].recordChange.map(\.before) ?? last
        callbacks.entries[index].recordChange =
            before == now ? nil : .init(before: before, after: now)
    }
}

extension UIViewController {
    /// The index of an appearance callback in the record; `nil` if none is kept.
    @inline(__always) final func noteCallback(_ name: StaticString) -> Int? {
        guard runtime.callbacks.isKept else { return nil }
        return runtime.beginCallback("\(name)", about: self, .ofController)
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
