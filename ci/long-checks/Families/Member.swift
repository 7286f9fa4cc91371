import SplitViewConformance
import UIKitModel

/// An app with a flaw that depends on what happened before.
@MainActor struct Member {
    /// What its flaw depends on.
    let family: String
    /// The rest of its name.
    let name: String
    /// Builds the app.
    let scene: @MainActor @Sendable () -> SplitViewScene
    /// The contract of the app.
    let contract: Contract

    /// Whether what it depends on stands where it cannot be read.
    var isHidden: Bool { family.hasPrefix("hidden") }

    /// The app as a subject.
    var subject: SplitViewSubject {
        SplitViewSubject("\(family)-\(name)", contract: contract, makeScene: scene)
    }

    /// An app with tabs under its notes.
    init(
        tabs name: String, _ fault: Fault?, contract: Contract,
        isDue: @escaping @MainActor @Sendable (_ tab: Int) -> Bool = { _ in false }
    ) {
        family = fault == nil ? "healthy" : "tabs"
        self.name = name
        self.contract = contract
        scene = { SheetApp(fault, isDue: isDue).scene }
    }

    /// An app with a script.
    init(
        _ family: String, _ name: String, _ script: Script, rows: SplitViewScene.Rows = .alike,
        hasDrafts: Bool = false, hasLink: Bool = false, policies: Policies = Policies()
    ) {
        self.family = family
        self.name = name
        contract = .usual(policies)
        scene = {
            let app = HistoryApp(script)
            return SplitViewScene(app.split, keeping: [app], screen: role(of:))
                .list { Folder() }
                .detail { app.select(Note(row: $0, app: app)) }
                .replacingDetail(hasDrafts ? app.makeDraft : nil)
                .page { Note(row: 0, app: app) }
                .onLink(hasLink ? app.openLink : nil)
                .rows(rows)
        }
    }
}

extension Member {
    /// An app that goes by its last events.
    init(_ log: LogApp.Plan) {
        family = log.place.isHidden ? "hidden-log" : "logged"
        name = log.name
        contract = .usual
        scene = {
            let app = LogApp(log)
            return SplitViewScene(app.split, keeping: [app], screen: role(of:))
                .list { Folder() }
                .detail { Note(row: $0) }
                .rows(.alike)
        }
    }
}

/// What a screen is to these apps.
@MainActor func role(of screen: UIViewController) -> SplitViewScene.Screen {
    switch screen {
    case is Blank: .placeholder
    case is Note: .detail
    default: .list
    }
}
