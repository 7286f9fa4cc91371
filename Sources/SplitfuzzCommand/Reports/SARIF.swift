extension Printout {
    /// A log of static analysis, in the format SARIF 2.1.0: a rule for each law that is broken, and
    /// a result for each notice.
    var sarif: JSON {
        var rules: [String] = []
        for notice in notices where !rules.contains(notice.rule) { rules.append(notice.rule) }
        let driver: [String: JSON] = [
            "name": .text(Splitfuzz.name), "version": .text(Splitfuzz.version),
            "rules": .list(rules.map(SARIF.rule)),
        ]
        let run: [String: JSON] = [
            "tool": .object(["driver": .object(driver)]),
            "results": .list(
                notices.map { SARIF.result($0, index: rules.firstIndex(of: $0.rule) ?? 0) }),
        ]
        return .object([
            "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .text("2.1.0"), "runs": .list([.object(run)]),
        ])
    }
}

private enum SARIF {
    static func rule(_ name: String) -> JSON {
        let statement = Program.current.laws.first { $0.name == name }?.statement
        return .object(
            ["id": .text(name)].merging(
                statement.map { ["shortDescription": message($0)] } ?? [:]
            ) { $1 })
    }

    static func message(_ text: String) -> JSON { .object(["text": .text(text)]) }

    static func result(_ notice: Notice, index: Int) -> JSON {
        var members: [String: JSON] = [
            "ruleId": .text(notice.rule), "ruleIndex": .count(index),
            "level": .text(notice.level == .notice ? "note" : notice.level.rawValue),
            "message": message(
                (["\(notice.title): \(notice.sentence)"] + notice.lines).joined(separator: "\n")),
        ]
        if let place = notice.place { members["locations"] = .list([location(place)]) }
        // What is known is no news.
        if notice.level == .notice {
            members["suppressions"] = .list([.object(["kind": .text("external")])])
        }
        return .object(members)
    }

    private static func location(_ place: Notice.Place) -> JSON {
        var physical: [String: JSON] = [
            "artifactLocation": .object(["uri": .text(place.file.inURI)])
        ]
        if let line = place.line {
            physical["region"] = .object(["startLine": .count(line)])
        }
        return .object(["physicalLocation": .object(physical)])
    }
}

extension String {
    /// A path as a reference, with all but plain characters as bytes.
    fileprivate var inURI: String {
        let path = utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let marks = "0123456789/-._~".unicodeScalars
            if scalar.isASCII, scalar.properties.isAlphabetic || marks.contains(scalar) {
                return String(scalar)
            }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
        return hasPrefix("/") ? "file://" + path : path
    }
}
