import StatefulTesting
import Testing

@Suite struct SplitMix64Tests {
    @Test func `the reference implementation's numbers for seed 1234567`() {
        var generator = SeededChoices(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.word() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func `a number is found by its position without walking there`() {
        var generator = SeededChoices(seed: 42)
        for index in 0..<100 {
            let next = generator.word()
            #expect(SplitMix64.number(at: index, ofSeed: 42) == next)
        }
    }

    @Test func `the mix is undone by its inverse, so it loses nothing`() {
        for value in [0, 1, 2, 0xDEAD_BEEF, UInt64.max, 1 << 63] {
            #expect(unmix(SplitMix64.mix(value)) == value)
        }
    }

    /// The inverse of the finaliser: the shifts undone step by step, the factors by their inverses
    /// modulo 2^64.
    private func unmix(_ value: UInt64) -> UInt64 {
        var z = value
        z ^= z >> 31 ^ z >> 62
        z &*= inverse(0x94D0_49BB_1331_11EB)
        z ^= z >> 27 ^ z >> 54
        z &*= inverse(0xBF58_476D_1CE4_E5B9)
        z ^= z >> 30 ^ z >> 60
        return z
    }

    /// The inverse of an odd number modulo 2^64, by Newton's iteration.
    private func inverse(_ odd: UInt64) -> UInt64 {
        var result = odd
        for _ in 0..<6 { result &*= 2 &- odd &* result }
        return result
    }
}
