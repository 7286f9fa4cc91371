import Foundation
import Testing

/// One recorded scenario.
///
/// The format is `uikit-conformance/1`: facts recorded on Apple's UIKit, iOS 26.1.
struct Recording: Decodable, Sendable {
    struct Device: Decodable, Sendable {
        let width: Double
        let height: Double
        let scale: Double
        let safeArea: [Double]?
        let horizontalSizeClass: String
        /// The width of the container of the split view, if it does not fill the screen.
        let containerWidth: Double?
        let containerHeight: Double?
    }
    struct Action: Decodable, Sendable {
        let call: String?
        let args: [JSONValue]?
        let set: String?
        let to: JSONValue?

        init(set: String, to: JSONValue) {
            (call, args, self.set, self.to) = (nil, nil, set, to)
        }
    }
    struct EventState: Decodable, Sendable {
        let event: Int
        let isCollapsed: Bool
        let displayMode: String
        let viewControllers: [String]
    }
    struct Exception: Decodable, Sendable {
        let name: String
        let reason: String
    }
    /// A layout of a sweep, and when it was read.
    struct Row: Decodable, Sendable {
        let requestedMode: String
        let phases: [String]
        let boundsWidth: Double
        let displayMode: String
        let preferredDisplayMode: String
        let splitBehavior: String
        let preferredSplitBehavior: String
        let primaryColumnWidth: Double
        let supplementaryColumnWidth: Double
        let supplementary: Place
        let primary: Place
        let secondary: Place
    }
    struct Place: Decodable, Sendable {
        let frame: [Double]
        let safeArea: [Double]
    }
    struct Step: Decodable, Sendable {
        let step: String
        let actions: [Action]
        let events: [String]?
        let eventStates: [EventState]?
        let didPhaseStart: Int?
        let state: [String: JSONValue]?
        /// Who is whose parent and split view.
        let ancestry: [String: JSONValue]?
        let exception: Exception?
    }

    let id: String
    let kind: String
    let style: String?
    let hosting: String
    let device: [Device]
    let setup: [Action]
    let delegate: [String: JSONValue]
    let prelude: [Step]
    let steps: [Step]
    let rows: [Row]
    let timing: String

    enum CodingKeys: String, CodingKey {
        case id, kind, style, hosting, device, setup, delegate, prelude, steps, rows, timing
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(String.self, forKey: .id)
        kind = try fields.decode(String.self, forKey: .kind)
        style = try fields.decodeIfPresent(String.self, forKey: .style)
        hosting = try fields.decode(String.self, forKey: .hosting)
        setup = try fields.decode([Action].self, forKey: .setup)
        delegate = try fields.decodeIfPresent([String: JSONValue].self, forKey: .delegate) ?? [:]
        prelude = try fields.decodeIfPresent([Step].self, forKey: .prelude) ?? []
        steps = try fields.decodeIfPresent([Step].self, forKey: .steps) ?? []
        rows = try fields.decodeIfPresent([Row].self, forKey: .rows) ?? []
        timing = try fields.decodeIfPresent(String.self, forKey: .timing) ?? ""
        // One device, or a list of devices that recorded the same, or one that was not stated.
        if let several = try? fields.decode([Device].self, forKey: .device) {
            device = several
        } else if let one = try? fields.decode(Device.self, forKey: .device) {
            device = [one]
        } else {
            device = []
        }
    }

    /// The files beside the tests, and those in the folder that `SPLITFUZZ_RECORDINGS` names.
    static func all() throws -> [Recording] {
        var folders = [try bundledFolder()]
        if let more = ProcessInfo.processInfo.environment["SPLITFUZZ_RECORDINGS"] {
            folders.append(URL(fileURLWithPath: more))
        }
        let files = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return
            try files
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try JSONDecoder().decode(Recording.self, from: Data(contentsOf: $0)) }
    }

    private static func bundledFolder() throws -> URL {
        guard let folder = Bundle.module.url(forResource: "Recordings", withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return folder
    }
}

/// Any JSON value, for fields whose type differs from file to file.
enum JSONValue: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    var string: String? { if case .string(let string) = self { string } else { nil } }
    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var numbers: [Double]? {
        if case .list(let list) = self { list.compactMap(\.number) } else { nil }
    }
    var object: [String: JSONValue]? {
        if case .object(let object) = self { object } else { nil }
    }
    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
    var strings: [String]? {
        if case .list(let list) = self { list.compactMap(\.string) } else { nil }
    }
}

extension Recording: CustomTestStringConvertible { var testDescription: String { id } }
