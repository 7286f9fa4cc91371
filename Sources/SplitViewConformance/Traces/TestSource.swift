import UIKitModel

extension Trace {
    /// This trace as a test for your own test target, where `subject` is the subject of the other
    /// tests.
    ///
    /// ```swift
    /// let commands = try Trace.commands(inLine: "select 1; launch narrow")
    /// let stage = SplitViewStage(notes)
    /// let story = stage.story(of: commands, about: "contents-preserved")
    /// print(stage.trace(commands, law: "contents-preserved").testSource(story))
    /// ```
    ///
    /// - Parameters:
    ///   - story: The trace, performed for a reader.
    ///   - own: The profile of `subject`; the test names a profile only if it is another one.
    /// - Returns: A source file that compiles with the product `SplitViewConformance`; its test
    ///   fails as long as the trace breaks a law.
    public func testSource(_ story: Story, own: UIKitProfile = .ios26) -> String {
        let law = story.violation?.law
        let lawArgument = law.map { ", about: \"\($0)\"" } ?? ""
        let profileArgument = profile == own.name ? "" : ", profile: .\(profile)"
        let steps = story.lines.count
        let name = law.map { "\($0)-in-\(steps)-\(steps == 1 ? "step" : "steps")" } ?? "holds"
        var lines = ["import SplitViewConformance", "import Testing", ""]
        if let violation = story.violation {
            lines += "\(violation.law): \(violation.sentence)".wrapped(indent: "/// ")
            lines.append("///")
        }
        lines += "On a device: \(story.deviceWords).".wrapped(indent: "/// ")
        lines += [
            "@MainActor @Test func \(name.camelCased)() throws {",
            "    // 'subject' is the Subject that your other tests check.",
            "    try checkConformance(",
            "        of: subject\(relaxing),",
            "        replaying: \"\(line)\"\(lawArgument)\(profileArgument))",
            "}",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What makes of a subject the one that this trace is about: `.givingUp("sides-are-kept")`.
    var relaxing: String { givingUp.map { ".givingUp(\"\($0)\")" }.joined() }
}

extension SplitViewSubject {
    /// The same subject with one assumption of its contract given up.
    ///
    /// ```swift
    /// try checkConformance(of: notes.givingUp("sides-are-kept"))
    /// ```
    ///
    /// - Parameter assumption: The name of an assumption of the contract.
    public func givingUp(_ assumption: String) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin, contract: contract.without(assumption), profile: profile,
            labels: labels, laws: laws, naming: naming, idiom: idiom,
            devices: devices, readsEnvironment: readsEnvironment, makeScene: makeSceneIn)
    }
}

extension String {
    /// `no-nav-in-nav` as `noNavInNav`.
    fileprivate var camelCased: String {
        let words = split(separator: "-")
        guard let first = words.first else { return self }
        return words.dropFirst().reduce(String(first)) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }
}
