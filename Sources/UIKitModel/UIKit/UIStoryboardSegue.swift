/// The way from one scene of a storyboard to another (SB3).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the way.
    public let identifier: String?
    /// The controller from which it leads.
    public let source: UIViewController
    /// The controller to which it leads.
    public let destination: UIViewController
    private let kind: Kind

    /// The way in which the destination is shown.
    public enum Kind: Sendable {
        /// By `show(_:sender:)`.
        case show
        /// By `showDetailViewController(_:sender:)`.
        case showDetail
        /// By `present(_:animated:completion:)`.
        case presentModally
    }

    init(_ identifier: String, _ kind: Kind, from source: UIViewController, to: UIViewController) {
        (self.identifier, self.kind, self.source) = (identifier, kind, source)
        destination = to
    }

    /// Shows the destination.
    open func perform() {
        switch kind {
        case .show: source.show(destination, sender: source)
        case .showDetail: source.showDetailViewController(destination, sender: source)
        case .presentModally: source.present(destination, animated: true)
        }
    }
}

extension UIStoryboard {
    /// Registers a way between two scenes, in the current runtime (SB3).
    ///
    /// ```swift
    /// let main = UIStoryboard(name: "Main", bundle: nil)
    /// main.register("List") { NoteList() }
    /// main.registerSegue("showNote", kind: .showDetail) { Note(row: 1) }
    /// let list = main.instantiateViewController(withIdentifier: "List")
    /// list.performSegue(withIdentifier: "showNote", sender: nil)
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The name of the way, in the whole storyboard.
    ///   - kind: The way in which its destination is shown.
    ///   - make: Makes the destination, a new one each time.
    public final func registerSegue(
        _ identifier: String, kind: UIStoryboardSegue.Kind,
        make: @escaping @MainActor () -> UIViewController
    ) {
        let place = StoryboardPlace(name: name, identifier: identifier)
        ModelRuntime.current.surroundings.segues[place] = (kind, make)
    }

    /// The way with a name from a controller, to a new destination.
    final func segue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
        let place = StoryboardPlace(name: name, identifier: identifier)
        guard let (kind, make) = ModelRuntime.current.surroundings.segues[place] else { return nil }
        return UIStoryboardSegue(identifier, kind, from: source, to: awaken(make()))
    }
}
