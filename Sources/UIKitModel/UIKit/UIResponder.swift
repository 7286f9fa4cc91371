@_exported import Foundation

#if !canImport(ObjectiveC)
    /// The name of a method, as the Objective-C runtime knows it.
    ///
    /// Only two selectors mean anything to the model: `showViewController:sender:` and
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

    /// Whether this object is willing to perform an action that it implements.
    ///
    /// The target lookup of `show` and `showDetail` asks it (T1). UIKit's own answer for a method
    /// that is implemented is yes; an app refuses by overriding.
    ///
    /// - Parameters:
    ///   - action: The method that is to be sent.
    ///   - sender: Who asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}
