import StatefulTesting
import Testing

/// The digest is the published one, so that names of traces stay what they are.
@Suite struct DigestTests {
    @Test(arguments: [
        ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
        ("foobar", 0x8594_4171_F739_67E8),
    ])
    func `of bytes it is FNV-1a`(_ text: String, _ published: UInt64) {
        var digest = Digest()
        for byte in text.utf8 { digest.add(UInt64(byte)) }
        #expect(digest.value == published)
    }

    @Test func `the low bits of a spread digest depend on the high bits of a word`() {
        let low = (32..<64).map { bit in
            var digest = Digest()
            digest.spread(1 << bit)
            digest.spread(0)
            return digest.value & 0xFFFF_FFFF
        }
        var plain = Digest()
        plain.spread(0)
        plain.spread(0)
        #expect(low.allSatisfy { $0 != plain.value & 0xFFFF_FFFF })
    }
}
