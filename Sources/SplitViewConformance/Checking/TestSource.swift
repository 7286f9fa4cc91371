import UIKitModel

extension Trace {
    /// This trace as a test for your own test target, where `subject` is the subject of the other
    /// tests. Its name ends with a digest of the trace, because two tests of a target cannot have
    /// one name.
    ///
    /// - Parameters:
    ///   - story: The trace, performed for a reader.
    ///   - own: The profile of `subject`; the test names a profile only if it is another one.
    /// - Returns: A source file that compiles with the product `SplitViewConformance`; its test
    ///   fails as long as the trace breaks a law.
    package func testSource(_ story: Story, own: UIKitProfile = .ios26) -> String {
        let law = story.violation?.law
        let lawArgument = law.map { ", about: \"\($0)\"" } ?? ""
        let steps = story.lines.count
        let name = law.map { "\($0)-in-\(steps)-\(steps == 1 ? "step" : "steps")" } ?? "holds"
        var lines = ["import SplitViewConformance", "import Testing", ""]
        if let violation = story.violation {
            let sentence = violation.sentence.oneLine.printable
            lines += "\(violation.law): \(sentence)".wrapped(indent: "/// ")
            lines.append("///")
        }
        if steps > 0 { lines += "On a device: \(story.deviceWords).".wrapped(indent: "/// ") }
        lines += [
            "@MainActor @Test func \("\(name)-\(digest)".camelCased)() throws {",
            "    // 'subject' is the SplitViewSubject that your other tests check.",
            "    try checkConformance(",
            "        of: subject\(relaxing),",
            "        replaying: \"\(line)\"\(lawArgument)\(profileArgument(own: own)))",
            "}",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The call that makes of a subject the one of this trace: `.givingUp("sides-are-kept")`.
    var relaxing: String { givingUp.map { ".givingUp(\"\($0)\")" }.joined() }

    /// The argument of a check that names the profile of this trace: `, profile: .ios14`; empty if
    /// it is the subject's own.
    func profileArgument(own: UIKitProfile) -> String {
        guard let profile = UIKitProfile(name: profile), profile != own else { return "" }
        return ", profile: \(profile.source)"
    }
}

extension String {
    /// `no-nav-in-nav` as `noNavInNav`, and `3-columns.kept` as `law3ColumnsKept`.
    fileprivate var camelCased: String {
        let words = split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return self }
        let begin = first.first?.isNumber == true ? "law\(first)" : String(first)
        return words.dropFirst().reduce(begin) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }
}
