import UIKitModel

/// A controller that Objective-C code casts to a navigation controller without a check, to read its
/// stack. Any other controller does not respond to that, and raises an exception.
@MainActor func castToNavigationController(_ vc: UIViewController) -> UINavigationController? {
    if let navigation = vc as? UINavigationController { return navigation }
    ModelRuntime.current.raise(
        "NSInvalidArgumentException",
        reason: "-[\(type(of: vc)) viewControllers]: unrecognized selector sent to instance")
    return nil
}
