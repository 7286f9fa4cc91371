import Foundation
import SplitViewConformance

/// The document of a shard, as `run --shard I/N --format json` printed it.
struct ShardDocument {
    /// The path as it was given.
    let file: String
    let part: ShardPart

    /// Reads a document.
    init(file: String) throws(CommandFailure) {
        self.file = file
        func problem(_ sentence: String) -> CommandFailure {
            .document(file: file, sentence)
        }
        let data: Data
        do throws(SystemError) {
            data = try Descriptor.bytes(ofFile: file)
        } catch {
            throw problem("cannot be read: \(error)")
        }
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data), head.verb == "run" else {
            throw problem("is not what 'run --shard I/N --format json' prints")
        }
        guard head.version == Splitfuzz.version else {
            throw problem(
                "is from version \(head.version.printable(upTo: 60, mark: "...")), and this is "
                    + Splitfuzz.version)
        }
        guard head.shard != nil else {
            throw problem("is of a whole run, searched without --shard")
        }
        guard let body = try? decoder.decode(Body.self, from: data), body.shard.shard.isSound else {
            throw problem("has a shard that cannot be understood")
        }
        guard !head.interrupted else {
            throw problem("is of a shard that was interrupted; search it again")
        }
        part = body.shard
    }

    /// What every version writes.
    private struct Head: Decodable {
        let verb: String
        let version: String
        let interrupted: Bool
        let shard: Anything?
    }

    /// A value that is there, whatever it is.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    private struct Body: Decodable {
        let shard: ShardPart
    }
}
