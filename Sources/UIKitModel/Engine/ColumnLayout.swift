/// The position of the columns on the horizontal axis, in points (rules G).
struct ColumnLayout: Equatable {
    /// The width of the split view, in whole pixels.
    let width: CGFloat
    let placement: UIKitProfile.PrimaryPlacement
    /// A pixel: the line between two columns.
    let pixel: CGFloat
    /// Whether the primary is at the right (G11, G12).
    let isMirrored: Bool
    /// The visible columns, and their arrangement.
    let arrangement: Arrangement
    /// The width of the primary; while merged, that of the split view (G6).
    let primaryWidth: CGFloat
    /// The width of the supplementary beside the primary; `nil` without three columns.
    let supplementary: CGFloat?
    /// The width of the inspector at the trailing edge; 0 if it is not shown (K25).
    let inspectorWidth: CGFloat

    /// The visible columns, and their arrangement.
    enum Arrangement {
        /// One column stands for all.
        case merged
        case secondaryAlone
        /// The leading column beside the secondary: the primary of two, the supplementary of three.
        case beside
        /// The leading column over the secondary.
        case over
        /// Three columns beside each other.
        case allBeside
        /// Two columns over the secondary.
        case allOver
        /// The primary over the other two, which are beside each other (V9).
        case overBoth
        /// Two columns beside the secondary, which keeps its width and is moved aside.
        case displacing
    }

    /// The length by which the primary extends beyond the edge of the split view while it is shown
    /// (G9).
    var overhang: CGFloat {
        switch placement {
        case .beyondEdge(let points): arrangement == .merged ? 0 : points
        case .floating, .atEdge: 0
        }
    }

    var showsPrimary: Bool {
        switch arrangement {
        case .merged, .allBeside, .allOver, .overBoth, .displacing: true
        case .secondaryAlone: false
        case .beside, .over: supplementary == nil
        }
    }

    private var margin: CGFloat {
        if case .floating(let margin) = placement { margin } else { 0 }
    }

    /// The width taken by the primary beside another column (G10).
    private var leadOfPrimary: CGFloat {
        switch placement {
        case .floating(let margin): margin + primaryWidth
        case .beyondEdge: primaryWidth
        case .atEdge(let gap): primaryWidth + gap
        }
    }

    /// The primary. While hidden, it is completely beyond the edge (V22): by its floating margin if
    /// it floats, otherwise by one point (UNK27). Beyond the right edge it has no margin, as
    /// recorded.
    var primary: ColumnSpan {
        if arrangement == .merged { return ColumnSpan(x: 0, width: width) }
        let span = ColumnSpan(x: margin - overhang, width: primaryWidth + overhang)
        if showsPrimary { return placed(span) }
        let gap: CGFloat =
            switch placement {
            case .floating(let margin): margin
            case .beyondEdge, .atEdge: 1
            }
        if isMirrored, placement == .floating(margin: gap) {
            return ColumnSpan(x: width, width: primaryWidth)
        }
        let hidden = arrangement == .secondaryAlone ? supplementary.map { $0 + pixel } ?? 0 : 0
        return placed(
            ColumnSpan(
                x: -(primaryWidth + gap + hidden) - overhang, width: primaryWidth + overhang))
    }

    /// The supplementary: under a floating primary, from the edge on; hidden, beyond the edge.
    var supplementarySpan: ColumnSpan {
        guard let supplementary else { return ColumnSpan(x: 0, width: width) }
        switch arrangement {
        case .merged: return ColumnSpan(x: 0, width: width)
        case .secondaryAlone:
            return placed(ColumnSpan(x: -(supplementary + pixel), width: supplementary))
        case .beside, .over, .overBoth: return placed(ColumnSpan(x: 0, width: supplementary))
        case .allBeside, .allOver, .displacing:
            if case .floating = placement {
                return placed(ColumnSpan(x: 0, width: leadOfPrimary + supplementary))
            }
            return placed(ColumnSpan(x: leadOfPrimary, width: supplementary))
        }
    }

    /// The inset that keeps the content of the supplementary beside a floating primary.
    var supplementaryInsets: UIEdgeInsets {
        guard case .floating = placement else { return .zero }
        switch arrangement {
        case .allBeside, .allOver, .displacing: return leading(leadOfPrimary)
        case .merged, .secondaryAlone, .beside, .over, .overBoth: return .zero
        }
    }

    private var startOfSecondary: CGFloat {
        guard let supplementary else {
            guard arrangement == .beside, margin == 0 else { return 0 }
            return leadOfPrimary
        }
        return switch arrangement {
        case .merged, .secondaryAlone, .over, .allOver: 0
        case .beside, .overBoth: supplementary + pixel
        case .allBeside, .displacing: leadOfPrimary + supplementary + pixel
        }
    }

    /// The secondary: beside other columns it has the rest. Beside a floating primary alone it has
    /// the whole width, with an inset (G10).
    var secondary: ColumnSpan {
        let start = startOfSecondary
        var rest = width - start
        if arrangement == .displacing, let supplementary { rest = width - supplementary - pixel }
        let end = inspectorWidth > 0 ? inspectorWidth + pixel : 0
        return placed(ColumnSpan(x: start, width: max(0, rest - end)))
    }

    /// The inset that keeps the content of the secondary beside a floating primary (G10).
    var secondaryInsets: UIEdgeInsets {
        guard arrangement == .beside, supplementary == nil, case .floating(let margin) = placement
        else { return .zero }
        return leading(primaryWidth + margin)
    }

    /// The inspector, at the trailing edge, and hidden beyond it (K25).
    var inspector: ColumnSpan {
        placed(ColumnSpan(x: width - inspectorWidth, width: inspectorWidth))
    }

    func leading(_ inset: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: isMirrored ? 0 : inset, bottom: 0, right: isMirrored ? inset : 0)
    }

    private func placed(_ span: ColumnSpan) -> ColumnSpan {
        isMirrored ? ColumnSpan(x: width - span.x - span.width, width: span.width) : span
    }
}

/// An interval on the horizontal axis, in points.
struct ColumnSpan: Equatable {
    let x: CGFloat
    let width: CGFloat
}

/// The moments at which columns are laid out. A split view stores only the inset that it gave its
/// primary in the last layout.
extension UISplitViewController {
    /// Lays the columns out: at the first appearance, at every change of size or arrangement.
    final func layOutColumns() {
        guard isMounted, !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        // UNK28: what was pushed before the first layout has no effect on it.
        let isLost =
            (wasLaidOut || !runtime.profile.assumes(.firstLayoutKeepsInset)) && losesPrimary
        wasLaidOut = true
        viewWillLayoutSubviews()
        // V9: what is beside the others now has to be asked for again to come over them.
        if mode == .twoBesideSecondary { overlayWaits = true }
        handOutPrimaryInset(isLost: isLost)
        columns.primary?.frameWasSet()
        columns.primary?.viewWillLayoutSubviews()
        columns.primary?.viewDidLayoutSubviews()
        viewDidLayoutSubviews()
    }

    /// The safe area of the window has changed, for instance because the user swiped the Dock up:
    /// insets are recomputed from the window down, without a layout of the split view (B3).
    package final func sceneInsetsDidChange() {
        guard isColumnStyle, isMounted, !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        handOutPrimaryInset(isLost: losesPrimary)
    }

    /// B1: a split view that has lost track of its primary gives it no inset.
    private func handOutPrimaryInset(isLost: Bool) {
        if isLost, !collapsed { hasLostPrimary = true }
        let before = columns.primary?.edgeInsets
        primaryInset = isLost ? 0 : columnLayout.overhang
        if let primary = columns.primary, primary.edgeInsets != before {
            primary.edgeInsetsDidChange()
        }
    }

    /// The parts of each shown column that are out of sight at its sides, in points, and the insets
    /// of the screen in front of it. Column style only; nothing before the first layout.
    ///
    /// The compact column, or the one stack, is the primary here.
    package final func visitEdges(
        _ visit: (Column, _ outOfSight: UIEdgeInsets, _ inset: UIEdgeInsets) -> Void
    ) {
        guard isColumnStyle, isMounted else { return }
        let layout = columnLayout
        if let first = columns.compact ?? columns.primary, collapsed || layout.showsPrimary {
            visit(.primary, layout.outOfSight(of: layout.primary), first.insetsOfFront)
        }
        guard !collapsed else { return }
        if let supplementary = columns.supplementary, layout.arrangement != .secondaryAlone {
            visit(
                .supplementary,
                layout.outOfSight(
                    of: layout.supplementarySpan, isCovered: layout.coversSupplementary),
                supplementary.insetsOfFront)
        }
        // V9: what is displaced is pushed beyond the edge on purpose.
        if let secondary = columns.secondary, layout.arrangement != .displacing {
            visit(
                .secondary,
                layout.outOfSight(of: layout.secondary, isCovered: layout.coversSecondary),
                secondary.insetsOfFront)
        }
        if showsInspector, let inspector = columns.inspector {
            visit(.inspector, layout.outOfSight(of: layout.inspector), inspector.insetsOfFront)
        }
    }
}

extension ColumnLayout {
    /// Whether the supplementary is beside a primary that may float above it, and not under a
    /// primary brought in over it.
    fileprivate var coversSupplementary: Bool {
        switch arrangement {
        case .allBeside, .allOver, .displacing: true
        case .merged, .secondaryAlone, .beside, .over, .overBoth: false
        }
    }

    /// The same of the secondary: of three columns it begins where the supplementary ends.
    fileprivate var coversSecondary: Bool { arrangement == .beside && supplementary == nil }

    /// The part of a column beyond the edges of the split view, or under the primary.
    ///
    /// - Parameters:
    ///   - isCovered: Whether what lies under the primary counts.
    fileprivate func outOfSight(of span: ColumnSpan, isCovered: Bool = false) -> UIEdgeInsets {
        let end = span.x + span.width
        var (left, right) = (max(0, -span.x), max(0, end - width))
        if isCovered {
            if isMirrored {
                right = max(right, end - primary.x)
            } else {
                left = max(left, primary.x + primary.width - span.x)
            }
        }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
}

extension UIViewController {
    fileprivate final var insetsOfFront: UIEdgeInsets {
        var front = self
        while let top = front.contained[front.visibleRange].last { front = top }
        return front.edgeInsets
    }
}

extension UISplitViewController {
    /// The state that affects the next layout and is not visible. Column style only.
    package final var hiddenLayout: [Int] {
        let added = columns.primary?.additionalSafeAreaInsets ?? .zero
        let flags = (hasLostPrimary ? 1 : 0) | (behavior == .overlay ? 2 : 0)
        return [flags] + [primaryInset, added.left, added.right].map { Int($0.wholePoints) }
    }
}
