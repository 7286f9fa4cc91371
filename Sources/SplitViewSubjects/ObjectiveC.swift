import UIKitModel

/// A controller that Objective-C code casts to a navigation controller without a check, in order to
/// ask for its stack: any other does not understand the question, and that is raised.
@MainActor func castToNavigationController(_ vc: UIViewController) -> UINavigationController? {
    if let navigation = vc as? UINavigationController { return navigation }
    ModelRuntime.current.raise(
        "NSInvalidArgumentException",
        reason: "-[\(type(of: vc)) viewControllers]: unrecognized selector sent to instance")
    return nil
}
