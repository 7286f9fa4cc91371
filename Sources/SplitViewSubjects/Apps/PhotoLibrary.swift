import UIKitModel

/// A photo library whose list side has tabs, and hides their bar under a photo.
@MainActor public final class PhotoLibrary: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController()
    private let tabs = UITabBarController()
    private let makePhoto: @MainActor (_ album: Int, _ row: Int) -> Photo

    /// The app, with two albums and no photo.
    ///
    /// - Parameter makePhoto: Makes the photo of an album and a row, both from 1.
    public init(
        makePhoto: @escaping @MainActor (_ album: Int, _ row: Int) -> Photo = { Photo($0, $1) }
    ) {
        self.makePhoto = makePhoto
        super.init()
        tabs.viewControllers = [Album(1), Album(2)].map {
            UINavigationController(rootViewController: $0)
        }
        split.viewControllers = [tabs, UINavigationController(rootViewController: NoPhoto())]
        split.delegate = self
    }

    private var stack: UINavigationController? {
        tabs.selectedViewController as? UINavigationController
    }

    /// A person taps a photo of an album.
    public func show(_ row: Int, of album: UIViewController) {
        guard let album = album as? Album else { return }
        let photo = makePhoto(album.number, row)
        if split.isCollapsed {
            stack?.pushViewController(photo, animated: true)
        } else {
            album.showDetailViewController(
                UINavigationController(rootViewController: photo), sender: album)
        }
    }

    /// Puts the photo above the album in front.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let shown = secondaryViewController as? UINavigationController,
            let photo = shown.topViewController as? Photo
        else { return true }
        shown.viewControllers = []
        stack?.pushViewController(photo, animated: false)
        return true
    }

    /// Takes the photo off the album in front: under the bar of the tabs there is none.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let stack, stack.topViewController is Photo,
            let photo = stack.popViewController(animated: false)
        else { return UINavigationController(rootViewController: NoPhoto()) }
        return UINavigationController(rootViewController: photo)
    }
}

/// The photos of an album.
public final class Album: UIViewController {
    /// The number of the album, from 1.
    public let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// A photo.
open class Photo: UIViewController {
    /// The number of its album and its row: 12 is the second photo of the first album.
    public let number: Int

    /// Makes the photo of an album and a row, both from 1.
    public init(_ album: Int, _ row: Int) {
        number = 10 * album + row
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = hidesTabs
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    /// Whether a photo has the whole of a narrow window for itself.
    var hidesTabs: Bool { true }
}

/// The placeholder beside the albums while no photo is shown.
public final class NoPhoto: UIViewController {}
