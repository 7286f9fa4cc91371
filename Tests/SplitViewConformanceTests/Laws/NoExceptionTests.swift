import SplitViewConformance
import Testing
import UIKitModel

/// "Nothing raises: no controller pushed twice, no pushed navigation controller, no index out of
/// range, no unbalanced appearance."
@Suite struct NoExceptionTests {
    @Test func `held without an exception, violated with one`() throws {
        let law = SplitViewLaws.noException
        let drawn = Drawn.direct("[list | note]", "[list | note]")
        try law.holds(drawn)
        try law.breaks(
            "NSRangeException: 4 of 2",
            drawn.with {
                $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
            })
    }
}
