/// What happens to the tabs of a tab bar controller.
extension UITabBarController {
    final func replaceTabs(with tabs: [UIViewController]) {
        guard !ModelRuntime.current.isHalted else { return }
        let before = contained
        let seen = selectedViewController
        for vc in before where !tabs.contains(where: { $0 === vc }) { vc.willMove(toParent: nil) }
        for vc in tabs where vc.container !== self {
            vc.willMove(toParent: self)
            adopt(vc)
        }
        contained = tabs
        for vc in before where !tabs.contains(where: { $0 === vc }) {
            if vc.container === self { vc.container = nil }
            if vc.container == nil { vc.disappear() }
            vc.didMove(toParent: nil)
        }
        for vc in tabs where !before.contains(where: { $0 === vc }) { vc.didMove(toParent: self) }
        selectedIndex = tabs.firstIndex { $0 === seen } ?? 0
        settle()
    }

    final func swapTabs(from old: Int) {
        guard appearance == .appeared else { return }
        let leaving = contained.indices.contains(old) ? contained[old] : nil
        let entering = selectedViewController
        guard leaving !== entering else { return }
        entering?.loadViewIfNeeded()
        leaving?.beginDisappearing()
        entering?.beginAppearing()
        leaving?.endDisappearing()
        entering?.endAppearing()
    }
}
