import SplitViewConformance
import SplitViewSubjects

/// The canaries in the apps that make and show their screens themselves: each is one of these apps
/// with a mistake invited by its manner of writing.
extension Canary {
    static let ofManners: [Canary] = [
        // Two links.
        Canary(
            .reader("canary-keeps-articles", origin: bug("the coordinator keeps all articles")) {
                KeepsArticles()
            }, law: "released", shortest: 2),
        // A chapter, and a recipe beside it.
        Canary(
            .cookbook("canary-recipe-pushed", origin: bug("a list pushes what was tapped")) {
                Cookbook(contents: PushingContents())
            }, law: "right-side", shortest: 3),
        // A narrow launch, which stacks the columns as they are.
        Canary(
            .mail("canary-decides-too-late", origin: bug("the delegate is set after the launch")) {
                DecidesTooLate()
            }, law: "blank-never-nested", shortest: 1),
        // A task in a narrow window.
        Canary(
            .tasks("canary-forgets-to-show", origin: bug("a column is set and not shown")) {
                ForgetsToShow()
            }, law: "tap-works", shortest: 2),
        // A photo in a narrow window, another tab, and the separation.
        Canary(
            .photos("canary-photo-under-tabs", origin: bug("a photo does not hide the tabs")) {
                PhotoLibrary { PhotoUnderTabs($0, $1) }
            }, law: "right-side", shortest: 4),
        // A link, before the launch or after it.
        Canary(
            .chat("canary-link-not-recorded", origin: bug("a link goes past the record")) {
                ChatApp { ForgetsToWrite(split: $0, delegate: $1) }
            }, law: "app-record", shortest: 2),
    ]

    private static func bug(_ what: String) -> String { "seeded bug: \(what)" }
}
