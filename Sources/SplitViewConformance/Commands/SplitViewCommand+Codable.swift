/// A command is coded as its text: so a person can read the messages between processes, and they
/// follow the same grammar as a trace.
extension SplitViewCommand: Codable {
    /// Decodes the text of a command.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with the words of the `CommandError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(CommandError) {
            try self.init(reading: text)
        } catch {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.description)
        }
    }

    /// Encodes the command as a line of a trace.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
