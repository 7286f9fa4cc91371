import SplitViewConformance
import Testing

/// Commands as lines of a trace.
@Suite struct CommandTextTests {
    @Test(arguments: SplitViewCommand.alphabet)
    func `every command is read as it is written`(_ command: SplitViewCommand) throws {
        #expect(try SplitViewCommand(reading: command.description) == command)
        #expect(try SplitViewCommand(reading: "  \(command.description)\t") == command)
        let spread = command.description.split(separator: " ").joined(separator: " \t ")
        #expect(try SplitViewCommand(reading: spread) == command)
    }

    @Test func `rows count from 1 in text`() throws {
        #expect(try SplitViewCommand(reading: "select 1") == .select(row: 0))
        #expect(SplitViewCommand.selectWrapped(row: 2).description == "select-wrapped 3")
    }

    @Test func `a word in code names a kind, a command or a device`() {
        let (kind, command): (CommandName, SplitViewCommand) = ("open-link", "select 2")
        #expect(kind == .openLink && command == .select(row: 1))
        for device in SplitViewDevice.all {
            #expect(SplitViewDevice(stringLiteral: device.name) == device)
        }
    }

    @Test func `a word in code that names nothing ends the process with those like it`() async {
        func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        let kind = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { let _: CommandName = "open-lnk" }
        #expect(text(kind).contains("there is no command 'open-lnk'; there are open-link, "))
        let command = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { let _: SplitViewCommand = "narow" }
        #expect(text(command).contains("unknown command 'narow'; did you mean 'narrow'?"))
        let device = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { let _: SplitViewDevice = "iPhone 17" }
        #expect(text(device).contains("there is no device 'iPhone 17'; there are iPhone 1"))
    }

    @Test(arguments: [
        ("turn", "unknown command 'turn'"),
        ("rotate", "'rotate' needs one of: portrait, landscape"),
        ("narow", "unknown command 'narow'; did you mean 'narrow'?"),
        ("Select 1", "unknown command 'Select'; did you mean 'select'?"),
        ("select1", "unknown command 'select1'; did you mean 'select'?"),
        ("push-lists", "unknown command 'push-lists'; did you mean 'push-list'?"),
        ("x", "unknown command 'x'"), ("", "unknown command ''"),
        ("launch", "'launch' needs one of: wide, narrow"),
        ("select", "'select' needs one of: 1, 2, 3"), ("back", "'back' needs one of: list, detail"),
        ("launch regular", "'launch' cannot take 'regular'; it takes one of: wide, narrow"),
        ("select 0", "'select' cannot take '0'; it takes one of: 1, 2, 3"),
        ("select 4", "'select' cannot take '4'; it takes one of: 1, 2, 3"),
        ("select 01", "'select' cannot take '01'; it takes one of: 1, 2, 3"),
        ("back Detail", "'back' cannot take 'Detail'; it takes one of: list, detail"),
        ("narrow 1", "unexpected '1' after 'narrow'"),
        ("narrow; widen", "unknown command 'narrow;'; did you mean 'narrow'?"),
        ("select 1 2", "unexpected '2' after 'select'"),
    ])
    func `what is no command, and what is known instead`(_ text: String, message: String) {
        let error = #expect(throws: CommandError.self) { try SplitViewCommand(reading: text) }
        #expect(error?.description == message)
    }

    @Test func `a long word is quoted in part`() {
        let error = #expect(throws: CommandError.self) {
            try SplitViewCommand(reading: String(repeating: "a", count: 100_000))
        }
        #expect(error?.description == "unknown command '\(String(repeating: "a", count: 40))…'")
    }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("narrow", "narrow", 0),
        ("narow", "narrow", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ])
    func `the number of typing errors in a word`(word: String, right: String, errors: Int) {
        #expect(Array(word).typingErrors(from: Array(right)) == errors)
    }
}
