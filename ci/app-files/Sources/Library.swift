import UIKit

// Two named columns and a router. The router makes the screens, from a storyboard too.

enum Route: Equatable {
    case shelf
    case book(Int)
}

class Router {
    let split: UISplitViewController
    private(set) var route = Route.shelf
    private let sidebar = ShelfViewController()

    init() {
        split = UISplitViewController(style: .doubleColumn)
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .oneBesideSecondary
        split.primaryBackgroundStyle = .sidebar
        split.minimumPrimaryColumnWidth = 280
        split.delegate = self
        sidebar.router = self
        split.setViewController(sidebar, for: .primary)
        split.setViewController(EmptyShelfViewController(), for: .secondary)
    }

    func go(to next: Route, animated: Bool) {
        route = next
        switch next {
        case .shelf:
            split.setViewController(EmptyShelfViewController(), for: .secondary)
            split.show(.primary)
        case .book(let number):
            let storyboard = UIStoryboard(name: "Reader", bundle: nil)
            guard
                let book = storyboard.instantiateViewController(withIdentifier: "Book")
                    as? BookViewController
            else { return }
            book.number = number
            split.setViewController(
                UINavigationController(rootViewController: book), for: .secondary)
            split.show(.secondary)
        }
    }

    func askToDelete(_ number: Int, from presenter: UIViewController) {
        let alert = UIAlertController(
            title: "Delete?", message: "The book is gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.go(to: .shelf, animated: true)
            })
        presenter.present(alert, animated: true)
    }
}

extension Router: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        switch proposedTopColumn {
        case .primary, .supplementary, .compact, .inspector: return proposedTopColumn
        case .secondary: return route == .shelf ? .primary : .secondary
        @unknown default: return .primary
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        proposed == .twoBesideSecondary ? .oneBesideSecondary : proposed
    }
}

class ShelfViewController: UIViewController {
    weak var router: Router?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Shelf"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "Sort", image: UIImage(named: "sort"),
                primaryAction: UIAction { [weak self] _ in
                    self?.router?.go(to: .shelf, animated: true)
                })
        ]
    }
}

class BookViewController: UIViewController {
    var number = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        title = "Book"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        navigationController?.setNavigationBarHidden(false, animated: animated)
        transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
    }
}

class EmptyShelfViewController: UIViewController {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))

    override func loadView() {
        let view = UIView(frame: .zero)
        view.addSubview(blur)
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }
}
