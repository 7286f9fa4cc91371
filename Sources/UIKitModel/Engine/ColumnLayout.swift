/// The position of the two columns of a column style on the horizontal axis, in points (rules G).
struct ColumnLayout: Equatable {
    /// The width of the split view.
    let width: CGFloat
    /// The position of the primary.
    let placement: UIKitProfile.PrimaryPlacement
    /// Whether the primary is at the right (G11, G12).
    let isMirrored: Bool
    /// Which columns are visible, and how.
    let arrangement: Arrangement

    /// The width of the primary; while merged, that of the split view (G6).
    let primaryWidth: CGFloat

    /// Which columns are visible, and how.
    enum Arrangement { case merged, secondaryAlone, beside, over }

    /// How far the primary extends beyond the edge of the split view while it is shown (G9).
    var overhang: CGFloat {
        switch placement {
        case .beyondEdge(let points): arrangement == .merged ? 0 : points
        case .floating, .atEdge: 0
        }
    }

    /// The primary. While hidden, it is completely beyond the edge (V22): by its floating margin if
    /// it floats, otherwise by one point (UNK27).
    var primary: ColumnSpan {
        if arrangement == .merged { return ColumnSpan(x: 0, width: width) }
        let (margin, gap): (CGFloat, CGFloat) =
            switch placement {
            case .floating(let margin): (margin, margin)
            case .beyondEdge, .atEdge: (0, 1)
            }
        let x = arrangement == .secondaryAlone ? -(primaryWidth + gap) : margin
        return placed(ColumnSpan(x: x - overhang, width: primaryWidth + overhang))
    }

    /// The secondary: beside the primary it has the rest, or the whole width, with an inset (G10).
    var secondary: ColumnSpan {
        guard arrangement == .beside else { return ColumnSpan(x: 0, width: width) }
        let x: CGFloat =
            switch placement {
            case .floating: 0
            case .beyondEdge: primaryWidth
            case .atEdge(let gap): primaryWidth + gap
            }
        return placed(ColumnSpan(x: x, width: width - x))
    }

    /// The inset that keeps the content of the secondary beside a floating primary (G10).
    var secondaryInsets: UIEdgeInsets {
        guard arrangement == .beside, case .floating(let margin) = placement else { return .zero }
        return leading(primaryWidth + margin)
    }

    /// An inset at the edge of the primary.
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
    /// Its start.
    let x: CGFloat
    /// Its width.
    let width: CGFloat

    var rect: CGRect { CGRect(x: x, y: 0, width: width, height: 1) }
}

/// Geometry is computed on demand; a split view stores only the inset that it gave its primary in
/// the last layout.
extension UISplitViewController {
    final var columnLayout: ColumnLayout {
        let arrangement: ColumnLayout.Arrangement =
            switch (collapsed, mode) {
            case (true, _): .merged
            case (false, .secondaryOnly): .secondaryAlone
            case (false, .oneOverSecondary): .over
            case (false, .oneBesideSecondary), (false, .automatic): .beside
            // Setting one raises, so none is ever in force.
            case (false, .twoBesideSecondary), (false, .twoOverSecondary),
                (false, .twoDisplaceSecondary):
                .beside
            }
        let (width, profile) = (spanInContainer.width, runtime.profile)
        let isRightToLeft = loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ColumnLayout(
            width: width, placement: primaryPlacement,
            isMirrored: isRightToLeft != (primaryEdge == .trailing), arrangement: arrangement,
            primaryWidth: collapsed ? width : primaryWidth.resolved(in: width, by: profile))
    }

    private var primaryPlacement: UIKitProfile.PrimaryPlacement {
        let placement = runtime.profile.primaryPlacement
        guard case .floating = placement, primaryBackgroundStyle == .none else { return placement }
        // A pixel of the devices that were recorded.
        return .atEdge(gap: 0.5)
    }

    final func columnSpan(of child: UIViewController) -> ColumnSpan {
        if isColumnStyle, isMounted {
            if child === columns.primary { return columnLayout.primary }
            if child === columns.secondary { return columnLayout.secondary }
        }
        return ColumnSpan(x: 0, width: spanInContainer.width)
    }

    final func columnInsets(handedTo child: UIViewController) -> UIEdgeInsets {
        if isColumnStyle, isMounted {
            if child === columns.primary { return columnLayout.leading(primaryInset) }
            if child === columns.secondary { return columnLayout.secondaryInsets }
        }
        return edgeInsets
    }

    /// Lays the columns out: at the first appearance, at every change of size or arrangement.
    final func layOutColumns() {
        guard isMounted, !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        // UNK28: what was pushed before the first layout has no effect on it.
        let isLost = wasLaidOut && losesPrimary
        wasLaidOut = true
        handOutPrimaryInset(isLost: isLost)
        columns.primary?.frameWasSet()
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

    /// How much of the primary column is beyond each edge of the split view, and the insets of the
    /// screen in front of it, in points.
    package final var primaryEdges: (beyond: UIEdgeInsets, inset: UIEdgeInsets) {
        guard isColumnStyle, isMounted, let primary = columns.primary else {
            return (.zero, .zero)
        }
        let layout = columnLayout
        var front = primary
        while let top = front.contained[front.visibleRange].last { front = top }
        let span = layout.primary
        return (
            UIEdgeInsets(
                top: 0, left: max(0, -span.x), bottom: 0,
                right: max(0, span.x + span.width - layout.width)), front.edgeInsets
        )
    }
}

/// What an app adds to the insets of a view. Few controllers have it, so it is a separate object.
final class AddedInsets {
    let insets: UIEdgeInsets

    init(_ insets: UIEdgeInsets) { self.insets = insets }

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(measure: insets.top)
        record.add(measure: insets.left)
        record.add(measure: insets.bottom)
        record.add(measure: insets.right)
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

extension CGFloat {
    /// Whole points, as far as they can be represented; an app may set any distance.
    package var wholePoints: Int16 {
        isNaN ? 0 : Int16(Swift.max(-32_768, Swift.min(32_767, self)))
    }
}

extension UIViewController {
    /// The position of this view in that of its container.
    final var spanInContainer: ColumnSpan {
        container?.span(of: self) ?? ColumnSpan(x: 0, width: windowWidth)
    }

    /// The distance of this view from the left edge of the window.
    final var leadingOfWindow: CGFloat {
        spanInContainer.x + (container?.leadingOfWindow ?? 0)
    }

    /// The safe area of this view: the container's part, and what the app adds.
    final var edgeInsets: UIEdgeInsets {
        (container?.edgeInsets(handedTo: self) ?? .zero) + additionalSafeAreaInsets
    }

    /// Calls back every controller with a loaded view, from this one down.
    final func edgeInsetsDidChange() {
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        if hasView {
            viewSafeAreaInsetsDidChange()
            loadedView?.tellObservers(aboutFrame: false)
        }
        for child in contained where child.container === self { child.edgeInsetsDidChange() }
    }

    /// The container has set the frame, changed or not.
    fileprivate final func frameWasSet() { loadedView?.tellObservers(aboutFrame: true) }
}

extension UIView {
    fileprivate final func tellObservers(aboutFrame: Bool) {
        guard !observers.isEmpty else { return }
        observers.removeAll { $0.handler == nil }
        for entry in observers where entry.isAboutFrame == aboutFrame { entry.handler?(self) }
    }
}
