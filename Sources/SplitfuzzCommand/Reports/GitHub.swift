import SplitViewConformance

extension [Notice] {
    /// The notices that are shown beside a workflow: of each level at most ten, of which the last
    /// one tells of all others.
    var annotations: [Notice] {
        [Notice.Level.error, .warning, .notice].flatMap { level in
            let all = filter { $0.level == level }
            guard all.count > Self.most else { return all }
            let rest = all[(Self.most - 1)...]
            return all.prefix(Self.most - 1) + [
                Notice(
                    level: level, rule: "more", title: "and \(rest.count) more",
                    sentence: "\(rest.count) more",
                    lines: rest.map { "\($0.title): \($0.sentence)" })
            ]
        }
    }

    /// As many annotations of a level as GitHub shows of one step.
    private static var most: Int { 10 }
}

extension Notice {
    /// A workflow command of GitHub: one line of the log. Line ends and `%`, and in properties `:`
    /// and `,`, have a special meaning and are escaped.
    var line: String {
        let place =
            place.map { place in
                let line = place.line.map { "line=\($0)," } ?? ""
                return "file=\(property(place.file.printable)),\(line)"
            } ?? ""
        let message = lines.isEmpty ? sentence : lines.joined(separator: "\n")
        return "::\(level.rawValue) \(place)title=\(property(title))::\(data(message))"
    }

    private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    private func escaped(_ text: String, _ marks: Set<Unicode.Scalar>) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            guard marks.contains(scalar) else {
                escaped.unicodeScalars.append(scalar)
                continue
            }
            let code = String(scalar.value, radix: 16, uppercase: true)
            escaped += "%" + (code.count == 1 ? "0" : "") + code
        }
        return escaped
    }
}
