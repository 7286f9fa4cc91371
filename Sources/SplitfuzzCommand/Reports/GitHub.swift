import SplitViewConformance

/// A workflow command of GitHub: an annotation beside the log.
struct GitHubCommand: Equatable, Sendable {
    enum Level: String, Sendable { case notice, warning, error }

    let level: Level
    let title: String
    /// From the root of the repository.
    var file: String?
    let message: String

    /// One line of the log. Line ends and `%`, and in properties `:` and `,`, have a special
    /// meaning and are escaped.
    var line: String {
        let place =
            file.map { file in
                let line = file.listPlace.map { "line=\($0.line)," } ?? ""
                return "file=\(property((file.listPlace?.file ?? file).printable)),\(line)"
            } ?? ""
        return "::\(level.rawValue) \(place)title=\(property(title))::\(data(message))"
    }

    private func data(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private func property(_ text: String) -> String {
        var escaped = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
