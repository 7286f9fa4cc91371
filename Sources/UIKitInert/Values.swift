import UIKitModel

/// The storage for the values of an app: with the object itself, under the name of the property. A
/// value is released with its object.
extension UIResponder {
    public final var undoManager: UndoManager? { nil }
    func held<Value>(_ name: String = #function) -> Value? { attachment.appValue(name) }
    func hold(_ value: Any?, _ name: String = #function) { attachment.appValues[name] = value }
    /// A value that is made when it is first read.
    func held<Value>(_ name: String = #function, orMade make: @autoclosure () -> Value) -> Value {
        if let value: Value = attachment.appValue(name) { return value }
        let value = make()
        attachment.appValues[name] = value
        return value
    }
}

extension UIBarButtonItem {
    func held<Value>(_ name: String = #function) -> Value? { attachment.appValue(name) }
    func hold(_ value: Any?, _ name: String = #function) { attachment.appValues[name] = value }
}
