#if !(canImport(ObjectiveC) || AS_DARWIN)
    /// The activity of a person, as the app describes it for later. Foundation has it on Apple's
    /// platforms alone. Inert: nothing is handed to another device, indexed or restored.
    open class NSUserActivity: NSObject, InertObject {
        /// Its kind, which the app has chosen.
        public let activityType: String
        /// Inert: the title, which is not shown.
        open var title: String?
        /// Inert: what the app needs to go on; it is held.
        open var userInfo: [AnyHashable: Any]?
        /// Inert: the keys that would be kept.
        open var requiredUserInfoKeys: Set<String>?
        /// Inert: the page that shows the same.
        open var webpageURL: URL?
        /// Inert: the page from which it came.
        open var referrerURL: URL?
        /// Inert: whether what is held would have to be saved first.
        open var needsSave = false
        /// Inert: whether another device might go on with it; there is none.
        open var isEligibleForHandoff = true
        /// Inert: whether a search would find it; nothing searches.
        open var isEligibleForSearch = false
        /// Inert: whether everyone's search would find it; nothing searches.
        open var isEligibleForPublicIndexing = false
        /// Inert: whether it would be suggested; nothing is.
        open var isEligibleForPrediction = false
        /// Inert: the name under which it would be deleted.
        open var persistentIdentifier: String?
        /// Inert: which scene would go on with it.
        open var targetContentIdentifier: String?
        /// Inert: words by which a search would find it.
        open var keywords: Set<String> = []

        /// An activity of a kind.
        public init(activityType: String) { self.activityType = activityType }

        /// Adds to what is held.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
        }
        /// Inert: no activity is the present one.
        open func becomeCurrent() {}
        /// Inert: no activity is the present one.
        open func resignCurrent() {}
        /// Inert: it is handed to nothing, so there is nothing to end.
        open func invalidate() {}
    }

    /// Inert: the kind of an activity that leads to a page.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
