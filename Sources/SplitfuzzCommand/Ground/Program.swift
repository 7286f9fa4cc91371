import SplitViewConformance

/// A command made from this module: its name, and the subjects that it checks.
package struct Program: Sendable {
    /// A subject with one seeded bug.
    package struct Canary: Sendable {
        let subject: SplitViewSubject
        /// The name of the law that must catch it.
        let law: String
        /// The length of the shortest trace on which it breaks.
        let shortest: Int

        package init(_ subject: SplitViewSubject, law: String, shortest: Int) {
            (self.subject, self.law, self.shortest) = (subject, law, shortest)
        }
    }

    /// Its name, as it is typed.
    let name: String
    /// The subjects checked unless others are named.
    let subjects: [SplitViewSubject]
    /// Correct apps, checked only if they are named.
    let controls: [SplitViewSubject]
    /// Checked only if they are named.
    let canaries: [Canary]

    /// A command.
    ///
    /// - Parameters:
    ///   - name: Its name, as it is typed.
    ///   - subjects: What it checks unless subjects are named.
    ///   - controls: Correct apps, checked only if they are named.
    ///   - canaries: Subjects with one seeded bug each, checked only if they are named.
    package init(
        name: String, subjects: [SplitViewSubject], controls: [SplitViewSubject] = [],
        canaries: [Canary] = []
    ) {
        self.name = name
        (self.subjects, self.controls, self.canaries) = (subjects, controls, canaries)
        let names = all.map(\.name)
        for (index, name) in names.enumerated() {
            demand(
                !names[..<index].contains(name), "two subjects have the name '\(name)'")
        }
    }

    /// The command under way: every verb looks names up in it.
    @TaskLocal static var current = Program(name: "splitfuzz", subjects: [])

    private var all: [SplitViewSubject] { subjects + controls + canaries.map(\.subject) }

    var names: [String] { all.map(\.name) }

    /// Every law by which a subject is judged, in the order of reports: those of subjects' own come
    /// after the laws about steps.
    var laws: [SplitViewLaw] {
        var own: [SplitViewLaw] = []
        for law in all.flatMap(\.laws) where !own.contains(where: { $0.name == law.name }) {
            own.append(law)
        }
        return SplitViewLaws.aboutSteps + own + SplitViewLaws.ahead.map(\.law)
    }

    func subject(named name: String) -> SplitViewSubject? { all.first { $0.name == name } }
}
