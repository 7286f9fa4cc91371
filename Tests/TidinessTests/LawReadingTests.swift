import Testing

/// A law reads what a person has and what could be expected, and nothing that these are made of.
@Suite struct LawReadingTests {
    private let files = SourceTree.own.files.filter {
        $0.path.hasPrefix("Sources/SplitViewConformance/") && $0.path.hasSuffix(".swift")
    }
    /// The laws that look ahead have to name the commands that they try.
    private let ahead = ["BackWalk", "Commutes", "ListReachable", "RestorationRoundTrip"]

    /// The lines of a file without comments, and without those of sentences.
    private func code(of file: ProjectFile) -> [(number: Int, text: String)] {
        file.lines.enumerated().filter { $0.element.firstMatch(of: /^ *(\/\/|\+ ")/) == nil }
            .map { (number: $0.offset + 1, text: $0.element) }
    }

    @Test func `no law mentions a policy, a place, or the name of a command`() {
        let forbidden =
            /\b(Policies|Place|CommandName)\b|\.(policies|place|panes)\b|command(\.name| ==)/
        let command = /SplitViewCommand\.[a-z]|\.give\(/
        var count = 0
        for file in files where file.path.contains("/Laws/") {
            count += 1
            let triesCommands = ahead.contains { file.path.hasSuffix("/\($0).swift") }
            for line in code(of: file) {
                #expect(
                    line.text.firstMatch(of: forbidden) == nil,
                    "\(file.path):\(line.number): \(line.text)")
                if triesCommands { continue }
                #expect(
                    line.text.firstMatch(of: command) == nil,
                    "\(file.path):\(line.number): \(line.text)")
            }
        }
        #expect(count >= 15)
    }

    @Test func `policies are read where steps are expected and where laws are chosen`() {
        // The camera makes screens the same that show the same, before there is a step.
        let readers = ["/Expecting/", "/Steps/Policies", "/Subject/", "/Checking/"]
        for file in files where !readers.contains(where: file.path.contains) {
            for line in code(of: file) where line.text.contains("olicies.") {
                #expect(
                    line.text.firstMatch(of: /policies\.(makesScreensAnew|terms\(|map )/) != nil,
                    "\(file.path):\(line.number): \(line.text)")
            }
        }
    }
}
