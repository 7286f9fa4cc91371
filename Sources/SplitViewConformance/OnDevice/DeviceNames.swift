import UIKitModel

/// The names of controllers where only UIKit is known: their classes, numbered in the order in
/// which they are seen. A device test names them in the same way.
@MainActor struct DeviceNames {
    private var names: [UInt32: String] = [:]
    private var counts: [String: Int] = [:]
    /// Whether the last detail was shown by the test, and not by the app, which then cannot show
    /// it again.
    var isShownByTest = false

    /// The name of a controller; the first `NoteViewController` is `Note`, the next `Note#2`.
    mutating func name(of controller: UIViewController) -> String {
        let number = controller.modelNumber.value
        if let known = names[number] { return known }
        let word = Self.word(for: controller)
        counts[word, default: 0] += 1
        let name = counts[word] == 1 ? word : "\(word)#\(counts[word] ?? 0)"
        names[number] = name
        return name
    }

    private static func word(for controller: UIViewController) -> String {
        let word = String(describing: type(of: controller))
        if word.hasPrefix("UI") { return "screen" }
        let suffix = ["ViewController", "Controller", "VC"].first { word.hasSuffix($0) }
        guard let suffix, suffix != word else { return word }
        return String(word.dropLast(suffix.count))
    }

    /// The name of a controller with what it holds, as recordings write it: `nav[A,nav[B]]`.
    mutating func list(_ controller: UIViewController) -> String {
        guard let stack = controller.asNavigation else { return name(of: controller) }
        var names: [String] = []
        for screen in stack.children { names.append(list(screen)) }
        return "nav[\(names.joined(separator: ","))]"
    }
}

/// The state of a split view as public API tells it; what a device test looks at after a step.
package struct DeviceLook: Hashable, Sendable, Codable {
    /// The columns, their stacks, and what is presented, in the notation of snapshots.
    package var drawing: String
    /// Whether the columns are merged.
    package var isCollapsed: Bool
    /// The name of the display mode.
    package var displayMode: String
    /// The names of `viewControllers`.
    package var viewControllers: [String]
    /// The names of `children`.
    package var children: [String]

    /// The state in a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - driver: The driver of its scene.
    ///   - names: The names of the controllers that were seen before.
    @MainActor init(_ picture: Snapshot, in driver: SceneDriver, _ names: inout DeviceNames) {
        let split = driver.scene.split
        var drawn = DeviceDrawing(picture: picture, runtime: driver.runtime, names: names)
        drawing = drawn.draw()
        names = drawn.names
        isCollapsed = split.isCollapsed
        displayMode = split.displayMode.recordedName
        viewControllers = split.viewControllers.map { names.list($0) }
        children = split.children.map { names.list($0) }
    }

    /// The fields in which another state differs: their names, and both values.
    package func differences(
        from other: DeviceLook
    ) -> [(field: String, here: String, there: String)] {
        let pairs = [
            ("drawing", drawing, other.drawing),
            ("isCollapsed", "\(isCollapsed)", "\(other.isCollapsed)"),
            ("displayMode", displayMode, other.displayMode),
            ("viewControllers", "\(viewControllers)", "\(other.viewControllers)"),
            ("children", "\(children)", "\(other.children)"),
        ]
        return pairs.filter { $0.1 != $0.2 }.map { (field: $0.0, here: $0.1, there: $0.2) }
    }
}

extension UISplitViewController.DisplayMode {
    /// The name in recordings.
    var recordedName: String {
        let names = [
            "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
            "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
        ]
        return names.indices.contains(rawValue) ? names[rawValue] : "\(rawValue)"
    }
}

/// A picture without what public API does not tell: positions, and what is kept out of sight.
@MainActor private struct DeviceDrawing {
    let picture: Snapshot
    let runtime: ModelRuntime
    var names: DeviceNames

    mutating func draw() -> String {
        var columns = [column(.primary)]
        if !picture.isCollapsed {
            if picture.panes.contains(.three) { columns.append(column(.supplementary)) }
            columns.append(column(.secondary))
        }
        var drawing = "[\(columns.joined(separator: " | "))]"
        for root in roots(of: .presented) { drawing += " ^\(text(at: root))" }
        return drawing
    }

    private func roots(of place: Snapshot.Place) -> [Int] {
        picture.nodes.indices.filter {
            picture.nodes[$0].place == place && picture.nodes[$0].depth == 0
        }
    }

    private mutating func column(_ place: Snapshot.Place) -> String {
        guard let root = roots(of: place).first else { return "-" }
        var content = text(at: root)
        switch picture.nodes[root].kind {
        case .navigation: content = String(content.dropFirst().dropLast())
        case .container: break
        case .list, .detail, .placeholder: content = "!" + content
        }
        return picture.hides(place) ? "(\(content))" : content
    }

    private mutating func text(at index: Int) -> String {
        let (node, children) = (picture.nodes[index], picture.children(at: index))
        guard node.kind == .navigation || node.kind == .container else {
            return runtime.livingController(node.controller).map { names.name(of: $0) } ?? "?"
        }
        let showsAll = children.allSatisfy { picture.nodes[$0].isForemost }
        var texts: [String] = []
        for child in children {
            let isMarked = node.kind == .container && picture.nodes[child].isForemost && !showsAll
            texts.append((isMarked ? "*" : "") + text(at: child))
        }
        return node.kind == .navigation
            ? "[\(texts.joined(separator: ", "))]" : "{\(texts.joined(separator: "; "))}"
    }
}
