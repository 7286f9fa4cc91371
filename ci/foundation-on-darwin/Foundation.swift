// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

// Names that Foundation, CoreGraphics and the Objective-C runtime have on a Mac and Foundation on
// Linux has not, as far as apps and this package meet them. `ci/as-darwin` imports this beside
// Foundation, so that what would be ambiguous on a Mac is so on Linux. Nothing here has an effect.

// MARK: Objective-C

/// Warns of a name in quotes, as the compiler does on a Mac.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    @available(*, deprecated, message: "use NSSelectorFromString")
    public init(_ name: String) { description = name }
    fileprivate init(named name: String) { description = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(named: name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NSObject {
    public func perform(_ selector: Selector, with: Any?, afterDelay: TimeInterval) {}
}

// MARK: Observation

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
        object anObject: Any?
    ) {}
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }

    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
}

// MARK: Objects

open class NSException: NSObject {
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {}
    open func raise() {}
}

extension NSExceptionName {
    public static let internalInconsistencyException = NSExceptionName(
        rawValue: "NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName(
        rawValue: "NSInvalidArgumentException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
}

public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}

open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    public override init() {}
    public init(object: any NSItemProviderWriting) {}
    public init?(contentsOf fileURL: URL!) {}
    public init(item: Any?, typeIdentifier: String?) {}
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var keywords: Set<String> = []
    public init(activityType: String) { self.activityType = activityType }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

@MainActor open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open func undo() {}
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
    ) {}
}

extension String {
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        fileprivate let text: String
        public init(stringLiteral text: String) { self.text = text }
    }

    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = key.text }
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.text }
}

// MARK: CoreGraphics

public final class CGColor: Hashable, @unchecked Sendable {
    public let components: [CGFloat]?
    public var alpha: CGFloat { components?.last ?? 1 }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public init(scaleX: CGFloat, y: CGFloat) {
        self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }
    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
    public var isIdentity: Bool { self == .identity }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + a * x + c * y, ty: ty + b * x + d * y)
    }
}
