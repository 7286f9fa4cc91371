import Testing

@testable import SplitfuzzCommand
@testable import splitfuzz

/// Names are looked up among the subjects of the catalog, as in a command line of `splitfuzz`.
struct OfCatalog: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Program.$current.withValue(.splitfuzz) { try await function() }
    }
}

extension Trait where Self == OfCatalog {
    static var ofCatalog: OfCatalog { OfCatalog() }
}
