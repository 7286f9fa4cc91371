import Testing

@testable import SplitViewConformance

/// Every command there is, and the order in which they are simple.
@Suite struct AlphabetTests {
    private let alphabet = SplitViewCommand.alphabet

    @Test func `every kind with every argument, once`() {
        #expect(
            alphabet.count == CommandName.allCases.reduce(0) { $0 + Int($1.row.argument.count) })
        #expect(Set(alphabet).count == alphabet.count)
        #expect(Set(alphabet.map(\.name)) == Set(CommandName.allCases))
        for name in CommandName.allCases {
            #expect(alphabet.count { $0.name == name } == name.row.argument.count)
        }
    }

    @Test func `ranks grow strictly along the alphabet`() {
        for (simpler, command) in zip(alphabet, alphabet.dropFirst()) {
            #expect(simpler.rank < command.rank, "\(simpler) before \(command)")
        }
        #expect(alphabet.first == .launch(.wide))
    }

    @Test func `a command is its kind and its argument`() {
        for command in alphabet {
            #expect(SplitViewCommand(command.name, argument: command.argument) == command)
        }
    }

    @Test func `kinds are described, each in its own words`() {
        let names = CommandName.allCases
        #expect(Set(names.map(\.word)).count == names.count)
        #expect(Set(names.map(\.explanation)).count == names.count)
        for name in names {
            #expect(name.form.hasPrefix(name.word))
            #expect(name.word.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(!name.explanation.isEmpty)
        }
        #expect(CommandName.launch.form == "launch wide|narrow")
        #expect(CommandName.select.form == "select 1|2|3")
        #expect(CommandName.back.form == "back list|detail")
        #expect(CommandName.narrow.form == "narrow")
    }

    @Test func `what acts behind the back of the split view`() {
        #expect(CommandName.settingStacks == [.reorderStack, .shortenStack, .repeatStack])
    }
}
