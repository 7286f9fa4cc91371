@testable import SplitfuzzCommand

/// The document of a shard as another command would have printed it: with the digest of what it
/// says now.
func resealed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 1)
    return Seal.sealed(lines.joined(separator: "\n"))
}
