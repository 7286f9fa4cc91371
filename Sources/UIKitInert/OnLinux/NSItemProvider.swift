#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    /// Data for another app, which never asks for it.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        open var suggestedName: String?
        open var registeredTypeIdentifiers: [String] { [] }
        public override init() { super.init() }
        public init(object: Any) { super.init() }
        public init?(contentsOf fileURL: URL!) { super.init() }
        public init(item: Any?, typeIdentifier: String?) { super.init() }
        open func hasItemConformingToTypeIdentifier(_: String) -> Bool { false }
        public final func canLoadObject<Object>(ofClass: Object.Type) -> Bool { false }
        /// Never calls back.
        @discardableResult public final func loadObject<Object>(
            ofClass aClass: Object.Type,
            completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }
    }
#endif
