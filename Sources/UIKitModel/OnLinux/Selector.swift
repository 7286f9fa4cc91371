#if !(canImport(ObjectiveC) || AS_DARWIN)
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

    /// The selector with this name.
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
        Selector(aSelectorName)
    }
#endif
