/// A view: the model knows only that a controller has one, and when it is made.
@MainActor open class UIView: UIResponder {}
