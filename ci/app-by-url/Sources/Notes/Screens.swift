import UIKit

final class NoteList: UIViewController {}

final class NoNote: UIViewController {}

final class Note: UIViewController {
    let row: Int

    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
