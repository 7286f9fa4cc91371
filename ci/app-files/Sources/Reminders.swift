import UIKit

// What most apps name somewhere: a token, a notification and a timer that call a method, the colour
// of a layer, a task, and a frame of the app's own that shows details its way.

class RemindersFrame: UIViewController {
    let split = UISplitViewController()
    private(set) var shown: [UIViewController] = []
    private var isLoaded = false
    private var token: NSKeyValueObservation?
    private var loading: Task<Void, Never>?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        split.viewControllers = [
            UINavigationController(rootViewController: UITableViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
        view.layer.borderColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor
        view.layer.shadowColor = UIColor.label.cgColor
        token = view.observe(\.frame, options: [.new]) { [weak self] (_, change) in
            self?.split.view.frame = change.newValue ?? .zero
        }
        loading = Task { [weak self] in self?.isLoaded = true }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: NSSelectorFromString("reload"), name: .remindersChanged, object: nil)
        timer = Timer.scheduledTimer(
            timeInterval: 86_400, target: self, selector: NSSelectorFromString("reload"),
            userInfo: nil, repeats: false)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
        timer?.invalidate()
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
        split.showDetailViewController(vc, sender: sender)
    }
}

extension Notification.Name {
    static let remindersChanged = Notification.Name("remindersChanged")
}
