/// The means that an app needs for a command in any state of its scene. Tabs are not part of it: a
/// container may come later.
struct CommandMeans: OptionSet, Sendable {
    let rawValue: UInt32
    /// It makes details that are meant to replace those shown.
    static let replacingDetails = CommandMeans(rawValue: 1)
    /// It puts its details into a container, a navigation controller for instance.
    static let containedDetails = CommandMeans(rawValue: 1 << 1)
    /// It puts no detail into a container.
    static let plainDetails = CommandMeans(rawValue: 1 << 2)
    static let columnStyle = CommandMeans(rawValue: 1 << 3)
    static let delegate = CommandMeans(rawValue: 1 << 4)
    /// It takes details away, because what they show is gone.
    static let clearing = CommandMeans(rawValue: 1 << 5)
    static let links = CommandMeans(rawValue: 1 << 6)
    /// It shows the next item in place of a detail.
    static let nextItems = CommandMeans(rawValue: 1 << 7)
    /// Its details take themselves away.
    static let finishing = CommandMeans(rawValue: 1 << 8)
    /// It goes back to how it began.
    static let startingOver = CommandMeans(rawValue: 1 << 9)
    static let listButton = CommandMeans(rawValue: 1 << 10)
    static let lists = CommandMeans(rawValue: 1 << 11)
    static let details = CommandMeans(rawValue: 1 << 12)
    /// Its details push further ones.
    static let pages = CommandMeans(rawValue: 1 << 13)
    /// Rows can be tapped.
    static let rows = CommandMeans(rawValue: 1 << 14)
    static let ownActions = CommandMeans(rawValue: 1 << 15)
    /// It does something when it leaves for the background, or when it comes back.
    static let background = CommandMeans(rawValue: 1 << 16)
    /// Its split view has three columns.
    static let threeColumns = CommandMeans(rawValue: 1 << 17)
    /// It runs on no device in particular: its window has any size.
    static let freeSizes = CommandMeans(rawValue: 1 << 18)
    static let devices = CommandMeans(rawValue: 1 << 19)
    /// It can be one of several apps on the screen of one of them.
    static let panes = CommandMeans(rawValue: 1 << 20)
    /// It has two lists beside each other: of three columns, or one of them beside a side bar.
    static let twoLists = CommandMeans(rawValue: 1 << 21)
    /// A gesture shows and hides its list column.
    static let listGesture = CommandMeans(rawValue: 1 << 22)
    /// It runs on a device that can be opened and closed.
    static let folding = CommandMeans(rawValue: 1 << 23)
}
