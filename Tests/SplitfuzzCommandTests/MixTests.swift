import StatefulTesting
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct MixTests {
    private let kind = ValueKind<RunShares>.mix

    @Test func `sorts that are not named have no share, and the order does not matter`() throws {
        #expect(try kind.read("swarm=1") == RunShares(plain: 0, swarm: 1, guided: 0))
        #expect(try kind.read("guided=5,plain=0") == RunShares(plain: 0, swarm: 0, guided: 5))
        #expect(
            try kind.read("plain=1,swarm=1_000,guided=0x10")
                == RunShares(plain: 1, swarm: 1_000, guided: 16))
    }

    @Test func `a mix is shown as it is read`() throws {
        for text in ["plain=1", "swarm=7,guided=2", "plain=1,swarm=2,guided=3"] {
            #expect(kind.show(try kind.read(text)) == text)
        }
        #expect(kind.show(.usual) == "plain=1,swarm=4,guided=3")
    }

    @Test(arguments: ["", "plain", "plain=", "plain=1,", "plain=1,plain=2", "plain=0", "=1", "1"])
    func `what is no mix is answered with an example`(_ text: String) {
        #expect(throws: ValueProblem.self) { try kind.read(text) }
    }

    @Test func `errors on one line`() async throws {
        let unknown = try await answeredApart(["--mix", "plain=1,swamr=2"])
        #expect(unknown.code == .usage)
        #expect(
            unknown.complained
                == "splitfuzz: --mix must be plain=N, swarm=N or guided=N, but was given "
                + "'plain=1,swamr=2'; did you mean swarm=N? see 'splitfuzz run --help'\n")
        let none = try await answeredApart(["--mix", "plain=0,swarm=0"])
        #expect(
            none.complained
                == "splitfuzz: --mix needs strategies, each once, and their shares, such as "
                + "plain=1,swarm=2,guided=5, but was given 'plain=0,swarm=0'; "
                + "see 'splitfuzz run --help'\n")
        let word = try await answeredApart(["--mix", "plain=x"])
        #expect(word.complained.contains("needs strategies, each once, and their shares"))
        let large = try await answeredApart(["--mix", "plain=1_000_001"])
        #expect(large.complained.contains("must be from 0 to 1_000_000"))
    }

    @Test(.enabled(if: isWhole))
    func `another mix is another search, is announced, and stands where it has to be repeated`()
        async throws
    {
        let folder = try TemporaryFolder()
        let words = [
            "--seed", "1", "--runs", "60", "--subject", "canary-columns-assigned", "--corpus",
            folder.path, "--format",
        ]
        let usual = try await answeredApart(words + ["text"])
        let plain = try await answeredApart(words + ["text", "--mix", "plain=1"])
        #expect(usual.said.hasPrefix("splitfuzz 0.2.0  seed 1  profile ios26\n"))
        #expect(plain.said.hasPrefix("splitfuzz 0.2.0  seed 1  profile ios26  mix plain=1\n"))
        #expect(plain.said.contains(" --mix plain=1 --corpus "))
        #expect(!usual.said.contains("--mix"))
        let json = try await answeredApart(words + ["json", "--mix", "plain=1"])
        #expect(json.said.contains("\"mix\" : {"))
    }
}
