import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite struct ShrinkVerbTests {
    private let long = """
        splitfuzz trace 1
        # seen on a train
        subject: stackoverflow-swift4
        law: contents-preserved

        launch narrow
        widen
        # here it begins
        push-list
        push-on-placeholder
        narrow
        widen

        """
    private let shortest = """
        subject: stackoverflow-swift4
        law: contents-preserved
        profile: ios26

        launch wide
        push-on-placeholder
        narrow

        """

    @Test func `prints a trace, with what it took as comments`() throws {
        let folder = try TemporaryFolder()
        try folder.write(long, to: "a.trace")
        let run = try answered(["shrink", folder / "a.trace"])
        #expect(run.code == .nothingNew)
        #expect(run.said.hasPrefix("splitfuzz trace 1\n# seen on a train\n\(shortest)\n"))
        #expect(run.said.contains("\n# shrunk from 6 commands to 3\n"))
        #expect(run.said.contains(/\n# performed [0-9]+ traces to shrink it\n/))
        #expect(run.said.contains("\n# proved: nothing simpler breaks this law in this way, "))
        #expect(folder.texts == ["a.trace": long])
        // All of it is a trace again.
        try folder.write(run.said, to: "b.trace")
        #expect(try answered(["replay", folder / "b.trace"]).code == .nothingNew)
    }

    @Test func `--save writes it back and keeps every comment`() throws {
        let folder = try TemporaryFolder()
        try folder.write(long, to: "a.trace")
        #expect(try answered(["shrink", "--save", folder / "a.trace"]).code == .nothingNew)
        let saved = "splitfuzz trace 1\n# seen on a train\n# here it begins\n\(shortest)"
        #expect(folder.texts == ["a.trace": saved])
        // The second time there is nothing to do, and nothing is done.
        let path = folder / "a.trace"
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
        #expect(try answered(["shrink", "--save", path]).code == .nothingNew)
        let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
        #expect(before as? Int == after as? Int)
        #expect(folder.texts == ["a.trace": saved])
    }

    @Test func `without a law, the first one that breaks`() throws {
        let folder = try TemporaryFolder()
        try folder.write(long.replacing("law: contents-preserved\n", with: ""), to: "a.trace")
        let run = try answered(["shrink", folder / "a.trace"])
        #expect(run.said.hasPrefix("splitfuzz trace 1\n# seen on a train\n\(shortest)\n"))
    }

    @Test func `a trace that breaks nothing, or another law than it says`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            long.replacing("stackoverflow-swift4", with: "stackoverflow-objc"), to: "a.trace")
        let holds = try answered(["shrink", "--save", folder / "a.trace"])
        #expect(holds.code == .nothingNew)
        #expect(holds.said == "\(folder / "a.trace") breaks no law; nothing to shrink\n")
        try folder.write(long.replacing("contents-preserved", with: "never-empty"), to: "a.trace")
        let other = try answered(["shrink", "--save", folder / "a.trace"])
        #expect(other.code == .finding)
        #expect(
            other.complained == "splitfuzz: \(folder / "a.trace") names never-empty, and breaks "
                + "contents-preserved instead\n")
        #expect(other.said == "")
    }

    @Test func `what is refused`() throws {
        let folder = try TemporaryFolder()
        let missing = try answered(["shrink", folder / "a.trace"])
        #expect(missing.code == .unreadableTrace)
        #expect(missing.complained == "splitfuzz: \(folder / "a.trace"): does not exist\n")
        let place = try answered(["shrink", folder.path])
        #expect(place.code == .unreadableTrace)
        #expect(place.complained == "splitfuzz: \(folder.path): is a folder, not a trace\n")
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func `a file in a folder that may not be written stays as it is`() throws {
        let folder = try TemporaryFolder()
        try folder.write(long, to: "a.trace")
        try #require(chmod(folder.path, 0o555) == 0)
        let run = try answered(["shrink", "--save", folder / "a.trace"])
        #expect(run.code == .unreadableTrace)
        #expect(run.complained.hasPrefix("splitfuzz: cannot write \(folder / "a.trace"): "))
        #expect(run.said.contains(shortest), "what was found is printed")
        #expect(folder.texts == ["a.trace": long])
    }
}
