import Foundation
import SplitViewConformance

/// The document of a shard, as `run --shard I/N --format json` printed it.
struct ShardDocument {
    let file: String
    let part: ShardPart
    let seed: UInt64

    /// The most bytes of a document. That of a shard has some hundred kilobytes, with `--stats` and
    /// every subject some ten megabytes.
    static let sizeLimit = 500_000_000

    /// Reads a document, and checks that it is as it was printed, and by a command like this one.
    init(file: String) throws(CommandFailure) {
        self.file = file
        func problem(_ sentence: String) -> CommandFailure {
            .document(file: file, sentence)
        }
        let data = try ShardDocument.bytes(of: file)
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
        guard !head.interrupted else {
            throw problem("is of a shard that was interrupted; search it again")
        }
        guard Seal.isIntact(Array(data)) else {
            throw problem("is not as the search has printed it; search the shard again")
        }
        let part: ShardPart
        do {
            part = try decoder.decode(Body.self, from: data).shard
        } catch {
            throw problem(ShardDocument.notUnderstood(at: (error as? DecodingError)?.place))
        }
        guard let seed = UInt64(part.options.seed) else {
            throw problem(ShardDocument.notUnderstood(at: "shard.options.seed"))
        }
        if let name = part.unknownName {
            throw problem(
                "names \(name), which this command does not have; search the shard again, with "
                    + "this command")
        }
        (self.part, self.seed) = (part, seed)
    }

    private static func bytes(of file: String) throws(CommandFailure) -> Data {
        // A pipe is one of the usual ways to hand over a document, and a device never is.
        if FileIdentity(following: file)?.isDevice == true {
            throw .document(file: file, "is a device, and no document")
        }
        do throws(SystemError) {
            return try Descriptor.bytes(ofFile: file, upTo: sizeLimit)
        } catch {
            let limit = (sizeLimit / 1_000_000).grouped
            throw .document(
                file: file,
                error.code == EFBIG
                    ? "is larger than \(limit) MB, and so no document of a shard"
                    : "cannot be read: \(error)")
        }
    }

    private static func notUnderstood(at place: String?) -> String {
        "has a shard that cannot be understood" + (place.map { ", at \($0)" } ?? "")
            + "; search it again, with this command"
    }

    /// The part that every version writes.
    private struct Head: Decodable {
        let verb: String
        let version: String
        let interrupted: Bool
        let shard: Anything?
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    private struct Body: Decodable {
        let shard: ShardPart
    }
}

extension DecodingError {
    /// The place of the value that could not be read, `shard.searched[0].isCut`; `nil` for a number
    /// that is none of Swift's: the error gives no place for it.
    fileprivate var place: String? {
        let path: [any CodingKey] =
            switch self {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        let place = path.reduce("") { place, key in
            if let index = key.intValue { return place + "[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
        return place.isEmpty ? nil : place
    }
}
