/// Geometry is computed on demand (rules G).
extension UISplitViewController {
    final var columnLayout: ColumnLayout {
        let pixel = pixelSize
        let width = toPixels(sizeOfView.width)
        let isRightToLeft = loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let arrangement = columnArrangement
        let widths = columnWidths(in: width, for: arrangement)
        return ColumnLayout(
            width: width, placement: primaryPlacement, pixel: pixel,
            isMirrored: isRightToLeft != (primaryEdge == .trailing), arrangement: arrangement,
            primaryWidth: collapsed ? width : widths.primary,
            supplementary: widths.supplementary,
            inspectorWidth: showsInspector && !collapsed ? inspectorWidth(in: width) : 0)
    }

    private var columnArrangement: ColumnLayout.Arrangement {
        if collapsed { return .merged }
        return switch mode {
        case .secondaryOnly: .secondaryAlone
        case .oneOverSecondary: .over
        case .oneBesideSecondary, .automatic: .beside
        case .twoBesideSecondary: .allBeside
        // V9: asked for beside each other, the other two stay so.
        case .twoOverSecondary: allowedPreference == .twoOverSecondary ? .allOver : .overBoth
        case .twoDisplaceSecondary: .displacing
        }
    }

    private var scale: CGFloat { windowEnvironment?.scale ?? 2 }

    /// The width of a pixel, in points.
    private var pixelSize: CGFloat { 1 / scale }

    /// The widths of the primary and the supplementary (G5, V9).
    ///
    /// The supplementary comes first: only beside the secondary it makes room, down to its least
    /// width. The primary has what is left.
    private func columnWidths(
        in width: CGFloat, for arrangement: ColumnLayout.Arrangement
    ) -> (primary: CGFloat, supplementary: CGFloat?) {
        let (profile, pixel) = (runtime.profile, pixelSize)
        let rest = leastSecondaryWidth
        guard style == .tripleColumn else {
            let automatic =
                profile.automaticPrimaryShare.map { $0 * width } ?? ColumnWidth.automatic
            let room = arrangement == .beside ? width - gapOfPrimary - rest : nil
            let own = primaryWidth.resolved(
                in: width, automatic: automatic, room: room, by: profile)
            return (toPixels(own), nil)
        }
        let wanted = primaryWidth.resolved(
            in: width, automatic: ColumnWidth.automaticOfThree, room: nil, by: profile)
        let (isFull, isTiled) =
            switch arrangement {
            case .merged, .secondaryAlone, .over: (false, false)
            case .beside, .overBoth: (false, true)
            case .allBeside: (true, true)
            case .allOver, .displacing: (true, false)
            }
        let room = width - pixel - (isTiled ? rest : 0) - (isFull ? gapOfPrimary : 0)
        let second = (otherWidths?.supplementary ?? ColumnWidth()).resolved(
            in: width, automatic: ColumnWidth.automatic,
            room: isTiled ? room - (isFull ? wanted : 0) : nil, by: profile)
        let first =
            isFull
            ? primaryWidth.resolved(
                in: width, automatic: ColumnWidth.automaticOfThree, room: room - second,
                by: profile) : wanted
        return (toPixels(first), toPixels(second))
    }

    private func toPixels(_ points: CGFloat) -> CGFloat {
        (points * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The gap between the primary and the column beside it (G10).
    private var gapOfPrimary: CGFloat {
        switch primaryPlacement {
        case .floating(let margin): margin
        case .beyondEdge: 0
        case .atEdge(let gap): gap
        }
    }

    /// The least width that the secondary keeps beside other columns (V9, G5).
    private var leastSecondaryWidth: CGFloat {
        guard case .leaving(let rest) = runtime.profile.widestPrimary else { return 0 }
        return otherWidths?.secondary.least(otherwise: rest) ?? rest
    }

    /// V9: whether three columns have room beside each other, each with its least width.
    final var hasRoomForAll: Bool {
        let profile = runtime.profile
        let least = profile.leastColumnWidth
        let secondary =
            otherWidths?.secondary.least(otherwise: profile.leastSecondaryWidth)
            ?? profile.leastSecondaryWidth
        let needed =
            primaryWidth.least(otherwise: least)
            + (otherWidths?.supplementary.least(otherwise: least) ?? least)
            + gapOfPrimary + pixelSize + secondary
        // A third of a point is no binary fraction, so a sum of them may be off by a little.
        return toPixels(sizeOfView.width) - needed > -pixelSize / 1_024
    }

    /// UNK44: nothing is recorded of the inspector's width.
    private func inspectorWidth(in width: CGFloat) -> CGFloat {
        toPixels(
            (otherWidths?.inspector ?? ColumnWidth()).resolved(
                in: width, automatic: ColumnWidth.automatic, room: nil, by: runtime.profile))
    }

    private var primaryPlacement: UIKitProfile.PrimaryPlacement {
        let placement = runtime.profile.primaryPlacement
        if case .floating = placement {
            if primaryBackgroundStyle != .none { return placement }
        } else if isColumnStyle {
            return placement
        }
        // UNK50: before iOS 26 columns of the classic style are a pixel apart.
        return .atEdge(gap: pixelSize)
    }

    /// The width of a column: of the view that contains it (G5, G6).
    final func width(of column: Column) -> CGFloat {
        let layout = columnLayout
        return column == .primary ? layout.primaryWidth : layout.supplementarySpan.width
    }

    final func columnSpan(of child: UIViewController) -> ColumnSpan {
        if isMounted, !collapsed, let column = columns.column(of: child) {
            let layout = columnLayout
            switch column {
            case .primary: return layout.primary
            case .supplementary: return layout.supplementarySpan
            case .secondary: return layout.secondary
            case .inspector: return layout.inspector
            case .compact: break
            }
        }
        return ColumnSpan(x: 0, width: sizeOfView.width)
    }

    /// UNK52: a column of the classic style that is hidden always lies at the edge.
    private func stays(_ column: Column) -> Bool {
        unplacedColumns.contains(column) || !isColumnStyle && !showsColumn(column, in: mode)
    }

    final func columnInsets(handedTo child: UIViewController) -> UIEdgeInsets {
        guard isMounted, let column = columns.column(of: child) else { return edgeInsets }
        let own: UIEdgeInsets =
            switch column {
            case .primary: columnLayout.leading(primaryInset)
            case .secondary: columnLayout.secondaryInsets
            case .supplementary: columnLayout.supplementaryInsets
            case .compact, .inspector: .zero
            }
        // A column that was never placed has no insets yet. UNK52: one of the classic style keeps
        // those of its place.
        return isColumnStyle && stays(column) ? own : own + overlap(with: child)
    }

    /// The insets of a hidden column: a column on screen until now lies at the edge, with the
    /// insets of its place.
    final func insetsInPlace(of child: UIViewController) -> UIEdgeInsets {
        guard child.isOnScreen, let column = columns.column(of: child),
            unplacedColumns.contains(column)
        else { return child.edgeInsets }
        var frame = placedFrame(of: child)
        frame.origin.x = 0
        return overlap(of: frame) + child.additionalSafeAreaInsets
    }

    /// The part of a column that the insets of the split view cover.
    private func overlap(with child: UIViewController) -> UIEdgeInsets {
        overlap(of: placedFrame(of: child))
    }

    private func overlap(of frame: CGRect) -> UIEdgeInsets {
        let insets = edgeInsets
        guard insets != .zero else { return .zero }
        let size = sizeOfView
        guard frame.intersects(CGRect(origin: .zero, size: size)) else { return .zero }
        let isBeside = frame.minX >= 0 && frame.maxX <= size.width
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY),
            left: isBeside ? max(0, insets.left - frame.minX) : 0,
            bottom: max(0, insets.bottom - (size.height - frame.maxY)),
            right: isBeside ? max(0, insets.right - (size.width - frame.maxX)) : 0)
    }

    /// The frame of a child: a floating primary lies below the upper inset of the split view and
    /// above its lower edge, by its margin at least (G10).
    final func columnFrame(of child: UIViewController) -> CGRect {
        var frame = placedFrame(of: child)
        if isMounted, !collapsed, let column = columns.column(of: child), stays(column) {
            frame.origin = .zero
        }
        return frame
    }

    private func placedFrame(of child: UIViewController) -> CGRect {
        let (span, height) = (columnSpan(of: child), sizeOfView.height)
        guard isMounted, !collapsed, child === columns.primary,
            case .floating(let margin) = primaryPlacement, windowEnvironment?.height != nil
        else { return CGRect(x: span.x, y: 0, width: span.width, height: height) }
        let insets = edgeInsets
        return CGRect(
            x: isColumnStyle || showsColumn(.primary, in: mode) ? span.x : 0, y: insets.top,
            width: span.width,
            height: height - insets.top - max(margin, insets.bottom - margin))
    }
}
