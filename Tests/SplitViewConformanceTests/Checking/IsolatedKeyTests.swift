import Foundation
import Testing
import UIKitModel

@testable import SplitViewConformance

/// How a worker knows which of several checks in one line it was started for.
@MainActor @Suite struct IsolatedKeyTests {
    private func terms(
        _ subject: SplitViewSubject = .notes(), seed: UInt64 = 1, corpus: URL? = nil,
        profile: UIKitProfile? = nil, demands: Set<LooseEnd.Kind> = []
    ) -> String {
        ConformanceCheck(
            subject: subject,
            search: DrawnSearch(
                profile: profile, budget: .commands(10), seed: seed, isSeedDrawn: false),
            corpus: corpus, demands: demands
        ).terms
    }

    @Test func `checks that differ in anything have other keys`() {
        let usual = SplitViewSubject.notes(contract: .usual(Policies()))
        let all = [
            terms(), terms(seed: 2), terms(profile: .ios14),
            terms(profile: .ios14.reversing(.staysLost)),
            terms(demands: [.everyTraceReplayed]), terms(.notes("others")), terms(usual),
            terms(usual.givingUp("sides-are-kept")),
            terms(.notes(contract: .usual(Policies(merging: .unnested)))),
        ]
        #expect(Set(all).count == all.count)
        #expect(terms() == terms(corpus: URL(fileURLWithPath: "/a")), "which may be temporary")
        #expect(terms(usual) == terms(.notes(contract: .usual(Policies()))))
    }
}
