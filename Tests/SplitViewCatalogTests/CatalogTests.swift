import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// What is in the catalog, and that each subject has a stage.
@MainActor @Suite struct CatalogTests {
    @Test func `the subjects and their names`() {
        #expect(
            Catalog.subjects.map(\.name) == [
                "stackoverflow-objc", "stackoverflow-swift4", "list-delegate-objc",
                "collapsible-swift", "assigned-columns-v3", "notes-swift", "notes-no-back-button",
                "no-delegate", "template-collapse-half", "defaults-plain", "defaults-navigation",
                "custom-primaries", "presenters-menu", "presenters-repaired", "recommended",
            ])
        #expect(Set(Catalog.names).count == Catalog.names.count)
        for name in Catalog.names { #expect(Catalog.subject(named: name)?.name == name) }
        #expect(Catalog.subject(named: "no-such-subject") == nil)
        #expect(Catalog.canaries.allSatisfy { $0.subject.name.hasPrefix("canary-") })
        for subject in Catalog.subjects + Catalog.canaries.map(\.subject) {
            #expect(!subject.origin.isEmpty)
        }
    }

    @Test(arguments: Catalog.names)
    func `every scene is sound`(_ name: String) throws {
        let subject = try #require(Catalog.subject(named: name))
        for profile in UIKitProfile.all { #expect(subject.sceneFault(profile: profile) == nil) }
    }

    @Test func `every command comes to something in an app of the catalog`() {
        var missing = Set(CommandName.allCases)
        for subject in Catalog.controls + Catalog.subjects where !missing.isEmpty {
            let stage = SplitViewStage(subject, contract: Contract())
            let alphabet = stage.alphabet
            for run in 0..<50 where !missing.isEmpty {
                var choices = SeededChoices(seed: UInt64(run))
                stage.reset()
                for _ in 0..<100 {
                    let command = alphabet[choices.index(below: alphabet.count)]
                    switch stage.perform(command) {
                    case .performed, .ended: missing.remove(command.name)
                    case .ignored, .ruledOut: break
                    }
                }
            }
        }
        #expect(missing.isEmpty)
    }

    @Test func `every law has a canary, and every canary a law`() {
        let laws = SplitViewLaws.all.map(\.name)
        let caught = (Catalog.canaries + Catalog.processEnding).map(\.law)
        #expect(laws.filter { !caught.contains($0) } == [])
        #expect(caught.filter { !laws.contains($0) } == [])
    }

    @Test func `document 000 lists six assumptions; fuzzing found more`() {
        let objectiveC = SplitViewSubject.document000ObjectiveC.contract.assumptions
        #expect(objectiveC.count { $0.isStated } == 6)
        #expect(
            objectiveC.filter { !$0.isStated }.map(\.name) == [
                "details-are-fresh", "details-are-screens", "delegate-comes-first",
            ])
        let swift = SplitViewSubject.document000Swift.contract.assumptions
        #expect(
            swift.filter { !$0.isStated }.map(\.name) == [
                "details-are-screens", "delegate-comes-first",
            ])
    }
}
