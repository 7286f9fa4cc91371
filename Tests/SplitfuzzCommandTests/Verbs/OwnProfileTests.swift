import SplitViewCatalog
import TestTools
import Testing

@testable import SplitfuzzCommand
@testable import splitfuzz

/// A subject may have another profile than the others, which is used unless the command line names
/// one.
@Suite struct OwnProfileTests {
    private let words = "launch wide; push-list; swipe-dock"

    @Test(.enabled(if: isWhole))
    func `a search names all that were used, and says of each finding how to repeat it`()
        async throws
    {
        let folder = try TemporaryFolder()
        let options = [
            "--seed", "3", "--commands", "1_000", "--jobs", "1", "--corpus", folder.path,
        ]
        let both = ["--subject", "canary-dock-forgotten", "--subject", "canary-empty-secondary"]
        let own = try await answeredApart(both + options)
        #expect(own.said.hasPrefix("splitfuzz 0.2.0  seed 3  profile ios14, ios26\n"))
        #expect(own.said.contains("  repeat  splitfuzz replay --subject canary-dock-forgotten '"))
        let asked = try await answeredApart(both + options + ["--profile", "ios8"])
        #expect(asked.said.hasPrefix("splitfuzz 0.2.0  seed 3  profile ios8\n"))
        #expect(asked.said.contains(" --subject canary-dock-forgotten --profile ios8 '"))
        let later = try await answeredApart(
            ["--subject", "canary-dock-forgotten", "--profile", "ios26"] + options)
        #expect(later.code == .nothingNew)
    }

    @Test func `so do a matrix and a verification`() async throws {
        let matrix = try await answeredApart(
            ["matrix", "--seed", "1", "--commands", "200", "--subject", "canary-dock-forgotten"])
        #expect(matrix.said.hasPrefix("splitfuzz 0.2.0  seed 1  profile ios14\n"))
        let verification = try await answeredApart(
            ["verify", "--height", "3", "--depth", "3", "--subject", "canary-dock-forgotten"])
        #expect(verification.said.hasPrefix("splitfuzz 0.2.0  height 3  profile ios14\n"))
    }

    @Test func `words are replayed under it, and under another if it is named`() async throws {
        let replay = ["replay", "--subject", "canary-dock-forgotten", words]
        #expect(try await answeredApart(replay).said.contains("on-screen"))
        #expect(
            try await !answeredApart(replay + ["--profile", "ios26"]).said.contains("on-screen"))
    }

    @Test func `a line to repeat names a profile only where it is another`() {
        #expect(Program.splitfuzz.profileOption("ios14", of: "canary-dock-forgotten") == "")
        #expect(
            Program.splitfuzz.profileOption("ios26", of: "canary-dock-forgotten")
                == " --profile ios26")
        #expect(Program.splitfuzz.profileOption("ios26", of: "recommended") == "")
        #expect(Program.splitfuzz.profileOption("ios8", of: "unknown") == " --profile ios8")
    }

    @Test func `the list says which one it is`() async throws {
        let list = try await answeredApart(["list"]).said
        #expect(list.contains("its own navigation controller (profile ios14)\n"))
        #expect(!list.contains("(profile ios26)"))
    }
}
