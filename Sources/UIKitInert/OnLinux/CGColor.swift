#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    /// A colour for a layer.
    public final class CGColor: NSObject, @unchecked Sendable {
        public let alpha: CGFloat
        private let text: String

        private init(_ text: String, alpha: CGFloat) {
            (self.text, self.alpha) = (text, alpha)
        }

        static func called(_ text: String, alpha: CGFloat) -> CGColor {
            CGColor(text, alpha: alpha)
        }
        var called: String { "\(self)" }

        /// Colours with the same name or components are equal.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? CGColor)?.text == text && (object as? CGColor)?.alpha == alpha
        }
        public override var hash: Int { text.hashValue }
    }

    /// A turn, a move or a stretch of a view. Only the app computes with it.
    public struct CGAffineTransform: Hashable, Sendable {
        public var a, b, c, d, tx, ty: CGFloat

        public init(
            a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
            ty: CGFloat = 0
        ) { (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty) }
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, d: sy) }
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(tx: tx, ty: ty) }
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine)
        }
        public static let identity = CGAffineTransform()
        public var isIdentity: Bool { self == .identity }
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
                d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
                ty: tx * t2.b + ty * t2.d + t2.ty)
        }
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
    }
#endif
