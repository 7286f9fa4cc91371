/// A type whose values are written down by a rule of their own, and not field by field.
protocol ReadableValue {
    /// The function that writes down a value. It is made once, so that no type is looked up for
    /// each value.
    @MainActor static func makeRead() -> ValueReader.Read
}

extension ReadableValue {
    fileprivate static func value(_ place: UnsafeRawPointer) -> Self {
        place.assumingMemoryBound(to: Self.self).pointee
    }
}

// MARK: Numbers and texts

/// A number without unused bytes.
protocol ReadableNumber: ReadableValue {
    var word: UInt64 { get }
}

extension ReadableNumber {
    @MainActor static func makeRead() -> ValueReader.Read {
        { place, record in
            let number = value(place)
            if record.erases("\(number)") { return }
            record.list { "\(number)" }
            if MemoryLayout<Self>.size <= 4 {
                record.add(UInt32(truncatingIfNeeded: number.word))
            } else {
                record.add(wide: number.word)
            }
        }
    }
}

extension ReadableNumber where Self: BinaryInteger {
    var word: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Int: ReadableNumber {}
extension Int8: ReadableNumber {}
extension Int16: ReadableNumber {}
extension Int32: ReadableNumber {}
extension Int64: ReadableNumber {}
extension UInt: ReadableNumber {}
extension UInt8: ReadableNumber {}
extension UInt16: ReadableNumber {}
extension UInt32: ReadableNumber {}
extension UInt64: ReadableNumber {}
extension Bool: ReadableNumber { var word: UInt64 { self ? 1 : 0 } }
extension Double: ReadableNumber { var word: UInt64 { bitPattern } }
extension Float: ReadableNumber { var word: UInt64 { UInt64(bitPattern) } }
extension CGFloat: ReadableNumber { var word: UInt64 { Double(self).bitPattern } }

protocol ReadableText: ReadableValue {
    var memoryText: String { get }
}

extension ReadableText {
    @MainActor static func makeRead() -> ValueReader.Read {
        { $1.add(characters: value($0).memoryText) }
    }
}

extension String: ReadableText { var memoryText: String { self } }
extension Substring: ReadableText { var memoryText: String { String(self) } }
extension Character: ReadableText { var memoryText: String { String(self) } }
extension URL: ReadableText { var memoryText: String { absoluteString } }
extension Data: ReadableText { var memoryText: String { base64EncodedString() } }

// MARK: Names

// Two of these are equal or not; nothing else counts, and each process makes others. So they are
// numbered as they are met, like controllers.

extension UUID: ReadableValue {
    @MainActor static func makeRead() -> ValueReader.Read {
        { $1.add(name: AnyHashable(value($0))) }
    }
}

extension ObjectIdentifier: ReadableValue {
    @MainActor static func makeRead() -> ValueReader.Read {
        { $1.add(identifier: value($0)) }
    }
}

// MARK: Values that contain others

extension Optional: ReadableValue {
    @MainActor static func makeRead() -> ValueReader.Read {
        let wrapped = ValueReader.of(Wrapped.self)
        return { place, record in
            guard place.assumingMemoryBound(to: Self.self).pointee != nil else {
                record.list { "nil" }
                return record.add(0)
            }
            record.add(1)
            // The value of a full optional stands in the place of the optional.
            wrapped.read(place, &record)
        }
    }
}

extension AnyHashable: ReadableValue {
    @MainActor static func makeRead() -> ValueReader.Read { { $1.add(any: value($0).base) } }
}

protocol ReadableSequence: ReadableValue, Collection {}

extension ReadableSequence {
    @MainActor static func makeRead() -> ValueReader.Read {
        let reader = ValueReader.of(Element.self)
        return { place, record in
            let elements = value(place)
            record.add(UInt32(elements.count))
            if elements.isEmpty { record.list { "[]" } }
            for (index, element) in elements.enumerated() {
                record.inside("[\(index)]") { record in
                    withUnsafePointer(to: element) { reader.read(UnsafeRawPointer($0), &record) }
                }
            }
        }
    }
}

extension Array: ReadableValue, ReadableSequence {}
extension ContiguousArray: ReadableValue, ReadableSequence {}
extension ArraySlice: ReadableValue, ReadableSequence {}

/// A collection whose order depends on hash values. Its elements are written down in the order of
/// their own words.
protocol ReadableBag: ReadableValue, Collection {}

extension ReadableBag {
    @MainActor static func makeRead() -> ValueReader.Read {
        let reader = ValueReader.of(Element.self)
        return { place, record in
            let elements = Array(value(place))
            let keys = elements.map { element in
                withUnsafePointer(to: element) { pointer in
                    record.draft { reader.read(UnsafeRawPointer(pointer), &$0) }
                }
            }
            let order = elements.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
            record.add(UInt32(elements.count))
            if elements.isEmpty { record.list { "[]" } }
            for (index, place) in order.enumerated() {
                record.inside("[\(index)]") { record in
                    withUnsafePointer(to: elements[place]) {
                        reader.read(UnsafeRawPointer($0), &record)
                    }
                }
            }
        }
    }
}

extension Set: ReadableValue, ReadableBag {}
extension Dictionary: ReadableValue, ReadableBag {}
