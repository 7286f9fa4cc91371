import UIKitModel

// Nothing asks for the other optional methods. `UITableViewController` has them, for apps that
// override them.

/// The source of rows, which says how many there are if the app asks the table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource { public func numberOfSections(in: UITableView) -> Int { 1 } }

/// The receiver of taps on rows, which a test gives it.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_: UITableView, didSelectRowAt: IndexPath) {}
    public func tableView(_: UITableView, didDeselectRowAt: IndexPath) {}
}

/// Prepares rows.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath]) {}
}
