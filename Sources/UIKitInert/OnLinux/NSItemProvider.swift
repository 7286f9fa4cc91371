#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    /// Inert: data for another app, which never asks for it.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        /// Inert: a name for a file with the data.
        open var suggestedName: String?
        /// Inert: the types of the data; nothing registers any.
        open var registeredTypeIdentifiers: [String] { [] }

        /// Inert: no data.
        public override init() { super.init() }
        /// Inert: an object whose data would be handed over.
        public init(object: Any) { super.init() }
        /// Inert: a file that would be handed over.
        public init?(contentsOf fileURL: URL!) { super.init() }
        /// Inert: data of a type that would be handed over.
        public init(item: Any?, typeIdentifier: String?) { super.init() }

        /// Inert: none of a type.
        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
        /// Inert: none of a class.
        public final func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { false }
        /// Inert: never calls back.
        @discardableResult
        public final func loadObject<Object>(
            ofClass aClass: Object.Type,
            completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }
    }
#endif
