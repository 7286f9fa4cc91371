import SplitViewConformance
import StatefulTesting

extension PlayOptions {
    /// Performs commands on a subject as they are typed, and shows what the window shows.
    ///
    /// Each turn performs the whole trace in a worker. So undoing takes a command away, and an app
    /// that crashes costs nothing but a worker.
    ///
    /// - Parameter nextLine: The next line that is typed; `nil` at the end.
    @MainActor func carryOut(
        at console: Console, reading nextLine: () -> String? = { readLine() }
    ) throws(CommandFailure) -> ExitCode {
        let named = try Program.current.subjects(named: subject.map { [$0] } ?? [], for: "play")
        guard let subject = named.first ?? Program.current.subjects.first else {
            return .nothingJudged
        }
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        crew.turn(to: subject.name)
        var trace = Trace(
            subject: subject.name, profile: (profile ?? subject.profile).name, commands: [])
        func performed() throws(CommandFailure) -> PlayTask.Answer {
            try crew.answer(to: PlayTask(trace: trace), isOver: console.interruption.hasCome)
                .orFault(about: trace.line)
        }
        var turn = try performed()
        try console.say(PlayText.opening(subject.name) + PlayText.lines(of: turn, at: console))
        while let line = nextLine() {
            switch PlayLine(line, offers: turn.offers.map(\.command)) {
            case .commands(let commands):
                let before = trace.commands.count
                for command in commands {
                    trace.commands.append(command)
                    turn = try performed()
                    trace.commands = turn.story.lines.map(\.command)
                }
                if trace.commands.count == before {
                    try console.say(["That does nothing here."])
                } else {
                    try console.say(PlayText.lines(of: turn, at: console))
                }
            case .undo:
                guard trace.commands.popLast() != nil else {
                    try console.say(["There is nothing to undo."])
                    continue
                }
                turn = try performed()
                try console.say(PlayText.lines(of: turn, at: console))
            case .save(let path): try console.say([Self.save(trace, turn.story, to: path)])
            case .menu: try console.say(PlayText.menu(turn.offers, at: console))
            case .trace: try console.say([trace.line])
            case .quit: return .nothingNew
            case .problem(let sentence): try console.say([sentence])
            }
        }
        return .nothingNew
    }

    /// Writes the trace into a file, with the last law that it breaks.
    private static func save(_ trace: Trace, _ story: Story, to path: String) -> String {
        if AtomicFile.exists(path) {
            return "\(path.printable) exists, and is left as it is; name another file."
        }
        var saved = trace
        saved.law = story.lines.last?.broken.first?.law ?? story.violation?.law
        saved.shows = story.flaws
        do throws(FileWriteError) {
            try AtomicFile.write(Array(saved.fileText.utf8), to: path)
            return "Saved as \(path.printable); 'splitfuzz explain \(path.shellWord)' shows it."
        } catch {
            return "\(error)"
        }
    }
}

/// A line as it is typed in a play.
enum PlayLine: Equatable {
    case commands([SplitViewCommand]), undo, save(String), menu, trace, quit
    /// A line that cannot be understood, with the remedy.
    case problem(String)

    /// Reads a line: the number of an offer, a word of the play, or a trace.
    init(_ line: String, offers: [SplitViewCommand]) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case nil, "menu", "m": self = .menu
        case "undo", "u": self = .undo
        case "trace", "t": self = .trace
        case "quit", "q": self = .quit
        case "save", "s":
            self = words.count == 2 ? .save(words[1]) : .problem("Name a file: save my.trace")
        case let word?:
            if let number = Int(word), words.count == 1 {
                self =
                    offers.indices.contains(number - 1)
                    ? .commands([offers[number - 1]])
                    : .problem(
                        "\(word) is no number of the menu; there are 1 to \(offers.count).")
                return
            }
            do throws(TraceError) {
                self = .commands(try Trace.commands(inLine: line))
            } catch {
                self = .problem("\(error.message); 'menu' lists what can be done.")
            }
        }
    }
}

/// The text of a play.
private enum PlayText {
    static func opening(_ subject: String) -> [String] {
        [
            "\(subject): type a number or a command; u undo, s FILE save, t trace, m menu, q quit",
            "",
        ]
    }

    /// The last step: its calls, its frame, the laws that it breaks, and what can be done next.
    @MainActor static func lines(of turn: PlayTask.Answer, at console: Console) -> [String] {
        let step = turn.story.lines.last
        var lines: [String] = []
        if let step {
            let title = "\(turn.story.lines.count)  \(step.command)"
            lines += [console.style.paint(title, .bold)] + step.calls.map { "   \($0)" }
        }
        let width = min(console.style.width ?? 76, 100)
        lines += FrameText(step?.frame ?? turn.opening, width: width).lines
        lines += (step?.broken ?? []).map { violation in
            console.style.paint(
                "breaks \(violation.law): \(violation.sentence.oneLine.printable)", .red)
        }
        return lines + menu(turn.offers, at: console)
    }

    /// The commands that do something, numbered, in columns.
    @MainActor static func menu(_ offers: [PlayTask.Offer], at console: Console) -> [String] {
        guard !offers.isEmpty else { return ["The app has ended; u undoes the last step."] }
        let width = min(console.style.width ?? 76, 100)
        let texts = offers.enumerated().map { index, offer in
            let number = String(index + 1)
            let word = offer.command.description
            return String(repeating: " ", count: 3 - min(3, number.count)) + number + " "
                + (word == offer.words ? word : "\(word): \(offer.words)")
        }
        let cell = (texts.map(\.count).max() ?? 0) + 2
        let columns = max(1, width / cell)
        let rows = (texts.count + columns - 1) / columns
        return [""]
            + (0..<rows).map { row in
                stride(from: row, to: texts.count, by: rows).map { texts[$0] }
                    .map { $0 + String(repeating: " ", count: cell - $0.count) }
                    .joined().trimmingSuffix(while: \.isWhitespace)
            }
            + [""]
    }
}

extension String {
    fileprivate func trimmingSuffix(while isEnd: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isEnd(last) { text.removeLast() }
        return text
    }
}
