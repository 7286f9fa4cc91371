import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app with three named columns, and tabs as its compact column.
    public static let library = library(
        "library", origin: "a correct app with three columns and a compact one"
    ) { LibraryApp() }

    /// The library.
    static func library(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> LibraryApp
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension LibraryApp {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let book as Book: .detail(item: 10 * book.shelf + book.number).named("Book")
            case is NoBook: .placeholder
            case let books as BookList: .list(item: books.number).named("Books")
            default: .list.named("Shelves")
            }
        }
        .onTap(rows: { _ in 2 }) { [unowned self] row, list in
            if let list = list as? BookList { openBook(row, of: list) } else { openShelf(row) }
        }
        .onRefresh {}
        .recordedItem { [record] in record.open.map { 10 * $0.shelf + $0.number } }
    }
}
