/// The content of a window as a value that can be drawn or written down: columns side by side or
/// the one stack, the screens in them, and what is presented or out of sight.
package struct Frame: Hashable, Sendable, Codable {
    /// The form of the window.
    package enum Form: String, Hashable, Sendable, Codable {
        /// Columns side by side.
        case columns
        /// One stack in a window that is too narrow for columns.
        case stack
        /// One stack, although the window is wide.
        case wideStack
    }

    /// The part of the window that the split view has.
    package enum Sight: String, Hashable, Sendable, Codable {
        /// It is in front.
        case split
        /// It is behind another tab or screen, and drawn as a person has seen it last.
        case elsewhere
        /// The app has taken it out of the window.
        case removed
        /// The window is not open yet.
        case unopened
    }

    /// The form of the window.
    package let form: Form
    /// The part of the window that the split view has.
    package let sight: Sight
    /// The name of the device, if the window is on one.
    package let device: String?
    /// The columns from left to right, with the inspector; one if all is one stack.
    package let columns: [Pane]
    /// The panes presented over the window, from below to the front.
    package let sheets: [Pane]
    /// The panes that the split view or the app keeps out of sight.
    package let outOfSight: [Pane]

    /// A column, a sheet, or a place out of sight.
    package struct Pane: Hashable, Sendable, Codable {
        /// Its name.
        package enum Place: String, Hashable, Sendable, Codable {
            case primary, supplementary, secondary, inspector, sheet
            /// The one stack of a window, or the compact column.
            case stack
            /// Out of sight, kept by the split view.
            case keptBySplitView
            /// Out of sight, kept by the app.
            case keptByApp
        }

        /// Its name.
        package let place: Place
        /// Whether it is a column that is not on screen.
        package let isHidden: Bool
        /// The points of its content that are out of sight at the left; negative if so many stay
        /// empty.
        package let hiddenLeft: Int
        /// The same at the right.
        package let hiddenRight: Int
        /// A screen, or a container of screens; `nil` if the pane is empty.
        package let content: Item?
    }

    /// A screen, or a container of others.
    package struct Item: Hashable, Sendable, Codable {
        /// Its kind.
        package enum Kind: String, Hashable, Sendable, Codable {
            case list, detail, placeholder
            /// A navigation controller: the last item is on top.
            case stack
            /// A tab bar controller, of which one item is in front.
            case tabs
            /// Another container, or a tab bar controller that is not in front itself.
            case container
        }

        /// A difference to the frame before.
        package enum Change: String, Hashable, Sendable, Codable {
            /// It was not there.
            case came
            /// It was in another place.
            case moved
        }

        /// Its kind.
        package let kind: Kind
        /// Its name in the drawings; `nil` for a container, and a placeholder without a name.
        package let title: String?
        /// The number of what it shows, if the app gives one.
        package let item: Int?
        /// Whether a person sees it if its pane is on screen; for the item of a tab bar or another
        /// container, whether it is in front of the others.
        package let isInFront: Bool
        /// Whether a person or the app has asked for it.
        package let isChosen: Bool
        /// The difference to the frame before; `nil` without one.
        package let change: Change?
        /// The items of a container, of a stack from the root on.
        package let items: [Item]

        /// Whether it is a screen rather than a container.
        package var isScreen: Bool { kind == .list || kind == .detail || kind == .placeholder }
    }
}

extension Frame {
    /// The content of a reading.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - before: The reading before, to which differences are marked; `nil` for none.
    ///   - names: The names of the screens.
    init(_ reading: Reading, since before: Reading? = nil, names: SnapshotNames) {
        let picture = reading.picture
        func panes(_ place: Snapshot.Place, _ name: Pane.Place) -> [Pane] {
            picture.roots(of: place).map { root in
                let sides = picture.edges[place]
                return Pane(
                    place: name, isHidden: picture.hides(place),
                    hiddenLeft: sides.left.hidden, hiddenRight: sides.right.hidden,
                    content: item(root))
            }
        }
        func column(_ place: Snapshot.Place, _ name: Pane.Place) -> [Pane] {
            let found = panes(place, name)
            guard found.isEmpty else { return found }
            return [
                Pane(
                    place: name, isHidden: picture.hides(place), hiddenLeft: 0, hiddenRight: 0,
                    content: nil)
            ]
        }
        func item(_ index: Int) -> Item {
            let node = picture.nodes[index]
            let children = picture.children(at: index)
            let screen = reading.screens.first { Int($0.node) == index }
            return Item(
                kind: Item.Kind(
                    node.kind, foremost: children.map { picture.nodes[$0].isForemost }),
                title: screen == nil ? nil : names.title(of: node),
                item: node.itemNumber.map(Int.init),
                isInFront: screen?.isInFront ?? node.isForemost,
                isChosen: screen?.isChosen ?? false,
                change: screen == nil ? nil : before.flatMap { node.change(since: $0.picture) },
                items: children.map(item))
        }
        form = !picture.isCollapsed ? .columns : reading.isWide ? .wideStack : .stack
        sight =
            switch reading.sight {
            case .elsewhere: .elsewhere
            case .removed: .removed
            case .split: picture.isLaunched ? .split : .unopened
            }
        device = WindowPlace.window(number: reading.window)?.device.name
        columns =
            picture.isCollapsed
            ? column(.primary, .stack)
            : column(.primary, .primary)
                + (picture.panes.contains(.three) ? column(.supplementary, .supplementary) : [])
                + column(.secondary, .secondary) + panes(.inspector, .inspector)
        sheets = panes(.presented, .sheet)
        outOfSight = panes(.preserved, .keptBySplitView) + panes(.detached, .keptByApp)
    }
}

extension Frame.Item.Kind {
    /// The kind of a node; of its children it is known which are in front of the others.
    fileprivate init(_ kind: Snapshot.Kind, foremost: [Bool]) {
        self =
            switch kind {
            case .list: .list
            case .detail: .detail
            case .placeholder: .placeholder
            case .navigation: .stack
            case .container: Set(foremost).count > 1 ? .tabs : .container
            }
    }
}

extension Snapshot.Node {
    /// Its difference to an earlier picture: a window that was not open had nothing to differ from.
    fileprivate func change(since picture: Snapshot) -> Frame.Item.Change? {
        let old = picture.nodes.filter { $0.controller == controller }
        if old.isEmpty { return .came }
        return old.contains { $0.place == place } ? nil : .moved
    }
}
