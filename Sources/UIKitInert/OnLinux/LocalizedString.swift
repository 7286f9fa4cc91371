#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    extension String {
        /// The text itself: there are no translations. Foundation has this on a Mac alone.
        public init(
            localized key: String, defaultValue: String? = nil, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
        ) { self = defaultValue ?? key }
    }
#endif
