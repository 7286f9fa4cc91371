@testable import SplitfuzzCommand

extension Printable {
    /// The result in a form.
    func printed(as format: Format, style: Style = .plain) -> String {
        format.text(of: self, style: style)
    }
}
