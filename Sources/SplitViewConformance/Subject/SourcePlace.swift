import Foundation

/// A place in the source: where a subject is described.
package struct SourcePlace: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Module and file, as `#fileID` says them.
    package let fileID: String
    /// The path of the file: from the working directory if it is below that, as tools want it that
    /// link to a line.
    package let file: String
    /// The line, from 1.
    package let line: Int

    /// A place.
    ///
    /// - Parameters:
    ///   - fileID: Module and file, as `#fileID` says them.
    ///   - filePath: The path, as `#filePath` says it.
    ///   - line: The line.
    package init(fileID: String, filePath: String, line: Int) {
        (self.fileID, self.line) = (fileID, line)
        let here = FileManager.default.currentDirectoryPath + "/"
        file = filePath.hasPrefix(here) ? String(filePath.dropFirst(here.count)) : filePath
    }

    /// The same on every machine: `RecipesTests/Recipes.swift:16`.
    package var description: String { "\(fileID):\(line)" }
}
