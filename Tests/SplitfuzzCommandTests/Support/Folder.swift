import Foundation
import Testing

/// A folder of the test's own.
struct Folder {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.path
        var template = Array("\(base)/splitfuzz-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = String(cString: made)
    }

    /// The names of its files, including hidden files, sorted.
    var names: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: path)
        return (found ?? ["the folder cannot be read"]).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self / name)))
    }

    /// The files below it, each with its text.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [:] }
        while let name = walk.nextObject() as? String {
            if let bytes = try? bytes(name) { texts[name] = String(decoding: bytes, as: UTF8.self) }
        }
        return texts
    }

    /// Writes a file, and the folders on the way to it.
    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: self / name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    static func / (folder: Folder, name: String) -> String { "\(folder.path)/\(name)" }
}
