/// The two actions whose target is looked up in the tree (T1).
enum ShowAction {
    case show, showDetail

    init?(selector: Selector) {
        switch selector {
        case ShowAction.show.selector: self = .show
        case ShowAction.showDetail.selector: self = .showDetail
        default: return nil
        }
    }

    var selector: Selector {
        switch self {
        case .show: NSSelectorFromString("showViewController:sender:")
        case .showDetail: NSSelectorFromString("showDetailViewController:sender:")
        }
    }
}

extension UIViewController {
    /// T1: this controller if it overrides the action and does not refuse, else the nearest above.
    final func target(for action: ShowAction, sender: Any?) -> UIViewController? {
        var place: UIViewController? = self
        while let candidate = place {
            if candidate.implements(action),
                candidate.canPerformAction(action.selector, withSender: sender)
            {
                return candidate
            }
            place = candidate.container
        }
        return nil
    }

    /// T2: sends the action on, or presents if there is no target.
    final func forward(_ action: ShowAction, of vc: UIViewController, sender: Any?) {
        switch target(for: action, sender: sender) {
        case .some(let target) where target !== self:
            if action == .show {
                target.show(vc, sender: sender)
            } else {
                target.showDetailViewController(vc, sender: sender)
            }
        case .some, nil: presentInItsStyle(vc)
        }
    }
}
