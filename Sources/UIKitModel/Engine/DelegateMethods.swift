/// The methods of a split view delegate, as a set.
///
/// UIKit asks an object once which of the optional methods it implements. Swift has no such query,
/// but the default implementations report that they are the default. Methods missing in a type of
/// delegate are remembered, so that they are not called again.
struct DelegateMethods: OptionSet {
    let rawValue: UInt16

    static let primaryForCollapsing = DelegateMethods(rawValue: 1 << 0)
    static let primaryForExpanding = DelegateMethods(rawValue: 1 << 1)
    static let collapse = DelegateMethods(rawValue: 1 << 2)
    static let separate = DelegateMethods(rawValue: 1 << 3)
    static let show = DelegateMethods(rawValue: 1 << 4)
    static let showDetail = DelegateMethods(rawValue: 1 << 5)
    static let willChangeTo = DelegateMethods(rawValue: 1 << 6)
    static let didCollapse = DelegateMethods(rawValue: 1 << 7)
    static let didExpand = DelegateMethods(rawValue: 1 << 8)
    static let willShow = DelegateMethods(rawValue: 1 << 9)
    static let willHide = DelegateMethods(rawValue: 1 << 10)
    static let didShow = DelegateMethods(rawValue: 1 << 11)
    static let didHide = DelegateMethods(rawValue: 1 << 12)
    static let topColumn = DelegateMethods(rawValue: 1 << 13)
    static let modeForExpanding = DelegateMethods(rawValue: 1 << 14)
    static let targetMode = DelegateMethods(rawValue: 1 << 15)
}

extension UISplitViewController {
    /// The methods that the last type of delegate does not implement: most processes have one type
    /// of delegate, for one scene after another.
    @exclusivity(unchecked) static var lastType = ObjectIdentifier(UISplitViewController.self)
    @exclusivity(unchecked) static var lastMissing: DelegateMethods = []

    final func delegateDidChange() {
        wasGivenDelegate = delegate != nil
        delegateIdentity = nil
        guard let delegate else { return missing = [] }
        delegateIdentity = ObjectIdentifier(delegate)
        missing = ObjectIdentifier(type(of: delegate)) == Self.lastType ? Self.lastMissing : []
    }

    /// Called by the default implementations.
    ///
    /// - Parameters:
    ///   - delegate: The delegate without such a method. One delegate may forward calls to another
    ///     that has none; then it does have the method.
    final func note(
        _ delegate: any UISplitViewControllerDelegate, lacks method: DelegateMethods
    ) {
        guard let own = self.delegate, own === delegate else { return }
        missing.insert(method)
        Self.lastType = ObjectIdentifier(type(of: own))
        Self.lastMissing = missing
    }

    /// Calls a method of the delegate, if it is implemented.
    final func tell(
        _ method: DelegateMethods, _ call: (any UISplitViewControllerDelegate) -> Void
    ) {
        guard !missing.contains(method), let delegate else { return }
        let note =
            runtime.callbacks.isKept
            ? runtime.beginCallback(method.name, about: nil, .ofDelegate) : nil
        call(delegate)
        endCallback(note)
    }

    /// Asks the delegate; `nil` if there is none or it has no such method.
    final func ask<Answer>(
        _ method: DelegateMethods, _ call: (any UISplitViewControllerDelegate) -> Answer
    ) -> Answer? {
        guard !missing.contains(method), let delegate else { return nil }
        let answer = call(delegate)
        return missing.contains(method) ? nil : answer
    }
}
