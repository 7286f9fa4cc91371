/// An exception that app code raises. In the model it ends the run, as one of UIKit's does; the
/// code behind it goes on nevertheless, and changes nothing any more.
@preconcurrency @MainActor open class NSException: NSObject {
    /// Its name.
    public final let name: NSExceptionName
    /// Why it is raised.
    public final let reason: String?
    /// What else is said about it.
    public final let userInfo: [AnyHashable: Any]?

    /// An exception that is not raised yet.
    public init(
        name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
    }

    /// Raises it.
    open func raise() {
        ModelRuntime.current.raise(name.rawValue, reason: reason ?? "")
    }
}
