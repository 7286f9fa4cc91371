@_exported import Foundation

#if !canImport(ObjectiveC)
    /// The name of a method, as in the Objective-C runtime.
    ///
    /// The model uses only two selectors: `showViewController:sender:` and
    /// `showDetailViewController:sender:` (T1).
    public struct Selector:
        Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
    {
        /// The name with its colons.
        public let description: String

        /// Makes the selector with this name.
        public init(_ name: String) { description = name }

        /// Makes the selector with this name.
        public init(stringLiteral name: String) { description = name }
    }
#endif

/// An object that can be asked whether it performs an action.
@MainActor open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }

    /// Whether this object accepts an action that it implements.
    ///
    /// The target lookup of `show` and `showDetail` calls it (T1). UIKit's own answer for a method
    /// that is implemented is yes; an app refuses by overriding.
    ///
    /// - Parameters:
    ///   - action: The method to send.
    ///   - sender: The sender.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}
