/// The place of a view, in the coordinates of another one or of the window.
///
/// A view out of the hierarchy is the root of its own, where it begins at zero (recorded on iOS
/// 26.1). In the coordinates of a view around its controller it is where it would be seen.
///
/// ```swift
/// let list = UIViewController()
/// let place: CGRect = list.view.convert(list.view.bounds, to: nil)
/// ```
extension UIView {
    /// A rectangle of this view in the coordinates of another one; `nil` for the window's.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let distance = offset(to: view)
        return rect.offsetBy(dx: distance.x, dy: distance.y)
    }

    /// A rectangle of another view in the coordinates of this one; `nil` for the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let distance = offset(to: view)
        return rect.offsetBy(dx: -distance.x, dy: -distance.y)
    }

    /// A point of this view in the coordinates of another one; `nil` for the window's.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let distance = offset(to: view)
        return CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    }

    /// A point of another view in the coordinates of this one; `nil` for the window's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let distance = offset(to: view)
        return CGPoint(x: point.x - distance.x, y: point.y - distance.y)
    }

    /// The origin of this view in the coordinates of another one.
    private func offset(to view: UIView?) -> CGPoint {
        guard let view, !(view is UIWindow) else { return originInRoot }
        if self is UIWindow {
            let origin = view.originInRoot
            return CGPoint(x: -origin.x, y: -origin.y)
        }
        let (from, to) = (originInTree, view.originInTree)
        return CGPoint(x: from.x - to.x, y: from.y - to.y)
    }

    private var originInRoot: CGPoint {
        guard let superview else { return .zero }
        let (own, outer) = (placeAround.origin, superview.originInRoot)
        return CGPoint(x: own.x + outer.x, y: own.y + outer.y)
    }

    /// Its origin in the view of the outermost controller around it, seen or not.
    private var originInTree: CGPoint {
        let own = placeAround.origin
        guard let outer = owner == nil ? toOuter.owner : owner?.container?.view else { return own }
        let place = outer.originInTree
        return CGPoint(x: own.x + place.x, y: own.y + place.y)
    }

    private var placeAround: CGRect { owner?.frameInContainer ?? ownFrame }
}
