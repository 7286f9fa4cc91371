/// Writes down the values of one type.
@MainActor final class ValueReader {
    typealias Read = @MainActor (_ place: UnsafeRawPointer, _ record: inout FutureRecord) -> Void

    private(set) var read: Read = { _, _ in }

    private static var known: [ObjectIdentifier: ValueReader] = [:]

    private init() {}

    /// The reader of a type. A reader that a type asks for while it is made, because the type
    /// contains itself, is complete when it first reads.
    static func of(_ type: Any.Type) -> ValueReader {
        if let reader = known[ObjectIdentifier(type)] { return reader }
        let reader = ValueReader()
        known[ObjectIdentifier(type)] = reader
        reader.read = makeRead(type)
        return reader
    }

    private static func makeRead(_ type: Any.Type) -> Read {
        if let readable = type as? any ReadableValue.Type { return readable.makeRead() }
        switch TypeKind(type) {
        case .structure, .tuple: return readFields(of: type)
        case .enumeration: return readCases(type)
        case .object, .classBound:
            return {
                let object = $0.load(as: Optional<Unmanaged<AnyObject>>.self)
                $1.add(reference: object?.takeUnretainedValue())
            }
        case .opaque:
            // A value of any protocol begins like one of `Any`.
            return { $1.add(any: $0.assumingMemoryBound(to: Any.self).pointee) }
        case .metatype: return { $1.add(type: $0.load(as: Any.Type.self)) }
        case .other: return { _, record in record.list { "?" } }
        }
    }

    private static func readFields(of type: Any.Type) -> Read {
        guard !isOfTheSystem(type) || isTrivial(type) else {
            return readDescription(type)
        }
        return readParts(of: type)
    }

    private static func readParts<T>(of type: T.Type) -> Read {
        let parts = StoredField.fields(of: type).map {
            (name: $0.step, offset: $0.offset, reader: of($0.type), loose: LooseReference($0))
        }
        return { place, record in
            for part in parts {
                record.inside(part.name) { record in
                    guard let loose = part.loose else {
                        return part.reader.read(place + part.offset, &record)
                    }
                    record.add(
                        reference: loose.object(
                            at: place + part.offset,
                            in: place.assumingMemoryBound(to: T.self).pointee))
                }
            }
        }
    }

    /// Reads an enum: an enum that fits into a byte by the byte, any other by its case and the
    /// associated values of the case.
    private static func readCases<T>(_ type: T.Type) -> Read {
        if MemoryLayout<T>.size <= 1, isTrivial(type) {
            return { place, record in
                let value = place.assumingMemoryBound(to: T.self).pointee
                if record.erases("\(value)") { return }
                record.list { "\(value)" }
                record.add(MemoryLayout<T>.size == 0 ? 0 : UInt32(place.load(as: UInt8.self)))
            }
        }
        return { place, record in
            let value = place.assumingMemoryBound(to: T.self).pointee
            let name = caseName(value).map { String(cString: $0) } ?? ""
            record.add(characters: name)
            if let payload = Mirror(reflecting: value).children.first {
                record.inside(".\(name)") { $0.add(any: payload.value) }
            }
        }
    }

    /// Reads a value of the system's by its description.
    private static func readDescription<T>(_ type: T.Type) -> Read {
        guard type is any Hashable.Type else { return { _, record in record.list { "?" } } }
        return { $1.add(characters: "\($0.assumingMemoryBound(to: T.self).pointee)") }
    }

    nonisolated private static func isTrivial(_ type: Any.Type) -> Bool {
        func isTrivial<T>(of type: T.Type) -> Bool { _isPOD(type) }
        return isTrivial(of: type)
    }
}

@_silgen_name("swift_EnumCaseName")
private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The kind of a type, by the first word of its metadata, whose numbers are part of Swift's ABI.
enum TypeKind {
    case object, structure, enumeration, tuple, metatype
    /// A protocol that any type may conform to, or `Any`.
    case opaque
    /// A protocol for classes, or `AnyObject`.
    case classBound
    /// A function, a pointer: nothing that could be compared.
    case other

    init(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x306: self = .metatype
        case 0x303:
            let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
            let isSpecial = flags & 0x3F00_0000 != 0
            self = isSpecial ? .other : flags & 0x8000_0000 == 0 ? .classBound : .opaque
        case 0, 0x800...: self = .object
        default: self = .other
        }
    }
}
