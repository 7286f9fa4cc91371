import UIKitModel

/// What the recording's probe read of the state, read of the model.
@MainActor struct RecordingReading {
    let stage: RecordingStage
    private var split: UISplitViewController { stage.split }

    /// A field of the state; `nil` if the model has no such thing.
    func value(of field: String) -> JSONValue? {
        switch field {
        case "isViewLoaded", "loadedAfter": .bool(split.isViewLoaded)
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
        case "viewControllersCount": .number(Double(split.viewControllers.count))
        case "stackCountAfterAllThreeCalls": .number(Double(stage.stack?.count ?? -1))
        case "returned": stage.returned.map(names) ?? .null
        case "style": .string(split.style == .unspecified ? "classic" : "\(split.style)")
        case "restorationIdentifier": split.restorationIdentifier.map { .string($0) } ?? .null
        case "viewFrame": frame(of: split)
        case "title": split.title.map { .string($0) } ?? .null
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

    /// The fields of a column; a view that is not in the hierarchy keeps its last frame and insets
    /// (G17).
    func column(named name: String) -> [String: JSONValue] {
        guard let column = Self.columns.first(where: { "\($0)" == name }),
            let vc = split.viewController(for: column)
        else { return [:] }
        var top = vc
        while let parent = top.parent, parent !== split { top = parent }
        let isSeen = split.isShowing(column) || split.isCollapsed && top.parent === split
        var fields: [String: JSONValue] = [
            "viewController": .string(stage.name(of: vc)),
            "isShowing": .bool(split.isShowing(column)),
            "container": .string(stage.name(of: top)),
            "containerParentIsSplit": .bool(top.parent === split),
            "containerInSplitHierarchy": .bool(isSeen),
        ]
        if !top.isViewLoaded { fields["containerViewLoaded"] = .bool(false) }
        guard top.isViewLoaded else { return fields }
        // Out of the hierarchy, a view has its own coordinates only.
        let topFrame = isSeen ? frame(of: top) : own(frame(of: top))
        fields["containerFrame"] = own(topFrame)
        fields["containerFrameInWindow"] = topFrame
        fields["containerSafeArea"] = safeArea(of: top)
        guard top !== vc, vc.isViewLoaded else { return fields }
        let frame = split.isShowing(column) ? frame(of: vc) : own(frame(of: vc))
        fields["controllerFrame"] = own(frame)
        fields["controllerFrameInWindow"] = frame
        fields["controllerSafeArea"] = safeArea(of: vc)
        return fields
    }

    // MARK: Geometry

    /// The frame in the coordinates of the split view, which begins where its window does.
    func frame(of vc: UIViewController) -> JSONValue {
        guard let view = vc.view else { return .null }
        let frame = split.view.convert(view.bounds, from: view)
        return .list([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
    }

    private func own(_ frame: JSONValue) -> JSONValue {
        guard let numbers = frame.numbers, numbers.count == 4 else { return frame }
        return .list([.number(0), .number(0), .number(numbers[2]), .number(numbers[3])])
    }

    func safeArea(of vc: UIViewController) -> JSONValue {
        guard let insets = vc.view?.safeAreaInsets else { return .null }
        return .list(
            [insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
    }

    private func childView(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": own(frame(of: vc)),
            "frameInWindow": frame(of: vc), "safeArea": safeArea(of: vc),
        ])
    }

    private func container(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": own(frame(of: vc)),
            "frameInSplit": frame(of: vc),
        ])
    }

    private func controllerView(_ vc: UIViewController) -> JSONValue {
        .object([
            "viewController": .string(stage.name(of: vc)), "frame": own(frame(of: vc)),
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
