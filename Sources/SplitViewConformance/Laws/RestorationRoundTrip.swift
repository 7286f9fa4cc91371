import StatefulTesting

extension SplitViewLaws {
    /// An app terminated by the system is restored as it was, or as it would be in the size of the
    /// restoration, and survives it.
    ///
    /// Restored controllers are new objects, so looks are compared: the role at each place, and the
    /// items on the screens, except those filled in by the app. A detail has another restoration
    /// path in one stack than beside the list, and a launch does not separate the stack (R3, R5);
    /// an app that leaves all to the system shows details in the list column. Does not apply if the
    /// app takes no part in restoration, if something is presented, because that is not restored
    /// (see `StateArchive`), or if a placeholder is beside content and so may rightly disappear. A
    /// scene that looks right must not break a law only because of the restoration: if the app's
    /// record was not restored, for instance. An app that writes down its screens by itself may
    /// write down items alone, and not the pages above them.
    package static let restorationRoundTrip = SplitViewForwardLaw(
        Law(
            name: "restoration-round-trip",
            statement: "Saving and restoring in the same or the other size class gives the state "
                + "that a transition to it would have given, and breaks no other law.",
            branches: Branch.names
        ) { _ in .notApplicable },
        SplitViewForwardLaw.Part(.state, rarity: 2) { step, walks in
            guard step.comesBack, walks.count < 3 else { return nil }
            let isNarrow = step.after.isCollapsed
            let (here, there) = (
                isNarrow ? SplitViewCommand.Width.narrow : .wide,
                isNarrow ? SplitViewCommand.Width.wide : .narrow
            )
            // First what has to be tried here: most restarts may be tried from anywhere.
            let resize = SplitViewMove.give(isNarrow ? .widen : .narrow)
            return [[resize], [.restart(here)], [.restart(there)]][walks.count]
        } judge: { step, walks in
            let (here, there) = (walks[1], walks[2])
            for (size, walk) in [(Branch.sameSize, here), (.otherSize, there)]
            where walk.end == .ended {
                return .violated(
                    fault: [Fault.end.code(in: size)],
                    "Ended and restored\(size.words) from \(step.names.draw(step.after)), the app "
                        + "raises, crashes or does not return.")
            }
            var branches = LawBranches()
            let (resized, restored, elsewhere) = (
                walks[0].sights.last, here.sights.last, there.sights.last
            )
            if let restored, here.end == .performed {
                branches.insert(Branch.sameSize)
                if let violation = step.violation(
                    by: restored, insteadOf: step.after, in: .sameSize)
                {
                    return violation
                }
            }
            if let elsewhere, let resized, there.end == .performed, walks[0].end == .performed {
                branches.insert(Branch.otherSize)
                if let violation = step.violation(by: elsewhere, insteadOf: resized, in: .otherSize)
                {
                    return violation
                }
            }
            return branches.isEmpty ? .notApplicable : .held(in: branches)
        })
}

extension SplitViewStep {
    /// The verdict on a scene that does not come back as it should; `nil` if it does.
    ///
    /// The screens of before have the names that they have in other drawings. Those of the restored
    /// scene are in none of these, and are named by themselves, as are those that it should have.
    fileprivate func violation(
        by restored: Snapshot, insteadOf scene: Snapshot, in size: Branch
    ) -> ForwardVerdict? {
        // An inspector is shown and hidden as the app likes.
        let restored = restored.withoutInspector
        let right = expected(scene.withoutInspector, like: restored)
        func violated(
            _ fault: Fault, law: [UInt32] = [], _ sentence: String
        ) -> ForwardVerdict {
            .violated(
                fault: [fault.code(in: size)] + law,
                "Ended and restored\(size.words) with new screens, \(names.draw(after)) "
                    + sentence)
        }
        func instead() -> String {
            restored.notation + (size == .otherSize ? ", and not \(right.notation)." : ".")
        }
        if !restored.looksLike(right, sharing: Snapshot()) {
            return violated(.looks, "is \(instead())")
        }
        if !restored.showsItems(of: right) {
            return violated(.items, "shows something else: \(instead())")
        }
        if let (law, sentence) = restored.fault(besides: right, of: self) {
            return violated(.otherLaw, law: [law], "breaks \(sentence)")
        }
        return nil
    }

    /// The expected look of a restored scene: without pages if the app may leave them out, and has.
    fileprivate func expected(_ scene: Snapshot, like restored: Snapshot) -> Snapshot {
        guard app.restoresByItself, !restored.looksLike(scene, sharing: Snapshot()) else {
            return scene
        }
        return scene.withoutPages
    }
}

/// The size in which an app was restored.
private enum Branch: UInt8, NamedBranch {
    /// The same as before.
    case sameSize
    case otherSize

    var words: String { self == .sameSize ? "" : " in the other size" }
}

/// The faults of a restoration. Corpus files name the codes.
private enum Fault: UInt32 {
    case looks = 0
    case end = 2
    case otherLaw = 4
    case items = 6

    func code(in size: Branch) -> UInt32 { rawValue + UInt32(size.rawValue) }
}

/// The laws about a scene as it stands, whatever led there.
private let lawsOfPresent = [
    SplitViewLaws.singleOwner, SplitViewLaws.noNavInNav, SplitViewLaws.neverEmpty,
    SplitViewLaws.blankNeverNested, SplitViewLaws.detailHasBar, SplitViewLaws.appRecord,
    SplitViewLaws.appearanceBalanced,
]

extension Snapshot {
    /// A law that this scene breaks, and the expected scene does not: its place among the laws, and
    /// its name with the fault.
    fileprivate func fault(
        besides right: Snapshot, of step: SplitViewStep
    ) -> (law: UInt32, sentence: String)? {
        let restored = choosing(asIn: right).launch(in: step)
        for (place, law) in lawsOfPresent.enumerated() {
            guard case .violated(let sentence) = law.verdict(on: restored) else { continue }
            if case .violated = law.verdict(on: right.launch(in: step)) { continue }
            return (UInt32(place), "\(law.name): \(sentence)")
        }
        return nil
    }

    /// A step that shows this scene first.
    private func launch(in step: SplitViewStep) -> SplitViewStep {
        var launch = SplitViewStep(
            .launch(isCollapsed ? .narrow : .wide), nature: .transition,
            before: Snapshot(isLaunched: false), after: self)
        launch.expectation.terms = step.expectation.terms.intersection(.ofApp)
        launch.app.built = launch.now
        return launch
    }
}

extension SplitViewStep {
    /// Whether everything that is shown can be restored.
    var comesBack: Bool {
        app.isRestorable && after.isLaunched && !after.hasPlaceholderBesideContent
            && !after.nodes.contains(where: \.isPresented)
    }
}
