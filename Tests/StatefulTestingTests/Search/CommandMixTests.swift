import StatefulTesting
import Testing

@Suite struct CommandMixTests {
    private let kinds =
        [
            CommandKind("launch", weight: 1, isRequired: true),
            CommandKind("never", weight: 0),
        ] + (0..<10).map { CommandKind("kind \($0)", weight: 3) }

    private func mixes(_ count: Int) -> [[UInt32]] {
        var choices = SeededChoices(seed: 17)
        return (0..<count).map { _ in CommandMix.draw(for: kinds, from: &choices).weights }
    }

    @Test func `a plain mix uses the default weights`() {
        #expect(CommandMix(weights: kinds.map(\.weight)).weights == kinds.map(\.weight))
    }

    @Test func `required kinds are always on, kinds of weight 0 never`() {
        for weights in mixes(2_000) {
            #expect(weights[0] == 16)
            #expect(weights[1] == 0)
            #expect(weights[2...].contains { $0 > 0 })
        }
    }

    @Test func `half of the optional kinds are off, the others weigh powers of two`() {
        let masked = mixes(4_000).flatMap { $0[2...] }
        let off = masked.count { $0 == 0 }
        #expect((45...55).contains(off * 100 / masked.count))
        #expect(Set(masked).subtracting([0]) == [3, 6, 12, 24, 48, 96])
        for factor in [1, 2, 4, 8, 32] as [UInt32] {
            let share = masked.count { $0 == 3 * factor } * 100 / (masked.count - off)
            #expect((14...20).contains(share))
        }
    }

    @Test func `a single optional kind is never masked away`() {
        var choices = SeededChoices(seed: 4)
        let few = [CommandKind("launch", isRequired: true), CommandKind("only")]
        for _ in 0..<200 {
            let mix = CommandMix.draw(for: few, from: &choices)
            #expect(mix.weights[1] > 0)
        }
    }

    @Test func `kinds are drawn by their weights`() {
        var choices = SeededChoices(seed: 8)
        let mix = CommandMix(weights: [0, 1, 0, 3, 0])
        var counts = [0, 0, 0, 0, 0]
        for _ in 0..<8_000 { counts[mix.kind(from: &choices)] += 1 }
        #expect(counts[0] == 0 && counts[2] == 0 && counts[4] == 0)
        #expect((1_850...2_150).contains(counts[1]))
        #expect(mix.weights == [0, 1, 0, 3, 0])
    }
}
