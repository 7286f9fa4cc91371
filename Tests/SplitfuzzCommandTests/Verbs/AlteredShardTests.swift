import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

/// Documents that were changed after a shard has printed them, or that another command has printed:
/// each is refused before anything is added up, looked up or performed.
@Suite struct AlteredShardTests {
    /// The document of a whole run in one shard, which has found something.
    private func document() async throws -> String {
        let part = try await answeredApart([
            "run", "--shard", "1/1", "--format", "json", "--subject", "stackoverflow-swift4",
            "--seed", "7", "--runs", "60",
        ])
        return part.said
    }

    /// What `merge` says of a text, which it refuses.
    private func complaint(about text: String, in folder: TemporaryFolder) async throws -> String {
        try folder.write(text, to: "1.json")
        let merged = try await answered(["merge", folder / "1.json"])
        #expect(merged.code == .unreadableTrace, "\(merged.complained)")
        #expect(merged.said == "")
        let prefix = "splitfuzz: \(folder / "1.json"): "
        #expect(merged.complained.hasPrefix(prefix))
        return String(merged.complained.dropFirst(prefix.count))
    }

    private let altered = "is not as the search has printed it; search the shard again\n"

    @Test(.enabled(if: isWhole)) func `a number that another search could have`() async throws {
        let folder = try TemporaryFolder()
        let text = try await document()
        let shard = try #require(text.range(of: "\"shard\" : {"))
        // The first of each name that holds a number.
        var seen: Set<Substring> = []
        for field in text[shard.upperBound...].matches(of: #/"(\w+)" : ([0-9]+)/#)
        where seen.insert(field.1).inserted {
            let number = try #require(Int(field.2))
            var other = text
            other.replaceSubrange(field.2.startIndex..<field.2.endIndex, with: "\(number + 1)")
            #expect(try await complaint(about: other, in: folder) == altered, "\(field.1)")
        }
        #expect(seen.isSuperset(of: ["performed", "run", "held", "steps", "looks"]))
    }

    @Test func `a digest that is another one, or none`() async throws {
        let folder = try TemporaryFolder()
        let text = try await document()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let digest = lines.remove(at: 1)
        #expect(digest.wholeMatch(of: #/  "digest" : "[0-9a-f]+",/#) != nil)
        let without = lines.joined(separator: "\n")
        #expect(try await complaint(about: without, in: folder) == altered)
        let empty = without.replacing("{\n", with: "{\n  \"digest\" : \"\",\n", maxReplacements: 1)
        #expect(try await complaint(about: empty, in: folder) == altered)
        #expect(try await complaint(about: text + "\n", in: folder) == altered)
        #expect(resealed(text) == text)
    }

    @Test(.enabled(if: isWhole)) func `what this command does not have`() async throws {
        let folder = try TemporaryFolder()
        let text = try await document()
        func said(_ old: String, _ new: String) async throws -> String {
            try #require(text.contains(old), "\(old)")
            return try await complaint(
                about: resealed(text.replacingOccurrences(of: old, with: new)), in: folder)
        }
        let away = ", which this command does not have; search the shard again, with this command\n"
        // Four bits of a symptom are the phase, and there are thirteen phases.
        let code = try #require(text.firstMatch(of: #/"code" : [0-9]+/#)).output
        let symptom = try await said(String(code), "\"code\" : 15")
        #expect(symptom.hasPrefix("names a symptom of "))
        #expect(symptom.hasSuffix(" with the code 15" + away))
        #expect(
            try await said("\"contents-preserved\"", "\"contents-lost\"")
                == "names the law 'contents-lost'" + away)
        #expect(
            try await said("\"stackoverflow-swift4\"", "\"stackoverflow\"")
                == "names the subject 'stackoverflow'" + away)
        #expect(
            try await said("\"name\" : \"launch\"", "\"name\" : \"lunch\"")
                == "names the command 'lunch'" + away)
        #expect(
            try await said("\"cover\" : [", "\"cover\" : [{ \"label\": \"x\", \"share\": 0.5 }")
                == "names the label 'x'" + away)
        #expect(
            try await said("\"stats\" : false,", "\"stats\" : false, \"profile\" : \"ios1\",")
                == "names the profile 'ios1'" + away)
    }

    @Test func `what is too large or never ends is not read`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "large.json")
        // Of zeros that take no room on the disk.
        #expect(truncate(folder / "large.json", 500_000_001) == 0)
        let large = try await answered(["merge", folder / "large.json"])
        #expect(large.code == .unreadableTrace)
        #expect(
            large.complained
                == "splitfuzz: \(folder / "large.json"): is larger than 500 MB, and so no document "
                + "of a shard\n")
        let device = try await answered(["merge", "/dev/zero"])
        #expect(device.code == .unreadableTrace)
        #expect(device.complained == "splitfuzz: /dev/zero: is a device, and no document\n")
    }
}
