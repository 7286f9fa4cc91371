extension StringProtocol {
    /// This text in one line that a terminal only shows. Line breaks, other control characters, and
    /// marks for the direction of writing are spelled out.
    ///
    /// Names of files and words of a command line may contain any of them. Every name is printed in
    /// this form. A text that has none of them is returned as it is, so it does not matter if a
    /// part of it has been through here already.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return String(self) }
        var shown = ""
        for scalar in unicodeScalars {
            shown += scalar.isObeyed ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return shown
    }

    /// The beginning of this text, printable, and a mark if there is more.
    ///
    /// - Parameters:
    ///   - limit: How many scalars are kept. They are counted rather than characters, because one
    ///     character may have any number of accents.
    ///   - mark: What stands for the rest.
    package func printable(upTo limit: Int, mark: String) -> String {
        guard unicodeScalars.count > limit else { return printable }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(limit))).printable + mark
    }

    /// This text as it can be quoted in one line of a message.
    var quotable: String { printable(upTo: 40, mark: "…") }
}

extension Unicode.Scalar {
    /// Whether a terminal does something else than to show it.
    fileprivate var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
