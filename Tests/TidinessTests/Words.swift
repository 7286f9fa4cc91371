import Foundation

/// Files that say what the retired phrases are. All others are written in the words of
/// `Sources/GLOSSARY.md`.
private let lists = ["Sources/GLOSSARY.md", "Tests/TidinessTests/Words.swift"]

/// Texts that keep a retired phrase: saved traces quote these statements of assumptions.
let keptStatements = ["Details come " + "by showDetail", "No" + "body switches tabs"]

/// Phrases that had to be read twice, or that the glossary has replaced by a term.
///
/// Some are put together here, as they are not to be written anywhere.
let retiredPhrases: [String] = [
    "is " + "told", "are " + "told", "was " + "told", "were " + "told", "told " + "apart",
    "no" + "body", "some" + "body", "who" + "ever", "come " + "by", "comes " + "by", "came " + "by",
    "but " + "for", "acted out", "as it was built", "came of", "came out differently",
    "come to anything", "comes of", "for words", "goes by it", "has no business", "hears nothing",
    "on the spot", "put on stage", "repeat itself", "sees to it", "sort of run", "sorts of runs",
    "speaks up", "stands nowhere", "takes no notice", "way on", "ways on", "what became of",
    "what becomes of", "who is who", "whose rules",
]

/// The same as they are looked for; made once, as every line is searched for each.
private let retired = retiredPhrases.map { (phrase: $0, words: wordsInARow($0)) }

/// Retired phrases in the lines of a file, as whole words in either letter case.
func wordComplaints(_ file: ProjectFile) -> [String] {
    guard !lists.contains(file.path) else { return [] }
    let all = file.lines.map(wordsInARow).joined()
    let present = retired.filter { all.contains($0.words) }
    guard !present.isEmpty else { return [] }
    return file.lines.enumerated().flatMap { index, line -> [String] in
        if keptStatements.contains(where: line.contains) { return [] }
        let words = wordsInARow(line)
        return present.filter { words.contains($0.words) }
            .map { "\(file.path):\(index + 1): \"\($0.phrase)\"; see Sources/GLOSSARY.md" }
    }
}

/// The words of a text in lower case, with a blank before and after each.
private func wordsInARow(_ text: String) -> String {
    " " + text.lowercased().split { !$0.isLetter }.joined(separator: " ") + " "
}
