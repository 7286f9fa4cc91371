import UIKitModel

/// The row for which each detail was made, if rows are different: the content of a screen is a part
/// of it, though no picture says so.
struct ScreenOrigins {
    /// By number; 0 for a controller that was made for no row.
    private var entries: [UInt8] = []

    /// Where a controller comes from, in a byte.
    func origin(of id: UInt32) -> UInt8 {
        Int(id) < entries.count ? entries[Int(id)] : 0
    }

    /// Notes for which row a detail was made, and whether it is meant to replace others.
    mutating func note(_ id: UInt32, row: Int, isReplacing: Bool) {
        let missing = Int(id) + 1 - entries.count
        if missing > 0 { entries.append(contentsOf: repeatElement(0, count: missing)) }
        // More rows than a command can name are not distinguished.
        entries[Int(id)] = UInt8(min(row, 126)) << 1 + (isReplacing ? 2 : 1)
    }
}

extension SceneDriver {
    /// Makes the detail of a row, from 0, if the app has such. To the app, rows count from 1.
    func makeDetail(_ row: Int) -> UIViewController? {
        guard let make = scene.makers.detail else { return nil }
        return noting(row, make(row + 1), isReplacing: false)
    }

    /// Makes the detail of a row that is meant to replace those shown, if the app has such.
    func makeReplacingDetail(_ row: Int) -> UIViewController? {
        guard let make = scene.makers.replacingDetail else { return nil }
        return noting(row, make(row + 1), isReplacing: true)
    }

    private func noting(
        _ row: Int, _ detail: UIViewController, isReplacing: Bool
    ) -> UIViewController {
        if scene.rows == .different {
            origins.note(detail.modelNumber.value, row: row, isReplacing: isReplacing)
        }
        return detail
    }
}
