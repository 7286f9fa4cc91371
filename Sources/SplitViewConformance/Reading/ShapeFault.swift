/// A fault in a window as it stands, whatever led there.
struct ShapeFault: Hashable, Sendable {
    let kind: Kind
    /// The controller that it is wrong with; 0 for none.
    let key: UInt32
    /// The distinction from another fault of that controller: the container around it, or the
    /// column.
    let other: UInt32

    init(_ kind: Kind, _ key: UInt32, _ other: UInt32 = 0) {
        (self.kind, self.key, self.other) = (kind, key, other)
    }

    /// The kinds of fault, each with its sentence in `Laws/Shape.swift`.
    enum Kind: UInt8, Sendable {
        /// A controller is in two places.
        case twice
        /// A navigation controller is right inside another.
        case nested
        /// It is the second one around its screens, it is empty, or a container is in between, so
        /// that there are two bars.
        case nestedTwice, nestedEmpty, nestedApart
        /// An empty navigation controller is on screen.
        case emptyStack
        /// A column beside the first has no screen.
        case emptyColumn
        /// A wide window shows one column.
        case oneColumn
        /// A placeholder is presented, on the one stack, beside no list, or not alone.
        case blankOver, blankOnStack, blankAstray, blankBesideOthers
        /// There is more than one placeholder.
        case severalBlanks
        /// A detail is in a list column.
        case detailAmongLists
        /// A list is in the detail column.
        case listAmongDetails
        /// The sheet of an inspector lies over columns.
        case inspectorOverColumns
        /// A detail beside the list has no navigation bar.
        case withoutBar

        /// A choice of kinds: a bit for each, as laws ask in every step.
        struct Some: ExpressibleByArrayLiteral {
            private let bits: UInt32

            init(arrayLiteral kinds: Kind...) {
                bits = kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
            }

            func contains(_ kind: Kind) -> Bool { bits & 1 << UInt32(kind.rawValue) != 0 }
        }

        /// Whether it is about the place of a placeholder.
        var isBlank: Bool {
            switch self {
            case .blankOver, .blankOnStack, .blankAstray, .blankBesideOthers: true
            default: false
            }
        }

        /// Whether it is about one navigation controller in another.
        var isNested: Bool {
            switch self {
            case .nested, .nestedTwice, .nestedEmpty, .nestedApart: true
            default: false
            }
        }
    }

    /// Whether a fault of an earlier reading is this one: a placeholder that was misplaced has one,
    /// wherever it moves.
    ///
    /// - Parameter mayNest: Whether there are ways of nesting that are no fault; otherwise all are
    ///   one.
    func isSame(as earlier: ShapeFault, mayNest: Bool) -> Bool {
        guard key == earlier.key else { return false }
        if kind.isBlank { return earlier.kind.isBlank }
        let isSameKind =
            kind == earlier.kind || !mayNest && kind.isNested && earlier.kind.isNested
        return isSameKind && other == earlier.other
    }
}
