public import UIKitModel
import SplitViewCatalog
import SplitViewConformance

/// A subject of the catalog as the app of an emitted device test: what a person would write.
///
/// It chooses the device, as a person does in Xcode: the release of iOS, and phone or tablet.
@MainActor public final class DeviceApp {
    private let scene: SplitViewScene
    private var lastShown: UIViewController?

    /// Builds the app of a subject.
    ///
    /// - Parameters:
    ///   - name: The subject.
    ///   - profile: The release of UIKit.
    ///   - window: The number of the window on a device in which it is launched; negative for none.
    ///   - isNarrow: Whether another window is narrow.
    public init(_ name: String, profile: String, window: Int, isNarrow: Bool) {
        guard let subject = Catalog.subject(named: name),
            let profile = UIKitProfile(name: profile)
        else { fatalError("there is no subject \(name), or no profile \(profile)") }
        scene = subject.sceneForDevice(profile, window: window, isNarrow: isNarrow)
    }

    public var split: UISplitViewController { scene.split }
    public var root: UIViewController { scene.rootForDevice }

    /// Shows the detail of a row, or does what the app does in answer to a tap.
    public func tap(_ row: Int, _ list: UIViewController) {
        if let tap = scene.actions.tap { return _ = tap(row, list) }
        guard let detail = scene.makers.detail?(row) else { return }
        show(detail, from: list)
    }

    /// Shows the detail of a row that replaces those shown.
    public func tapReplacing(_ row: Int, _ list: UIViewController) {
        guard let detail = scene.makers.replacingDetail?(row) else { return }
        show(detail, from: list)
    }

    /// Shows the last detail again.
    public func tapAgain(_ list: UIViewController) {
        if let lastShown { show(lastShown, from: list) }
    }

    private func show(_ detail: UIViewController, from list: UIViewController) {
        lastShown = detail
        let isLaunched = ModelRuntime.current.visibleWindow != nil
        let target = isLaunched ? list : scene.split
        let around = detail.parent.flatMap { $0 === scene.split.primaryColumn ? nil : $0 }
        let shown = scene.makers.container.map { around ?? $0(detail) } ?? detail
        target.showDetailViewController(shown, sender: list)
    }

    /// The detail of a row.
    public func detail(_ row: Int) -> UIViewController {
        let detail = scene.makers.detail?(row) ?? UIViewController()
        return detail
    }

    public func list() -> UIViewController { scene.makers.list?() ?? UIViewController() }
    public func page() -> UIViewController { scene.makers.page?() ?? UIViewController() }
    public func delete() { scene.actions.delete?() }
    public func next(_ detail: UIViewController) { _ = scene.actions.next?(detail) }
    public func finish(_ detail: UIViewController) { scene.actions.finish?(detail) }
    public func startOver() { scene.actions.startOver?() }
    public func openLink(_ link: Int) { _ = scene.actions.link?(link) }
    public func act(_ name: String) { _ = scene.actions.own.first { $0.name == name }?.act() }
    public func leave() { _ = scene.actions.background?() }
    public func comeBack() { _ = scene.actions.foreground?() }
}
