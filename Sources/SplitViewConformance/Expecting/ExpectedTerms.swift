/// The terms that policies set for every step of an app.
extension Policies {
    /// The terms of an app in each of its steps.
    ///
    /// - Parameter isColumnStyle: Whether its split view has a column style.
    func terms(isColumnStyle: Bool) -> Expectation.Terms {
        var terms: Expectation.Terms = []
        if merging == .asItComes { terms.insert(.mayNest) }
        if merging != .handedOver { terms.insert(.mayTakeOver) }
        if !hasBars { terms.insert(.mayLackBars) }
        if keepsScreens { terms.insert(.mayKeep) }
        if otherTabs == .kept || otherTabs == .follow { terms.insert(.tabsKeepDetails) }
        if screens == .another { terms.insert(.hasOtherScreens) }
        let sizes = [true, false].map {
            replaces(inOneStack: $0, isReplacing: false, isColumnStyle: isColumnStyle)
        }
        if sizes[0] != sizes[1] { terms.insert(.sizesDiffer) }
        return terms
    }

    /// Whether a selection takes the place of the details that are shown.
    ///
    /// - Parameters:
    ///   - isOneStack: Whether a row is tapped in one stack.
    ///   - isReplacing: Whether its detail is meant to replace others.
    ///   - isColumnStyle: Whether the split view has a column style.
    func replaces(inOneStack isOneStack: Bool, isReplacing: Bool, isColumnStyle: Bool) -> Bool {
        switch selection {
        case .replaces: true
        case .stacks: false
        case .asUIKit: !isOneStack || isColumnStyle
        case .asDetailSays: isOneStack ? isColumnStyle : isReplacing
        }
    }

    /// Whether a screen that the app makes anew is the same if it shows the same.
    var makesScreensAnew: Bool { screens != .same }
}
