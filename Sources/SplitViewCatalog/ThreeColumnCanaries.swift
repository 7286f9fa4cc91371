import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// The canaries in the apps with three columns, and in the one with an inspector.
extension Canary {
    static let ofThreeColumns: [Canary] = [
        // The launch is the collapse.
        Canary(
            .feeds("canary-placeholder-first", origin: bug("the placeholder is on top")) {
                PlaceholderFirst()
            }, law: "blank-never-nested", shortest: 1),
        // A window in which the feeds are hidden, and one collapse.
        Canary(
            .feeds("canary-headlines-left-behind", origin: bug("the feeds are on top")) {
                HeadlinesLeftBehind()
            }, law: "same-screen", shortest: 2),
        // The first column, and one of its rows.
        Canary(
            .feeds("canary-headlines-in-third-column", origin: bug("a list in the third column")) {
                HeadlinesInThirdColumn()
            }, law: "right-side", shortest: 3),
        // The first column is shown, and hidden again.
        Canary(
            .feeds("canary-hides-both-lists", origin: bug("hiding one list hides both")) {
                FeedBrowser(delegate: HidesBothLists())
            }, law: "tap-works", shortest: 3),
        // The first column, floating above the second.
        Canary(
            .feeds("canary-insets-second-column", origin: bug("a list is inset twice")) {
                let split = InsetsSecondColumn(style: .tripleColumn)
                let app = FeedBrowser(in: split)
                split.preferredSplitBehavior = .overlay
                return app
            }, law: "on-screen", shortest: 2),
        // A book beside its shelf, and one collapse.
        Canary(
            .library("canary-tabs-forget-book", origin: bug("the compact column has no book")) {
                TabsForgetBook()
            }, law: "same-screen", shortest: 3),
        // The same: the book is there, and the app does not know it.
        Canary(
            .library(
                "canary-tabs-forget-record", origin: bug("the compact column's book is unknown")
            ) {
                TabsForgetRecord()
            }, law: "app-record", shortest: 3),
        // The other tab, and one separation.
        Canary(
            .library("canary-shelf-left-behind", origin: bug("the columns show another shelf")) {
                ShelfLeftBehind()
            }, law: "contents-preserved", shortest: 3),
        // A drawing, its properties, and another drawing.
        Canary(
            .drawings("canary-inspector-left-behind", origin: bug("the inspector does not follow"))
            {
                InspectorLeftBehind(hasInspector: $0)
            }, law: "app-record", shortest: 4),
    ]

    private static func bug(_ what: String) -> String { "seeded bug: \(what)" }
}
