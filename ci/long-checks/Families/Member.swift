import SplitViewConformance
import UIKitModel

/// An app with a flaw that depends on what happened before.
@MainActor struct Member {
    /// What its flaw depends on.
    let family: String
    /// The rest of its name.
    let name: String
    /// Builds the app.
    let scene: @MainActor @Sendable (_ memory: Declaration) -> SplitViewScene
    /// What a person has to declare, and forgets: class and property; `nil` where there is nothing
    /// to declare.
    var forgotten: [String] = []
    /// The contract of the app.
    let contract: Contract

    /// The declared memory of the app.
    enum Declaration { case honest, forgetful }

    /// The app as a subject.
    func subject(_ declaration: Declaration) -> SplitViewSubject {
        let scene = scene
        return SplitViewSubject(
            "\(family)-\(name)", contract: contract,
            makeScene: { scene(declaration) })
    }

    /// An app with tabs under its notes.
    init(
        tabs name: String, _ fault: Fault?, contract: Contract,
        isDue: @escaping @MainActor @Sendable (_ tab: Int) -> Bool = { _ in false }
    ) {
        family = fault == nil ? "healthy" : "tabs"
        self.name = name
        self.contract = contract
        scene = { _ in SheetApp(fault, isDue: isDue).scene }
    }

    /// An app with a script.
    init(
        _ family: String, _ name: String, _ script: Script, rows: SplitViewScene.Rows = .alike,
        hasDrafts: Bool = false, hasLink: Bool = false, policies: Policies = Policies(),
        forgetting forgotten: [String] = []
    ) {
        self.family = family
        self.name = name
        self.forgotten = forgotten
        contract = .usual(policies)
        let declares = !forgotten.isEmpty
        scene = { declaration in
            let app = HistoryApp(script)
            return SplitViewScene(app.split, keeping: [app], screen: role(of:))
                .list { Folder() }
                .detail { app.select(Note(row: $0, app: app)) }
                .replacingDetail(hasDrafts ? app.makeDraft : nil)
                .page { Note(row: 0, app: app) }
                .onLink(hasLink ? app.openLink : nil)
                .memory(declares && declaration == .honest ? .values { app.memory } : .none)
                .rows(rows)
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
