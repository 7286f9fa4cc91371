/// A stored property of a class or a struct, or an element of a tuple.
struct StoredField {
    /// The name in the source; `.0` for an element of a tuple.
    let name: String
    /// The offset of its beginning, in bytes from the beginning of the value or the object.
    let offset: Int
    let type: Any.Type
    /// Whether it holds its value; a `weak` or `unowned` reference does not.
    let isStrong: Bool

    /// The name with a dot before it, as a part of a longer one.
    var step: String { name.hasPrefix(".") ? name : ".\(name)" }

    /// The fields of a type in the order of their declaration, those of superclasses first.
    ///
    /// They come from the functions of the standard library on which `Mirror` rests: names, offsets
    /// and types, without a value. `Mirror` itself takes a thousand times as long as a read.
    ///
    /// - Parameter type: A class, a struct or a tuple; any other type has no fields.
    static func fields(of type: Any.Type) -> [StoredField] {
        (0..<recursiveCount(type)).map { index in
            var words = FieldWords()
            let field = childMetadata(type, index: index, field: &words)
            defer { words.free?(words.name) }
            return StoredField(
                name: words.name.map { String(cString: $0).withoutLazyPrefix } ?? "",
                offset: childOffset(type, index: index), type: field,
                isStrong: words.isStrong)
        }
    }
}

/// The words of the runtime about a field, besides its type; the layout is the runtime's.
struct FieldWords {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
    _ type: Any.Type, index: Int, field: UnsafeMutablePointer<FieldWords>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, index: Int) -> Int

extension String {
    /// The name of a lazy property, as written in the source.
    fileprivate var withoutLazyPrefix: String {
        let prefix = "$__lazy_storage_$_"
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
