import SplitViewConformance

extension SplitViewSubject {
    /// The correct app of notes on phones: one has room for two columns in landscape, one never,
    /// one while it is open.
    public static let mergingPhones = mergingNotes.on(
        [.iPhone17ProMax, .iPhone16, .iPhoneDuo], as: "merging-phones",
        origin: "the correct app of notes, on three phones, of which one folds")

    /// The delegate to copy for named columns, on a tablet with other apps beside it.
    public static let recommendedTablet = recommendedColumns.on(
        [.iPadPro12_9], as: "recommended-tablet",
        origin: "the delegate to copy for named columns, on a tablet")
}
