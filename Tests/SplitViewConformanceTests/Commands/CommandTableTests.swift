import StatefulTesting
import Testing

@testable import SplitViewConformance

/// The table of the commands: a complete row for each kind.
@Suite struct CommandTableTests {
    private let rows = CommandTable.standard.rows

    @Test func `every kind has one row, in the documented order`() {
        #expect(rows.map(\.name) == CommandName.allCases)
        #expect(rows.map { Int($0.name.rawValue) } == Array(rows.indices))
        #expect(CommandTable.standard.alphabet == SplitViewCommand.alphabet)
        for row in rows { #expect(CommandName(word: row.word) == row.name) }
        #expect(CommandName(word: "no-command") == nil)
    }

    @Test func `every row is complete`() {
        for row in rows {
            let word = row.word
            #expect(word.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(word)")
            for text in [row.explanation, row.deviceWords, row.wordsBeforeLaunch ?? word] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(word): \(text)")
                #expect(text.split(separator: " ").joined(separator: " ") == text, "\(word)")
            }
            #expect((1...CommandKind.maximumWeight).contains(row.weight), "\(word)")
            if let predecessor = row.predecessor {
                #expect(predecessor.rawValue < row.name.rawValue, "\(word)")
            }
            if case .leaves(nil, _) = row.effect { #expect(row.argument == .pane, "\(word)") }
            if case .stays = row.effect { #expect(row.argument == .pane, "\(word)") }
        }
        for column in [rows.map(\.explanation), rows.map(\.deviceWords)] {
            #expect(Set(column).count == rows.count, "two kinds are described alike")
        }
    }

    @Test func `words for a device name the argument, if there is one`() throws {
        for row in rows {
            #expect(row.deviceWords.contains("%") == (row.argument != .nothing), "\(row.word)")
            #expect(Int(row.argument.count) == max(1, row.argument.words.count), "\(row.word)")
        }
        for picture in [
            try Snapshot("[list | note]"), try Snapshot("[list, note]"),
            try Snapshot("[list | _]", isLaunched: false),
        ] {
            for command in SplitViewCommand.alphabet {
                #expect(!command.deviceWords(in: picture).contains("%"), "\(command)")
            }
        }
    }

    @Test func `no row waits for what cannot be the case`() {
        let opposites: [CommandOccasion] = [
            [.afterLaunch, .beforeLaunch], [.wide, .narrow], [.oneStack, .twoColumns],
            [.detailInFront, .placeholderInFront],
        ]
        for row in rows {
            for pair in opposites { #expect(!pair.isSubset(of: row.occasion), "\(row.word)") }
        }
    }

    @Test func `a table counts its rows`() async {
        await #expect(processExitsWith: .failure) {
            _ = CommandTable(CommandRow.ofEveryDay)
        }
    }
}
