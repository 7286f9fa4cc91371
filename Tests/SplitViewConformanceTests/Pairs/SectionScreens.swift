import UIKitModel

/// The first list of an app with sections.
final class SideBar: UIViewController {}

/// The list of one section.
final class SectionList: UIViewController {
    let section: Int

    init(_ section: Int) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
