#if !(canImport(ObjectiveC) || AS_DARWIN)
    extension NSExceptionName {
        /// Something is in a state in which it should not be.
        public static let internalInconsistencyException = NSExceptionName(
            rawValue: "NSInternalInconsistencyException")
        /// A method was given what it cannot use.
        public static let invalidArgumentException = NSExceptionName(
            rawValue: "NSInvalidArgumentException")
        /// An index is out of bounds.
        public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
        /// Any other.
        public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    }
#endif
