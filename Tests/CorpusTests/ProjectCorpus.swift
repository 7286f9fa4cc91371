import Foundation
import SplitViewConformance

extension Corpus {
    /// The corpus of this project, beside the folder of the tests.
    static let ofProject = Corpus(
        folder: URL(
            fileURLWithPath: #filePath.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast(3).joined(separator: "/") + "/Corpus"))

    /// The traces that can be read; a test of its own reports the others.
    var entriesRead: [Corpus.Entry] { (try? entries()) ?? [] }
}
