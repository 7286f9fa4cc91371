/// A view: the model knows that a controller has one, when it is made, and in a split view of a
/// column style where it lies along the horizontal axis.
///
/// A view is as wide as that of the container it stands in, unless it is a column. Heights are not
/// modelled: every view is one point high. In a split view of the classic style the columns have
/// no geometry, and their views are as wide as the split view.
@MainActor open class UIView: UIResponder {
    /// Whose view it is; a view that is nobody's has no size.
    final weak var owner: UIViewController?
    // Those who do not watch any more are taken off when it is convenient.
    final var observers: [ViewObservation.Entry] = []

    /// Which way the content runs. The columns of a split view follow its view (G12).
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // What decides about the future of this view. Left out: `owner`, who leads here.
    func encodeFuture(into record: inout FutureRecord) {
        let watching = observers.filter { $0.handler != nil }
        record.add(record.number(of: type(of: self)))
        record.add(UInt32(watching.count) << 3 | UInt32(semanticContentAttribute.rawValue))
        for entry in watching { entry.encodeFuture(into: &record) }
    }

    /// Whether a view that UIKit makes could take the place of this one unnoticed.
    final var isLikeAnyOther: Bool {
        type(of: self) == UIView.self && semanticContentAttribute == .unspecified
            && !observers.contains { $0.handler != nil }
    }

    /// The direction that the attribute comes to; an app is written from left to right.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Where the view lies in that of its container, in points. A split view that lays out its
    /// columns changes it; an app can not.
    public final var frame: CGRect { owner?.spanInContainer.rect ?? .zero }

    /// The view in its own coordinates.
    public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// How far from its edges the content of the view is laid out, in points.
    public final var safeAreaInsets: UIEdgeInsets { owner?.edgeInsets ?? .zero }

    /// A rectangle of another view in the coordinates of this one; `nil` for the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let offset = (view?.owner?.leadingOfWindow ?? 0) - (owner?.leadingOfWindow ?? 0)
        return rect.offsetBy(dx: offset, dy: 0)
    }

    /// Watches the frame or the insets, as key-value observing does on a device: `\.frame` is told
    /// at every layout, `\.safeAreaInsets` when they have changed.
    ///
    /// ```swift
    /// let observation = NoteList().view.observe(\.safeAreaInsets) { print($0.safeAreaInsets) }
    /// ```
    ///
    /// - Parameters:
    ///   - property: What is watched.
    ///   - changeHandler: Called after each change.
    /// - Returns: The token; when it goes, nobody is called any more.
    public final func observe<Value>(
        _ property: KeyPath<ViewObservation.Observable, Value>,
        changeHandler: @escaping @MainActor (UIView) -> Void
    ) -> ViewObservation {
        let entry = ViewObservation.Entry(
            isAboutFrame: property == \ViewObservation.Observable.frame, handler: changeHandler)
        observers.append(entry)
        return ViewObservation(entry)
    }
}
