/// A view: the model knows that a controller has one, when it is loaded, and in a split view of a
/// column style its position on the horizontal axis.
///
/// A view is as wide as that of its container, unless it is a column. Heights are not modelled:
/// every view is one point high. In a split view of the classic style the columns have no geometry,
/// and their views are as wide as the split view.
@MainActor open class UIView: UIResponder {
    /// The controller of this view; a view without one has no size.
    final weak var owner: UIViewController?
    // Observers that have ended are removed lazily.
    final var observers: [ViewObservation.Entry] = []

    /// The direction of the content. The columns of a split view follow its view (G12).
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // The state of this view that affects the future. Omitted: `owner`, which refers to it.
    func encodeFuture(into record: inout FutureRecord) {
        let watching = observers.filter { $0.handler != nil }
        record.add(record.number(of: type(of: self)))
        record.add(UInt32(watching.count) << 3 | UInt32(semanticContentAttribute.rawValue))
        for entry in watching { entry.encodeFuture(into: &record) }
    }

    /// Whether a view made by UIKit could replace this one without an effect.
    final var isLikeAnyOther: Bool {
        type(of: self) == UIView.self && semanticContentAttribute == .unspecified
            && !observers.contains { $0.handler != nil }
    }

    /// The direction that results from the attribute; an app is written from left to right.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The position of the view in that of its container, in points. A split view that lays out its
    /// columns changes it; an app cannot.
    public final var frame: CGRect { owner?.spanInContainer.rect ?? .zero }

    /// The view in its own coordinates.
    public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The insets of the content of the view, in points.
    public final var safeAreaInsets: UIEdgeInsets { owner?.edgeInsets ?? .zero }

    /// A rectangle of another view in the coordinates of this one; `nil` for the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let offset = (view?.owner?.leadingOfWindow ?? 0) - (owner?.leadingOfWindow ?? 0)
        return rect.offsetBy(dx: offset, dy: 0)
    }

    /// Observes the frame or the insets, as key-value observing does on a device: `\.frame` is
    /// called at every layout, `\.safeAreaInsets` after each change.
    ///
    /// ```swift
    /// let observation = NoteList().view.observe(\.safeAreaInsets) { print($0.safeAreaInsets) }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The observed property.
    ///   - changeHandler: Called after each change.
    /// - Returns: The token; when it is released, observation ends.
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
