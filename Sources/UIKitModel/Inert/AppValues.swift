/// Values that an app set on an object, for which the model has no use: it can read them back.
///
/// They are the app's own memory, which no record of a state contains, and they are released with
/// their object. Of these the engine reads only who waits for changes of traits, and the delegate
/// of what is presented, which is recorded as long as that lasts.
package final class AppValues {
    private var values: [String: Any] = [:]
    init() {}
    package subscript(name: String) -> Any? {
        get { values[name] }
        set { values[name] = newValue }
    }
}

extension Optional<AnyObject> {
    /// The values of the app, or those of a place that has none yet.
    package var appValues: AppValues {
        mutating get {
            if let values = self as? AppValues { return values }
            let values = AppValues()
            self = values
            return values
        }
    }
    /// A value of the app, if there is one.
    package func appValue<Value>(_ name: String) -> Value? { (self as? AppValues)?[name] as? Value }
}
