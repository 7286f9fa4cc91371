import UIKitModel

/// Where rows come from. A table asks how many there are if the app asks the table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many groups there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a group has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Inert: a row; nothing asks.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Inert: the text above a group; nothing asks.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Inert: the text below a group; nothing asks.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Inert: whether a row may be changed; nothing asks.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Inert: whether a row may be moved; nothing asks.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Inert: a row was moved; a test calls it.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Inert: a row was deleted or added; a test calls it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Inert: the letters at the side; nothing asks.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Inert: the group of such a letter; nothing asks.
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
}

extension UITableViewDataSource {
    /// Inert: the letters at the side; nothing asks.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Inert: the group of such a letter; nothing asks.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { 0 }
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
    /// Inert: it may.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Inert: it may not.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}
