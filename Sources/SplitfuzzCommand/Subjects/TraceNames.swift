import Foundation
import SplitViewConformance

extension Trace {
    /// The subject of a trace from a file; checks every name in it.
    ///
    /// - Parameter file: Its path, as it was named.
    /// - Throws: The place of a name that does not exist, with the nearest existing one.
    func checkedSubject(file: String) throws(TraceError) -> SplitViewSubject {
        guard let subject = Program.current.subject(named: subject) else {
            throw .unknownName(subject, of: "subject", among: Program.current.names, in: file)
        }
        let laws = subject.allLaws.map(\.name)
        if let law, !laws.contains(law) {
            throw .unknownName(law, of: "law", among: laws, in: file)
        }
        try check(on: subject, file: file)
        return subject
    }

    /// Checks the names of profile and assumptions, for a subject that need not be its own.
    func check(on subject: SplitViewSubject, file: String) throws(TraceError) {
        do throws(TraceTermsError) {
            _ = try terms(on: subject)
        } catch {
            throw error.failure(in: file)
        }
    }
}

extension TraceTermsError {
    fileprivate func failure(in file: String) -> TraceError {
        switch self {
        case .unknownProfile: .inField("profile", of: file, description)
        case .unknownAssumption: .inField("giving-up", of: file, description)
        }
    }
}

extension TraceError {
    /// A name in a file that does not exist.
    fileprivate static func unknownName(
        _ name: String, of field: String, among known: [String], in file: String
    ) -> TraceError {
        let guess = known.nearest(to: name).map { "; did you mean '\($0)'?" }
        let shown = name.printable(upTo: 60, mark: "...")
        return inField(
            field, of: file, "unknown \(field) '\(shown)'" + (guess ?? "; \(known.toChooseFrom)"))
    }

    /// An error in the value of a header field of a file.
    fileprivate static func inField(
        _ field: String, of file: String, _ message: String
    ) -> TraceError {
        let place = file.listPlace
        let file = place?.file ?? file
        var (line, column) = position(of: field, in: file)
        if let place, line == 0 { (line, column) = (place.line, 1) }
        return TraceError(file: file, line: line, column: column, message: message)
    }

    /// The position of the value of a header field in a file, from 1; 0 if it cannot be found.
    private static func position(of field: String, in file: String) -> (line: Int, column: Int) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return (0, 0) }
        for (index, line) in text.lines.enumerated() {
            let start = line.drop { $0 == " " || $0 == "\t" }
            guard start.hasPrefix("\(field):") else { continue }
            let value = start.dropFirst(field.count + 1).drop { $0 == " " || $0 == "\t" }
            return (index + 1, line.count - value.count + 1)
        }
        return (0, 0)
    }
}
