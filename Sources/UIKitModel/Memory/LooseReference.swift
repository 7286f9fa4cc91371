/// A stored reference that does not hold its object: `weak` or `unowned`.
///
/// The runtime says only that it does not. An optional one may be either, and shows its kind with
/// the first object to which it leads.
@MainActor final class LooseReference {
    private enum Kind { case weak, unowned, undecided }

    private let name: String
    private var kind: Kind

    /// The reference in a field; `nil` if that one holds its object.
    init?(_ field: StoredField) {
        guard !field.isStrong else { return nil }
        name = field.name
        kind = field.type is any OptionalType.Type ? .undecided : .unowned
    }

    /// The object to which it leads, unless it has been released.
    ///
    /// - Parameters:
    ///   - owner: The value or the object whose field it is.
    func object(at place: UnsafeRawPointer, in owner: @autoclosure () -> Any) -> AnyObject? {
        guard place.load(as: UInt.self) != 0 else { return nil }
        if kind == .undecided {
            guard let object = Mirror(reflecting: owner()).object(named: name) else { return nil }
            // An unowned reference is the address of its object; a weak one is not.
            let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            kind = place.load(as: UnsafeRawPointer.self) == address ? .unowned : .weak
        }
        if kind == .weak {
            return place.assumingMemoryBound(to: WeakReference.self).pointee.object
        }
        let object = place.load(as: Unmanaged<AnyObject>.self)
        guard let isReleased, !isReleased(object.toOpaque()) else { return nil }
        return object.takeUnretainedValue()
    }
}

/// A weak reference as it is stored; one to a protocol begins like it.
private struct WeakReference { weak var object: AnyObject? }

/// Any optional: only these can be weak.
private protocol OptionalType {}
extension Optional: OptionalType {}

extension Mirror {
    /// The object in an optional property of this type or a class above it.
    fileprivate func object(named name: String) -> AnyObject? {
        guard let child = children.first(where: { $0.label == name }) else {
            return superclassMirror?.object(named: name)
        }
        return Mirror(reflecting: child.value).children.first.map { $0.value as AnyObject }
    }
}

private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Bool

/// Whether an object to which unowned references lead has been released: a function of the runtime
/// without a name in Swift. Without it these references are not followed.
private let isReleased: Release? = dlsym(dlopen(nil, RTLD_LAZY), "swift_isDeallocating").map {
    unsafeBitCast($0, to: Release.self)
}
