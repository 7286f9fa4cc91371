import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// All subjects of this project: the delegates of the documents, the one to copy, and the canaries
/// with the apps they are made from.
///
/// Here app code, which does not depend on laws, gets its contract.
public enum Catalog {
    /// The delegates of the documents, in the order of the documents; last the one to copy.
    public static let subjects: [SplitViewSubject] = [
        .document000ObjectiveC, .document000Swift, .document001List,
        .document001Collapsible, .document001AssignedColumns,
        .document002Notes, .document002NoBackButton, .document002NoDelegate, .document002Template,
        .document003Plain, .document003Navigation, .document003CustomPrimaries,
        .document004Menu, .document004Repaired,
        .recommended,
    ]

    /// Correct apps: the originals of the canaries, and the apps that watch UIKit.
    public static let controls: [SplitViewSubject] = [
        .mergingNotes, .tabs, .columns, .mendedMenu, .watchfulMerging, .watchfulNesting,
        .watchfulHosting, .watchfulYielding, .watchfulParking, .watchfulArranging, .watchfulMoving,
        .recommendedFolders, .sidedLists, .reader, .cookbook, .mail, .tasks, .photos, .chat,
        .feeds, .recommendedColumns, .library, .drawings, .mergingPhones, .recommendedTablet,
    ]

    /// The canaries: each has one seeded bug, and one law that must catch it.
    public static let canaries: [Canary] = Canary.all + Canary.ofManners + Canary.ofThreeColumns

    /// Canaries that end their process, or keep it for ever. Only a worker process may perform
    /// them, so that they are in no list of all subjects.
    public static let processEnding: [Canary] =
        endings + [
            // A note, chosen before the launch or after it.
            Canary(
                "crashes-when-restored", "restoring a note ends the process",
                law: "restoration-round-trip",
                shortest: 2, restoration: { NotesCrash($0) })
        ]

    /// Apps that cannot even be built: before any command the process ends, or UIKit raises.
    public static let unbuildable = [
        Canary(
            "cannot-be-built", "building the scene ends the process", law: "survives", shortest: 0,
            list: { _ in fatalError("there is no list") }),
        Canary(
            "raises-when-built", "building the scene raises an exception", law: "no-exception",
            shortest: 0,
            list: {
                let list = UINavigationController(rootViewController: $0)
                list.pushViewController(UINavigationController(), animated: false)
                return list
            }),
        Canary(
            "cannot-be-built-again",
            "collapsing leaves something that the next scene does not "
                + "survive", law: "survives", shortest: 0, delegate: { LeavesTrap() }),
    ]

    /// Apps whose process ends by no step, but by the remains of a collapse with three details,
    /// once a search has come to it.
    public static let straying = [
        Canary(
            "leaves-trap", "the scene after one with such a collapse ends the process",
            law: "survives", shortest: 0, delegate: { LeavesTrap(fewest: 3) }),
        Canary(
            "sets-alarm", "a moment after such a collapse a signal ends the process",
            law: "survives", shortest: 0, delegate: { SetsAlarm() }),
    ]

    private static let endings = EndsProcess.Misdeed.allCases.map { misdeed in
        // Two details and one collapse, which the launch can be.
        Canary(
            misdeed.rawValue, "collapsing with two details ends the process, or never returns",
            law: [.loop, .sleep].contains(misdeed) ? "terminates" : "survives", shortest: 3,
            delegate: { EndsProcess(misdeed) })
    }

    /// The subject with a name, including controls and canaries.
    public static func subject(named name: String) -> SplitViewSubject? {
        (subjects + controls + canaries.map(\.subject)).first { $0.name == name }
    }

    /// Every name, canaries last.
    public static var names: [String] {
        (subjects + controls + canaries.map(\.subject)).map(\.name)
    }
}
