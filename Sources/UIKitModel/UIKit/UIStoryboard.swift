/// The scenes of a storyboard file: a table of closures, which the app's test fills (SB1).
///
/// Nothing is read from a file. The closure that makes a controller is registered in the runtime of
/// the scene, before the app asks for it; asking for an unregistered one raises, as UIKit does.
///
/// ```swift
/// let main = UIStoryboard(name: "Main", bundle: nil)
/// main.register("Note") { Note(row: 1) }
/// let note = main.instantiateViewController(withIdentifier: "Note")
/// print(note.storyboard === main)
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    final let name: String

    /// The storyboard with a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers what makes a scene of this storyboard, in the current runtime.
    ///
    /// A closure that refers to something of the scene refers to it weakly: the runtime retains
    /// the closure as long as there is a controller of the scene.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the scene; `nil` for the initial one.
    ///   - make: Makes its controller, a new one each time.
    public final func register(
        _ identifier: String?, make: @escaping @MainActor () -> UIViewController
    ) {
        ModelRuntime.current.surroundings.storyboards[
            StoryboardPlace(name: name, identifier: identifier)] = make
    }

    /// Makes the controller of a scene. Raises if none is registered (SB1).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let made = make(identifier) { return made }
        ModelRuntime.current.raise(
            "NSInvalidArgumentException",
            reason: "Storyboard (\(name)) doesn't contain a view controller with identifier "
                + "'\(identifier)': register it with UIStoryboard.register")
        return NotInStoryboard()
    }

    /// Makes the controller of the initial scene; `nil` if none is registered.
    open func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Makes the controller of a scene. Raises if none is registered (SB1).
    public final func instantiateViewController(identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }

    /// Makes the controller of a scene with the app's own closure; with what is registered if it
    /// makes none. The archive that the closure is given contains nothing.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let made = creator?(NSCoder()) { return awaken(made) }
        if let made = instantiateViewController(withIdentifier: identifier) as? Controller {
            return made
        }
        guard let blank = Controller(coder: NSCoder()) else {
            fatalError("no \(Controller.self) is registered as '\(identifier)'")
        }
        return blank
    }

    /// Makes the controller of the initial scene with the app's own closure; with what is
    /// registered if it makes none. The archive that the closure is given contains nothing.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        if let made = creator?(NSCoder()) { return awaken(made) }
        return make(nil) as? Controller
    }

    private func make(_ identifier: String?) -> UIViewController? {
        let place = StoryboardPlace(name: name, identifier: identifier)
        guard let make = ModelRuntime.current.surroundings.storyboards[place] else { return nil }
        return awaken(make())
    }

    /// SB2.
    final func awaken<Controller: UIViewController>(_ controller: Controller) -> Controller {
        controller.attachment.appValues["storyboard"] = self
        controller.awakeFromNib()
        return controller
    }

    /// Stands where a controller has to be returned after the run has ended.
    private final class NotInStoryboard: UIViewController {}
}

struct StoryboardPlace: Hashable {
    let name: String
    let identifier: String?
}

extension UIViewController {
    /// The storyboard that made this controller, if one did.
    public final var storyboard: UIStoryboard? { attachment.appValue("storyboard") }

    func followSegue(_ identifier: String, sender: Any?) {
        if let segue = storyboard?.segue(identifier, from: self) {
            prepare(for: segue, sender: sender)
            return segue.perform()
        }
        runtime.raise(
            "NSInvalidArgumentException",
            reason: "Receiver (\(logName)) has no segue with identifier '\(identifier)': register "
                + "it with UIStoryboard.registerSegue")
    }
}
