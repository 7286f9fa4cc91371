extension UINavigationController {
    /// The operation that an animation shows.
    public enum Operation: Int, Sendable { case none = 0, push, pop }
}
