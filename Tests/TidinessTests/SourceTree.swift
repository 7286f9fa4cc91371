import Foundation

/// One file of the project.
struct ProjectFile: Sendable {
    /// From the project's root, with `/` between its parts.
    let path: String
    /// `nil` if the bytes are no text.
    let text: String?

    /// The lines without their ends. A last line without an end counts; the nothing behind the
    /// last end does not.
    var lines: [String] {
        var parts = Array((text ?? "").utf8).split(separator: 10, omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The files that make up the project, read once.
struct SourceTree: Sendable {
    let root: String
    let files: [ProjectFile]

    /// The tree these tests were compiled from.
    static let own = SourceTree(root: ownRoot(from: #filePath))

    /// The root is three steps above this file: `Tests/TidinessTests/SourceTree.swift`.
    private static func ownRoot(from file: String) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
    }

    /// Reads what git tracks or would add; without git, everything but what building leaves.
    init(root: String) {
        self.root = root
        let paths = SourceTree.pathsByGit(root) ?? SourceTree.pathsByWalking(root)
        files = paths.sorted().compactMap { path in
            // A tracked file may be deleted, and a tracked name may be a folder of another tree.
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")) else {
                return nil
            }
            let text = data.contains(0) ? nil : String(validating: data, as: UTF8.self)
            return ProjectFile(path: path, text: text)
        }
    }

    /// `nil` if this is no checkout, or git is not there or will not answer.
    private static func pathsByGit(_ root: String) -> [String]? {
        guard FileManager.default.fileExists(atPath: "\(root)/.git") else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        // Inside a git hook these point to wherever the hook runs.
        process.environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("GIT_")
        }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func pathsByWalking(_ root: String) -> [String] {
        let left: Set = [
            ".git", ".build", ".swiftpm", "DerivedData", "Package.resolved", ".DS_Store",
        ]
        var paths: [String] = []
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        while let path = walk.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            if left.contains(name) || name.hasSuffix(".xcodeproj") {
                walk.skipDescendants()
            } else {
                paths.append(path)
            }
        }
        return paths
    }
}
