/// A button in a bar: the model knows one kind, which hides the list column and shows it again
/// (V13), and only whether it is visible.
@MainActor public final class UIBarButtonItem: NSObject {
    /// Whether it is invisible, wherever an app has put it.
    public internal(set) var isHidden = true

    func encodeFuture(into record: inout FutureRecord) { record.add(isHidden ? 1 : 0) }
}
