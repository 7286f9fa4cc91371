/// A stored property that cannot matter, or matters by less than its value.
package struct MemoryOmission: Sendable {
    private let type: AnyClass
    package let name: String
    /// The number that counts in place of the value of the object's property; `nil` if nothing
    /// does.
    let number: @MainActor @Sendable (AnyObject) -> Int?

    /// An omission.
    ///
    /// - Parameters:
    ///   - type: The class that declares it.
    ///   - number: The number that counts in place of its value; `nil` if nothing does.
    package init(
        _ name: String, of type: AnyClass,
        number: @escaping @MainActor @Sendable (AnyObject) -> Int?
    ) {
        (self.name, self.type, self.number) = (name, type, number)
    }

    package var owner: String { "\(type)" }

    /// Whether the class has such a property.
    @MainActor package var hasPlace: Bool { ObjectReader.of(type).declares(name, of: type) }

    @MainActor package var choices: [String] { ObjectReader.of(type).parts.map(\.name) }

    @MainActor func isOf(_ part: ObjectReader.Part) -> Bool {
        part.owner == ObjectIdentifier(type) && part.name == name
    }
}
