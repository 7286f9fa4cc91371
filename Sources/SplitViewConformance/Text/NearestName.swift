extension [String] {
    /// The name that was probably meant, or `nil` if none is similar enough.
    ///
    /// A name is similar if it differs by typing errors only: one letter inserted, deleted, changed
    /// or swapped with its neighbour for each three letters. Otherwise, a prefix that only one name
    /// has is enough. Letter case and leading dashes do not count. Ties go to the first in order.
    ///
    /// - Complexity: O(n · m²) for n names of m letters; words above 64 letters are not compared.
    package func nearest(to word: String) -> String? {
        let typed = word.comparedLetters
        guard !typed.isEmpty, typed.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for name in self {
            let known = name.comparedLetters
            let distance = typed.typingErrors(from: known)
            guard distance <= Swift.max(1, Swift.max(typed.count, known.count) / 3) else {
                continue
            }
            if let best, best.distance <= distance { continue }
            best = (name, distance)
        }
        if let best { return best.name }
        let beginning = filter { $0.comparedLetters.starts(with: typed) }
        return beginning.count == 1 ? beginning[0] : nil
    }
}

extension String {
    fileprivate var comparedLetters: [Character] { Array(drop { $0 == "-" }.lowercased()) }
}

extension [Character] {
    /// The number of letters inserted, deleted, changed or swapped with a neighbour, each place at
    /// most once.
    ///
    /// - Complexity: The product of the lengths.
    package func typingErrors(from right: [Character]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array<Int>(0...right.count)
        for row in 1..<(count + 1) {
            var current = [row]
            for column in 1..<(right.count + 1) {
                let same = self[row - 1] == right[column - 1]
                var least = Swift.min(
                    last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, self[row - 1] == right[column - 2],
                    self[row - 2] == right[column - 1]
                {
                    least = Swift.min(least, beforeLast[column - 2] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
