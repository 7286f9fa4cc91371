/// Values that an app set on an object, and can read back; the model has no use for them.
///
/// They are the app's own memory, and released with their object. Of these the engine reads only
/// who waits for changes of traits, and the delegate of a presented controller.
package final class AppValues {
    /// The values in the order of their names, of which an object has few.
    private(set) var entries: [(name: String, value: Any)] = []

    init() {}
    package subscript(name: String) -> Any? {
        get { entries.first { $0.name == name }?.value }
        set {
            let place = entries.firstIndex { $0.name >= name } ?? entries.count
            let isKnown = place < entries.count && entries[place].name == name
            if isKnown { entries.remove(at: place) }
            if let newValue { entries.insert((name, newValue), at: place) }
        }
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
    package func appValue<Value>(_ name: String) -> Value? { (self as? AppValues)?[name] as? Value }
}
