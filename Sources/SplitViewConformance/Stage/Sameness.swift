import UIKitModel

/// Makes screens the same in pictures if they show the same, for apps that make theirs anew.
@MainActor struct ShownSameness {
    /// A digest of the name of each class: the same in every process.
    private var classes: [ObjectIdentifier: UInt64] = [:]

    /// Gives every content an identity that depends only on what it shows: its class, its side, its
    /// item, and a number that distinguishes those that are alike. A controller of the picture
    /// before keeps its number, so that one that comes never takes the identity of another. Two
    /// places of one controller keep one identity. What was chosen in the picture before stays
    /// chosen.
    ///
    /// - Complexity: Quadratic in the number of screens.
    mutating func identify(
        _ picture: inout Snapshot, after previous: Snapshot, in runtime: ModelRuntime
    ) {
        var looks: [UInt64] = []
        var met: [(controller: UInt32, id: UInt32)] = []
        for node in picture.nodes {
            let look = node.kind.isContent ? look(of: node, in: runtime) : 0
            looks.append(look)
            // What is out of sight leaves its identity to what shows the same in its place.
            guard node.isInstalledContent, let former = previous.installedIdentity(of: node),
                Self.isIdentity(former, of: look, amongFirst: previous.nodes.count)
            else { continue }
            met.append((node.controller, former))
        }
        for isInstalled in [true, false] {
            for index in picture.nodes.indices
            where picture.nodes[index].kind.isContent
                && picture.nodes[index].place.isInstalled == isInstalled
            {
                let controller = picture.nodes[index].controller
                if let same = met.first(where: { $0.controller == controller }) {
                    picture.nodes[index].id = same.id
                } else {
                    let id = Self.firstIdentity(looks[index]) { id in
                        !met.contains { $0.id == id }
                    }
                    met.append((controller, id))
                    picture.nodes[index].id = id
                }
            }
        }
        for index in picture.nodes.indices where picture.nodes[index].kind.isContent {
            let node = picture.nodes[index]
            guard !node.marks.contains(.filledIn) else { continue }
            if previous.nodes.contains(where: { $0.id == node.id && $0.isChosen }) {
                picture.nodes[index].marks.insert(.chosen)
            }
        }
        if case .screen(let controller) = picture.record {
            picture.record = .screen(picture.identity(of: controller) ?? controller)
        }
    }

    /// What a screen looks like to a person.
    private mutating func look(of node: Snapshot.Node, in runtime: ModelRuntime) -> UInt64 {
        var digest = StateDigest()
        digest.add(runtime.living[node.controller].map { name(of: type(of: $0)) } ?? 0)
        digest.add(UInt64(node.kind.rawValue) << 32 | UInt64(node.item))
        return digest.value
    }

    private mutating func name(of type: UIViewController.Type) -> UInt64 {
        if let known = classes[ObjectIdentifier(type)] { return known }
        var digest = StateDigest()
        for byte in String(reflecting: type).utf8 { digest.add(UInt64(byte)) }
        classes[ObjectIdentifier(type)] = digest.value
        return digest.value
    }

    /// Whether an identity is that of a look with one of the first numbers.
    private static func isIdentity(
        _ id: UInt32, of look: UInt64, amongFirst count: Int
    ) -> Bool {
        (0..<count).contains { identity(look, $0) == id }
    }

    /// The identity of a look with the lowest number that is free.
    private static func firstIdentity(_ look: UInt64, where isFree: (UInt32) -> Bool) -> UInt32 {
        var number = 0
        while !isFree(identity(look, number)) { number += 1 }
        return identity(look, number)
    }

    /// A number that no controller has: those are counted from 1.
    private static func identity(_ look: UInt64, _ number: Int) -> UInt32 {
        var digest = StateDigest()
        digest.add(look)
        digest.add(UInt64(number))
        return UInt32(truncatingIfNeeded: digest.value >> 33) | 1 << 31
    }
}

extension Snapshot {
    /// The number of the controller with an identity; the same number if it is not there.
    func controller(of id: UInt32) -> UInt32 {
        nodes.first { $0.id == id }?.controller ?? id
    }

    /// The identity in this picture of the controller of a node of another one; `nil` if it cannot
    /// be reached in this one.
    fileprivate func installedIdentity(of node: Node) -> UInt32? {
        nodes.first { $0.controller == node.controller && $0.isInstalledContent }?.id
    }

    /// The identity in this picture of a controller with a number; `nil` if it is not there.
    func identity(of controller: UInt32) -> UInt32? {
        nodes.first { $0.controller == controller }?.id
    }
}

extension SplitViewStep {
    /// Turns the numbers of controllers in the change into the identities that they have in the
    /// pictures.
    mutating func identifyChange() {
        func identity(of controller: UInt32) -> UInt32 {
            after.identity(of: controller) ?? before.identity(of: controller) ?? controller
        }
        change.added = change.added.map(identity)
        change.removed = change.removed.map(identity)
        change.mayRemove = change.mayRemove.map(identity)
    }
}
