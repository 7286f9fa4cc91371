/// A button in a bar: the model knows one kind, the one that hides the list column and shows it
/// again (V13), and of that only whether it can be seen.
@MainActor public final class UIBarButtonItem: NSObject {
    /// Whether a person does not see it, wherever an app has put it.
    public internal(set) var isHidden = true

    func encodeFuture(into record: inout FutureRecord) { record.add(isHidden ? 1 : 0) }
}
