/// An exception that app code raises. In the model it ends the run, as one of UIKit's does; the
/// code behind it goes on nevertheless, and changes nothing any more.
@preconcurrency @MainActor open class NSException: NSObject {
    public final let name: NSExceptionName
    public final let reason: String?
    public final let userInfo: [AnyHashable: Any]?
    /// An exception that is not raised yet.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }
    open func raise() { ModelRuntime.current.raise(name.rawValue, reason: reason ?? "") }
}
