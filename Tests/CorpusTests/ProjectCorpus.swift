import Foundation
import SplitViewConformance

extension Corpus {
    /// The corpus of this project, which stands beside the folder of the tests.
    static let ofProject = Corpus(
        folder: URL(
            fileURLWithPath: #filePath.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast(3).joined(separator: "/") + "/Corpus"))

    /// What can be read of it; what cannot is told by a test of its own.
    var entriesRead: [Corpus.Entry] { (try? entries()) ?? [] }
}
