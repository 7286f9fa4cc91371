import Foundation
import Testing

@testable import SplitfuzzCommand

/// Documents of a shard that no search has printed: each is refused before anything is added up,
/// looked up or performed.
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
    private func complaint(about text: String, in folder: Folder) async throws -> String {
        try folder.write(text, to: "1.json")
        let merged = try await answered(["merge", folder / "1.json"])
        #expect(merged.code == .unreadableTrace, "\(merged.complained)")
        #expect(merged.said == "")
        let prefix = "splitfuzz: \(folder / "1.json"): "
        #expect(merged.complained.hasPrefix(prefix))
        return String(merged.complained.dropFirst(prefix.count))
    }

    /// A text with another value of its first field with a name, where that has a number.
    private func changed(_ text: String, _ name: String, to value: String) throws -> String {
        let field = try Regex("\"\(name)\" : [0-9]+")
        try #require(text.firstMatch(of: field) != nil, "\(name)")
        return text.replacing(field, with: "\"\(name)\" : \(value)", maxReplacements: 1)
    }

    @Test func `a number that no search can have`() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let text = try await document()
        let again = "; search the shard again, with this command\n"
        for name in [
            "hangMilliseconds", "megabytes", "patience", "completedRuns", "failedRuns",
            "stalledRuns", "restrictedRuns", "recheckedRuns", "mismatchedRuns", "looks",
            "performed", "ignored", "held", "violated", "notApplicable", "steps", "run",
        ] {
            for value in ["-1", "9223372036854775807"] {
                let said = try await complaint(about: changed(text, name, to: value), in: folder)
                #expect(said.hasPrefix("has a number that no search can have: "))
                #expect(said.hasSuffix("\(name) is \(value)\(again)"), "\(said)")
            }
        }
        for name in ["family", "failuresPerFlaw"] {
            let said = try await complaint(about: changed(text, name, to: "-1"), in: folder)
            #expect(
                said == "has other runs of stackoverflow-swift4 than shard 1/1 searches\n")
        }
        for value in ["18446744073709551616", "1e308", "1.5", "null", "\"x\"", "[]"] {
            let said = try await complaint(about: changed(text, "looks", to: value), in: folder)
            // Foundation does not say where a number stands that does not fit.
            let place = value.contains(/[0-9]/) ? "" : ", at shard.searched[0].report.looks"
            #expect(
                said == "has a shard that cannot be understood\(place); "
                    + "search it again, with this command\n")
        }
    }

    @Test func `names and symptoms that this command does not have`() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let text = try await document()
        func said(_ old: String, _ new: String) async throws -> String {
            try #require(text.contains(old), "\(old)")
            return try await complaint(
                about: text.replacingOccurrences(of: old, with: new), in: folder)
        }
        let again = "; search the shard again, with this command\n"
        let away = "which this command does not have" + again
        // Four bits of a symptom are the phase, and there are thirteen phases.
        let symptom = try await complaint(about: changed(text, "code", to: "15"), in: folder)
        #expect(symptom.hasPrefix("has an unknown symptom of "))
        #expect(symptom.hasSuffix(": 15" + again))
        #expect(
            try await said("\"contents-preserved\"", "\"contents-lost\"")
                == "names the law 'contents-lost', \(away)")
        #expect(
            try await said("\"stackoverflow-swift4\"", "\"stackoverflow\"")
                == "names the subject 'stackoverflow', \(away)")
        #expect(
            try await said("\"name\" : \"launch\"", "\"name\" : \"lunch\"")
                == "counts the command 'lunch', which there is not\(again)")
        #expect(
            try await said("\"cover\" : [", "\"cover\" : [{ \"label\": \"x\", \"share\": 0.5 }")
                == "names the label 'x', which no subject has\(again)")
        #expect(
            try await said("\"stats\" : false,", "\"stats\" : false, \"profile\" : \"ios1\",")
                == "names the profile 'ios1', \(away)")
    }

    @Test func `flaws without a trace, and violations without a flaw`() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let text = try await document()
        /// What is said of the document without some of the lists of its report.
        func said(without names: [String]) async throws -> String {
            var object = try #require(
                try JSONSerialization.jsonObject(with: text.data) as? [String: Any])
            var shard = try #require(object["shard"] as? [String: Any])
            var searched = try #require(shard["searched"] as? [[String: Any]])
            var report = try #require(searched[0]["report"] as? [String: Any])
            for name in names {
                try #require((report[name] as? [Any])?.isEmpty == false, "\(name)")
                report[name] = [Any]()
            }
            searched[0]["report"] = report
            shard["searched"] = searched
            object["shard"] = shard
            let altered = try JSONSerialization.data(withJSONObject: object)
            return try await complaint(about: String(decoding: altered, as: UTF8.self), in: folder)
        }
        let again = "; search the shard again, with this command\n"
        let first = "contents-preserved"
        #expect(
            try await said(without: ["failures"])
                == "counts a flaw of \(first) and has no trace of it\(again)")
        #expect(
            try await said(without: ["failures", "flaws"])
                == "counts violations of \(first) and no flaw of it\(again)")
        #expect(
            try await said(without: ["flaws"]).hasSuffix(" that it does not count\(again)"))
    }

    @Test func `what is too large or never ends is not read`() async throws {
        let folder = try Folder()
        defer { folder.remove() }
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
