/// A reference upwards in the tree: not counted, and compared without being retained.
///
/// A weak reference would cost a side table for each object. An owner clears its backlinks when it
/// is released; the model is single-threaded by contract.
struct Backlink<Owner: AnyObject>: Equatable {
    private let unmanaged: Unmanaged<Owner>?

    static var none: Backlink { Backlink(nil) }

    init(_ owner: Owner?) {
        unmanaged = if let owner { .passUnretained(owner) } else { nil }
    }

    var owner: Owner? { unmanaged?.takeUnretainedValue() }

    /// Calls a function with the owner without retaining it.
    func ask<Answer>(_ question: (Owner) -> Answer) -> Answer? {
        unmanaged?._withUnsafeGuaranteedRef { question($0) }
    }

    var isNone: Bool { unmanaged == nil }

    func leads(to owner: Owner) -> Bool {
        unmanaged?.toOpaque() == Unmanaged.passUnretained(owner).toOpaque()
    }

    static func == (left: Backlink, right: Backlink) -> Bool {
        left.unmanaged?.toOpaque() == right.unmanaged?.toOpaque()
    }
}
