/// The number of insertions, deletions and replacements between two words.
///
/// - Complexity: The product of their lengths.
package func editDistance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = line + 1
        for column in right.indices {
            let substitution = diagonal + (character == right[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
        }
    }
    return row[right.count]
}
