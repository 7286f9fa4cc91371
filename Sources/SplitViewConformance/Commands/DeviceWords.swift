/// Commands as a person with a device in hand would do them.
extension SplitViewCommand {
    /// The instructions for a device, in a few words: `open narrow`, `tap row 1`, `Back`.
    ///
    /// - Parameters:
    ///   - picture: The scene in which it is done. Before the window is on screen only app code
    ///     acts, and while the columns are merged there is only one stack to speak of. A presented
    ///     screen is closed as a whole, also if it has a stack of its own.
    ///   - actions: The names of the app's own actions.
    ///   - device: The device that the window is on, if it is on one.
    package func deviceWords(
        in picture: Snapshot, actions: [String] = [], on device: SplitViewDevice? = nil
    ) -> String {
        let row = name.row
        let presents = picture.nodes.contains { $0.place == .presented }
        let words =
            picture.isLaunched
            ? (presents ? row.wordsWherePresented : nil) ?? row.deviceWords
            : row.wordsBeforeLaunch ?? "have the app do '\(description)' before it opens"
        return words.replacing("%", with: argumentWords(in: picture, actions, on: device))
    }

    private func argumentWords(
        in picture: Snapshot, _ actions: [String], on device: SplitViewDevice?
    ) -> String {
        let argument = name.row.argument
        guard argument != .nothing else { return "" }
        let deviceName = device.map { "the \($0.name)" } ?? "the device"
        if argument == .orientation { return "\(deviceName) to \(orientation)" }
        if argument == .share { return share.instruction(on: deviceName) }
        if argument == .window {
            return SplitViewDevice.Window.all[Int(self.argument)].instruction
        }
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

extension SplitViewDevice.Window {
    /// Where it is, behind `open it`.
    fileprivate var instruction: String {
        let place =
            switch share {
            case .full: device.outer == nil ? "on an \(device.name)" : "on an open \(device.name)"
            case .half: "on a half of an \(device.name)"
            case .twoThirds: "on two thirds of an \(device.name)"
            case .third: "on a third of an \(device.name)"
            case .slideOver: "in Slide Over on an \(device.name)"
            case .closed: "on a closed \(device.name)"
            }
        return orientation == .portrait ? place : "\(place) in landscape"
    }
}

extension SplitViewDevice.Share {
    /// The place of the divider that gives an app this share of a screen.
    fileprivate func instruction(on device: String) -> String {
        switch self {
        case .full: "to the edge of \(device)"
        case .half: "to a half of \(device)"
        case .twoThirds: "to two thirds of \(device)"
        case .third: "to a third of \(device)"
        case .slideOver: "away on \(device), into Slide Over"
        case .closed: preconditionFailure("No divider is on the outer screen of a phone.")
        }
    }
}
