import StatefulTesting
import UIKitModel

/// Makes screens the same in pictures if they show the same, for apps that make theirs anew.
@MainActor struct ShownSameness {
    /// A digest of the name of each class: the same in every process.
    private var classes: [ObjectIdentifier: UInt64] = [:]

    /// Gives every content an identity that depends only on its looks: its class, its side, its
    /// item, and its number among those alike. Two places of one controller keep one identity.
    ///
    /// - Complexity: Quadratic in the number of screens.
    mutating func identify(_ picture: inout Snapshot, in runtime: ModelRuntime) {
        var met: [(look: UInt64, controller: UInt32, id: UInt32)] = []
        for index in picture.nodes.indices where picture.nodes[index].kind.isContent {
            let node = picture.nodes[index]
            let look = look(of: node, in: runtime)
            let id: UInt32
            if let same = met.first(where: { $0.controller == node.controller }) {
                id = same.id
            } else {
                let number = met.count { $0.look == look }
                id = Self.identity(look, number)
            }
            met.append((look, node.controller, id))
            picture.nodes[index].id = id
        }
        if case .screen(let controller) = picture.record {
            picture.record = .screen(picture.identity(of: controller) ?? controller)
        }
    }

    /// The identities of a picture that have to change: a controller with the same item in the next
    /// picture has one identity in both. Without this, the numbers of those that are alike would
    /// change as another one comes or goes before them.
    static func renumbering(from old: Snapshot, to new: Snapshot) -> [UInt32: UInt32] {
        var turned: [UInt32: UInt32] = [:]
        for node in old.nodes where node.kind.isContent && turned[node.id] == nil {
            let same = new.nodes.first { $0.isUnchanged(since: node) }
            if let same { turned[node.id] = same.id }
        }
        // A controller that has gone keeps its identity, unless another one has it now.
        let given = Set(turned.values)
        for node in old.nodes where node.kind.isContent && turned[node.id] == nil {
            guard given.contains(node.id) else { continue }
            var free = node.id
            repeat { free = identity(UInt64(free), 0) } while given.contains(free)
            turned[node.id] = free
        }
        return turned.filter { $0.key != $0.value }
    }

    /// The look of a screen to a person.
    private mutating func look(of node: Snapshot.Node, in runtime: ModelRuntime) -> UInt64 {
        var digest = Digest()
        digest.spread(runtime.living[node.controller].map { name(of: type(of: $0)) } ?? 0)
        digest.spread(UInt64(node.kind.rawValue) << 32 | UInt64(node.item))
        return digest.value
    }

    private mutating func name(of type: UIViewController.Type) -> UInt64 {
        if let known = classes[ObjectIdentifier(type)] { return known }
        var digest = Digest()
        for byte in String(reflecting: type).utf8 { digest.spread(UInt64(byte)) }
        classes[ObjectIdentifier(type)] = digest.value
        return digest.value
    }

    /// A number that no controller has: those are counted from 1.
    private static func identity(_ look: UInt64, _ number: Int) -> UInt32 {
        var digest = Digest()
        digest.spread(look)
        digest.spread(UInt64(number))
        return UInt32(truncatingIfNeeded: digest.value >> 33) | 1 << 31
    }
}

extension Snapshot {
    /// Gives screens other identities.
    mutating func renumber(_ turned: [UInt32: UInt32]) {
        for index in nodes.indices {
            if let id = turned[nodes[index].id] { nodes[index].id = id }
        }
        if case .screen(let screen) = record, let id = turned[screen] { record = .screen(id) }
    }

    /// A screen chosen in the picture before stays chosen.
    mutating func keepChosen(of previous: Snapshot) {
        for index in nodes.indices
        where nodes[index].kind.isContent && !nodes[index].marks.contains(.filledIn) {
            let id = nodes[index].id
            if previous.nodes.contains(where: { $0.id == id && $0.isChosen }) {
                nodes[index].marks.insert(.chosen)
            }
        }
    }

    /// The number of the controller with an identity; the same number if it is not there.
    func controller(of id: UInt32) -> UInt32 {
        nodes.first { $0.id == id }?.controller ?? id
    }

    /// The identity in this picture of a controller with a number; `nil` if it is not there.
    func identity(of controller: UInt32) -> UInt32? {
        nodes.first { $0.controller == controller }?.id
    }
}
