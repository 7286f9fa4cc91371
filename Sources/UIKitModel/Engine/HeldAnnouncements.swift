/// The announcements to the delegates of navigation controllers about stacks that app code sets
/// while a split view collapses or expands (UNK54).
extension ModelRuntime {
    /// Whether a navigation controller, whose top has changed, tells its delegate after the
    /// transition under way. It is remembered for that.
    func holdsAnnouncement(of navigation: UINavigationController) -> Bool {
        guard transitions.depth > 0, operations.questionDepth > 0, navigation.delegate != nil,
            profile.assumes(.announcesAfterTransitions)
        else { return false }
        if !transitions.heldAnnouncements.contains(where: { $0 === navigation }) {
            transitions.heldAnnouncements.append(navigation)
        }
        return true
    }

    /// At the end of the outermost transition: makes the held announcements, of the navigation
    /// controllers on screen.
    func makeHeldAnnouncements() {
        guard transitions.depth == 0, !transitions.heldAnnouncements.isEmpty else { return }
        let held = transitions.heldAnnouncements
        transitions.heldAnnouncements.removeAll()
        for navigation in held where navigation.appearance == .appeared && !isHalted {
            navigation.announceTop(.willShow)
            navigation.announceTop(.didShow)
        }
    }
}
