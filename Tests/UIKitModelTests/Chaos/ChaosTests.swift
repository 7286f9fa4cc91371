import TestTools
import Testing
import UIKitModel

/// Thousands of random calls, after each of which the tree must be a tree and everybody must know
/// whether they are on screen.
@MainActor @Suite struct ChaosTests {
    nonisolated private static let styles: [UISplitViewController.Style] = [
        .unspecified, .doubleColumn, .tripleColumn,
    ]

    @Test(arguments: UIKitProfile.all, styles)
    func `calls from outside only`(_ profile: UIKitProfile, _ style: UISplitViewController.Style) {
        for seed in 1...(isWhole ? 100 : 20) {
            run(UInt64(seed), profile, style, interferes: false)
        }
    }

    @Test(arguments: UIKitProfile.all, styles)
    func `app code does more of the same inside its callbacks`(
        _ profile: UIKitProfile, _ style: UISplitViewController.Style
    ) {
        for seed in 1...(isWhole ? 250 : 50) { run(UInt64(seed), profile, style, interferes: true) }
    }

    @Test(arguments: UIKitProfile.all, styles)
    func `the same with choices of the model reversed`(
        _ profile: UIKitProfile, _ style: UISplitViewController.Style
    ) {
        let choices = UIKitProfile.Choice.allCases
        for seed in UInt64(1)...(isWhole ? 120 : 30) {
            // All of them, and then about half.
            let coins = seed <= 20 ? .max : seed &* 0x9E37_79B9_7F4A_7C15
            let reversed = choices.filter { coins >> (UInt64($0.rawValue) + 16) & 1 == 1 }
            run(seed, profile.reversing(reversed), style, interferes: true)
        }
    }

    private func run(
        _ seed: UInt64, _ profile: UIKitProfile, _ style: UISplitViewController.Style,
        interferes: Bool
    ) {
        let world = ChaosWorld(seed: seed, profile: profile, style: style, interferes: interferes)
        for _ in 0..<40 where world.runtime.exception == nil && world.complaints.isEmpty {
            world.act()
            for complaint in ChaosInvariants(world: world).broken() { world.complain(complaint) }
        }
        let tail = world.diary.suffix(24).joined(separator: "\n")
        #expect(world.complaints == [], "\(profile.name), \(style), seed \(seed):\n\(tail)")
        // A call that an exception cut short may leave anything behind: the process is gone.
        if world.runtime.exception == nil, !world.hasCircle {
            expectRelease(of: world, "\(profile.name), \(style), seed \(seed):\n\(tail)")
        }
    }

    private func expectRelease(of world: ChaosWorld, _ comment: String) {
        let remains = world.controllers.map { Remains($0) }
        world.end()
        let alive = remains.filter { $0.controller != nil }.map(\.name)
        #expect(alive == [], "\(comment)")
        #expect(world.runtime.navigationControllers.count == 0, "\(comment)")
    }

    private struct Remains {
        weak var controller: UIViewController?
        let name: String
        @MainActor init(_ controller: any Probed) {
            self.controller = controller
            name = controller.probe.name
        }
    }
}

extension UIKitProfile: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}
