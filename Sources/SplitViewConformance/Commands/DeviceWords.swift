/// Commands as a person with a device in hand would do them.
extension SplitViewCommand {
    /// What to do on a device, in a few words: `open narrow`, `tap row 1`, `Back`.
    ///
    /// - Parameters:
    ///   - picture: The scene in which it is done. Before the window is on screen only app code
    ///     acts, and while the columns are merged there is only one stack to speak of.
    ///   - actions: The names of the app's own actions.
    package func deviceWords(in picture: Snapshot, actions: [String] = []) -> String {
        let row = name.row
        let words =
            picture.isLaunched
            ? row.deviceWords
            : row.wordsBeforeLaunch ?? "have the app do '\(description)' before it opens"
        return words.replacing("%", with: argumentWords(in: picture, actions))
    }

    /// The argument between the words for a device.
    private func argumentWords(in picture: Snapshot, _ actions: [String]) -> String {
        let argument = name.row.argument
        guard argument != .nothing else { return "" }
        let word = argument.words[Int(self.argument)]
        if argument == .link { return self.argument == 0 ? "open a link" : "open link \(word)" }
        if argument == .action {
            let place = Int(self.argument)
            return place < actions.count ? actions[place] : "action \(word)"
        }
        guard argument == .pane else { return word }
        // Where the pane is, if there are two of them.
        return picture.isCollapsed ? "" : " in the \(word)"
    }
}
