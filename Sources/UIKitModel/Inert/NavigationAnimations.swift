extension UINavigationController {
    /// Inert: what an animation would show; there are none.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A screen comes.
        case push = 1
        /// A screen goes.
        case pop = 2
    }
}
