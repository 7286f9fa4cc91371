import SplitViewConformance
import UIKitModel

/// An app with a flaw that hangs on what happened before.
@MainActor struct Member {
    /// What its flaw hangs on.
    let family: String
    /// The rest of its name.
    let name: String
    /// Builds the app.
    let scene: @MainActor @Sendable (_ memory: Declaration) -> Scene
    /// What a person has to declare, and forgets: class and property; `nil` where there is nothing
    /// to declare.
    var forgotten: [String] = []
    /// What the app is allowed.
    var policies = Policies()

    /// What is said of what the app remembers.
    enum Declaration { case honest, forgetful }

    /// The app as a subject.
    func subject(_ declaration: Declaration) -> Subject {
        let scene = scene
        return Subject(
            "\(family)-\(name)", contract: .usual(policies),
            makeScene: { scene(declaration) })
    }

    /// An app with a script.
    init(
        _ family: String, _ name: String, _ script: Script, rows: Scene.Rows = .alike,
        hasDrafts: Bool = false, hasLink: Bool = false, policies: Policies = Policies(),
        forgetting forgotten: [String] = []
    ) {
        self.family = family
        self.name = name
        self.forgotten = forgotten
        self.policies = policies
        let declares = !forgotten.isEmpty
        scene = { declaration in
            let app = HistoryApp(script)
            return Scene(
                split: app.split, keeping: [app], role: role(of:), makeList: { Folder() },
                makeDetail: { app.select(Note(row: $0, app: app)) },
                makeReplacingDetail: hasDrafts ? app.makeDraft : nil,
                makePushedDetail: { Note(row: 0, app: app) },
                actions: Scene.Actions(openLink: hasLink ? app.openLink : nil),
                memory: declares && declaration == .honest ? .values { app.memory } : .none,
                rows: rows)
        }
    }
}

/// What a screen is to these apps.
@MainActor private func role(of screen: UIViewController) -> Role {
    switch screen {
    case is Blank: .placeholder
    case is Note: .detail
    default: .list
    }
}
