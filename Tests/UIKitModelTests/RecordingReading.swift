import UIKitModel

/// What the recording's probe read of the state, read of the model.
@MainActor struct RecordingReading {
    let stage: RecordingStage
    private var split: UISplitViewController { stage.split }
    /// The controller that the probe was about.
    private var subject: UIViewController { stage.navigation ?? split }

    /// A field of the state; `nil` if the model has no such thing.
    func value(of field: String) -> JSONValue? {
        switch field {
        case "isViewLoaded", "loadedAfter": .bool(subject.isViewLoaded)
        case "loadedBefore": stage.wasViewLoaded.map { .bool($0) }
        case "isCollapsed": .bool(split.isCollapsed)
        case "displayMode": .string(RecordingStage.name(of: split.displayMode))
        case "preferredDisplayMode": .string(RecordingStage.name(of: split.preferredDisplayMode))
        case "splitBehavior": .string("\(split.splitBehavior)")
        case "preferredSplitBehavior": .string("\(split.preferredSplitBehavior)")
        case "primaryBackgroundStyle": .string("\(split.primaryBackgroundStyle)")
        case "primaryColumnWidth": .number(split.primaryColumnWidth)
        case "supplementaryColumnWidth": .number(split.supplementaryColumnWidth)
        case "horizontalSizeClass": .string("\(split.traitCollection.horizontalSizeClass)")
        case "viewControllers": names(stage.stack ?? split.viewControllers.map(stage.name))
        case "children": names(split.children.map(stage.name))
        case "viewControllersCount":
            .number(Double(stage.stack?.count ?? split.viewControllers.count))
        case "stackCountAfterAllThreeCalls": .number(Double(stage.stack?.count ?? -1))
        case "returned": stage.returned.map(names) ?? .null
        case "style": .string(split.style == .unspecified ? "classic" : "\(split.style)")
        case "restorationIdentifier": subject.restorationIdentifier.map { .string($0) } ?? .null
        case "viewFrame": subject.view.map { numbers($0.frame) } ?? .null
        case "title": subject.title.map { .string($0) } ?? .null
        case "splitFrame": frame(of: split)
        case "splitSafeArea": safeArea(of: split)
        case "columnTable": .object(columnTable)
        case "configuration": .object(configuration)
        case "childViews": .list(split.children.map(childView))
        case "containers": .list(split.children.map(container))
        case "controllerViews": .list(split.viewControllers.map(controllerView))
        default: nil
        }
    }

    private func names(_ names: [String]) -> JSONValue { .list(names.map { .string($0) }) }

    // MARK: Columns

    private static let columns = (0...4).compactMap(UISplitViewController.Column.init)

    private var columnTable: [String: JSONValue] {
        var table: [String: JSONValue] = [:]
        for column in Self.columns where column != .supplementary || split.style == .tripleColumn {
            let vc = split.viewController(for: column)
            table["\(column)"] = .object([
                "viewController": vc.map { .string(stage.name(of: $0)) } ?? .null,
                "isShowing": .bool(split.isShowing(column)),
            ])
        }
        return table
    }

    /// The fields of each column that has a controller.
    var columnFields: [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        for column in Self.columns {
            if let vc = split.viewController(for: column) {
                fields["\(column)"] = .object(self.fields(of: vc, in: column))
            }
        }
        return fields
    }

    /// The fields of a column; a view that is not in the hierarchy keeps its last frame and insets
    /// (G17).
    private func fields(
        of vc: UIViewController, in column: UISplitViewController.Column
    ) -> [String: JSONValue] {
        var top = vc
        while let parent = top.parent, parent !== split { top = parent }
        var fields: [String: JSONValue] = [
            "viewController": .string(stage.name(of: vc)),
            "isShowing": .bool(split.isShowing(column)), "container": .string(stage.name(of: top)),
            "containerParentIsSplit": .bool(top.parent === split),
        ]
        guard top.isViewLoaded else {
            fields["containerViewLoaded"] = .bool(false)
            return fields
        }
        fields["containerInSplitHierarchy"] = .bool(top.view.isDescendant(of: split.view))
        fields["containerFrame"] = numbers(top.view.frame)
        fields["containerFrameInWindow"] = numbers(top.view.convert(top.view.bounds, to: nil))
        fields["containerSafeArea"] = safeArea(of: top)
        guard top !== vc, vc.isViewLoaded else { return fields }
        fields["controllerFrame"] = numbers(vc.view.frame)
        fields["controllerFrameInWindow"] = numbers(vc.view.convert(vc.view.bounds, to: nil))
        fields["controllerSafeArea"] = safeArea(of: vc)
        return fields
    }

    /// `A.parent`, or whether `A.splitViewController === split`.
    func ancestry(_ question: String) -> JSONValue {
        let words = question.split { $0 == "." || $0 == " " }.map(String.init)
        guard words.count > 1, let vc = stage.known(words[0]) else { return .null }
        if words[1] == "parent" { return vc.parent.map { .string(stage.name(of: $0)) } ?? .null }
        return .bool(vc.splitViewController === split)
    }

    // MARK: Geometry

    /// The frame in the coordinates of the split view, which begins where its window does.
    func frame(of vc: UIViewController) -> JSONValue {
        guard let view = vc.view else { return .null }
        return numbers(view.convert(view.bounds, to: split.view))
    }

    private func numbers(_ frame: CGRect) -> JSONValue {
        .list([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
    }

    func safeArea(of vc: UIViewController) -> JSONValue {
        guard let insets = vc.view?.safeAreaInsets else { return .null }
        return .list([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
    }

    private func childView(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": numbers(vc.view.frame),
            "frameInWindow": numbers(vc.view.convert(vc.view.bounds, to: nil)),
            "safeArea": safeArea(of: vc),
        ])
    }

    private func container(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": numbers(vc.view.frame),
            "frameInSplit": frame(of: vc),
        ])
    }

    private func controllerView(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": numbers(vc.view.frame),
            "parent": vc.parent.map { .string(stage.name(of: $0)) } ?? .null,
        ])
    }

    // MARK: Configuration

    private var configuration: [String: JSONValue] {
        [
            "automaticDimension": .number(UISplitViewController.automaticDimension),
            "presentsWithGesture": .bool(split.presentsWithGesture),
            "primaryEdge": .string("\(split.primaryEdge)"),
            "primaryBackgroundStyle": .string("\(split.primaryBackgroundStyle)"),
            "displayModeButtonVisibility": .string("\(split.displayModeButtonVisibility)"),
            "showsSecondaryOnlyButton": .bool(split.showsSecondaryOnlyButton),
            "preferredPrimaryColumnWidth": points(split.preferredPrimaryColumnWidth),
            "preferredPrimaryColumnWidthFraction": points(
                split.preferredPrimaryColumnWidthFraction),
            "minimumPrimaryColumnWidth": points(split.minimumPrimaryColumnWidth),
            "maximumPrimaryColumnWidth": points(split.maximumPrimaryColumnWidth),
            "preferredSecondaryColumnWidth": points(split.preferredSecondaryColumnWidth),
            "preferredSecondaryColumnWidthFraction": points(
                split.preferredSecondaryColumnWidthFraction),
            "minimumSecondaryColumnWidth": points(split.minimumSecondaryColumnWidth),
            "preferredInspectorColumnWidth": points(split.preferredInspectorColumnWidth),
            "preferredInspectorColumnWidthFraction": points(
                split.preferredInspectorColumnWidthFraction),
            "minimumInspectorColumnWidth": points(split.minimumInspectorColumnWidth),
            "maximumInspectorColumnWidth": points(split.maximumInspectorColumnWidth),
        ]
    }

    private func points(_ points: CGFloat) -> JSONValue {
        points == UISplitViewController.automaticDimension ? .string("automatic") : .number(points)
    }
}
