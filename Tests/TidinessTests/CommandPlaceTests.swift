import Testing

/// A command stands in one place, and the map says which.
@Suite struct CommandPlaceTests {
    private let files = SourceTree.own.files
    private let folder = "Sources/SplitViewConformance/Commands/Table/"

    @Test func `each kind has its name, its row and perhaps its command in one file`() throws {
        var count = 0
        let table = files.filter { $0.path.hasPrefix(folder) }
        for file in table {
            let text = file.text ?? ""
            for match in text.matches(of: /static let (\w+) = Self\(\d+\)/) {
                let name = String(match.1)
                count += 1
                let command = try Regex(
                    "static (let \(name) =|func \(name)\\()[^=]*?Self\\(\\.\(name)\\b")
                let commands = table.map { $0.text?.matches(of: command).count ?? 0 }.reduce(0, +)
                #expect(
                    commands == text.matches(of: command).count && commands < 2,
                    "\(file.path): \(name)")
                let row = try Regex("CommandRow\\(\\s*\\.\(name),")
                #expect(text.matches(of: row).count == 1, "\(file.path): \(name)")
            }
        }
        #expect(count >= 34)
    }

    @Test func `no switch over commands or their kinds`() {
        for file in files where file.path.hasPrefix("Sources/SplitView") {
            for line in file.lines {
                #expect(
                    line.firstMatch(of: /switch (\w+\.)*(command|command\.name) \{/) == nil,
                    "\(file.path): \(line)")
            }
        }
    }

    @Test func `every file that the map says to touch is there`() throws {
        let map = try #require(files.first { $0.path == "Sources/README.md" }?.text)
        let section = try #require(map.firstRange(of: "## Where to put things"))
        let paths = files.map(\.path)
        var count = 0
        for match in map[section.upperBound...].matches(of: /`([\w\/.+-]+)`/) {
            let name = String(match.1)
            guard name.contains("/") || name.hasSuffix(".swift") || name.hasSuffix(".md") else {
                continue
            }
            count += 1
            let place = name.hasSuffix("/") ? name : "\(name)/"
            #expect(paths.contains { "/\($0)/".contains("/\(place)") }, "\(name)")
        }
        #expect(count >= 12)
    }
}
