import StatefulTesting
import Testing

/// Laws that look ahead, on a corridor where everything can be reckoned by hand.
@Suite struct LookAheadTests {
    private func replayed(
        _ trace: [Corridor.Command], _ laws: LawSet<Corridor> = Corridor.laws()
    ) -> Replay<Corridor.Command> {
        var machine = Corridor()
        return replay(&machine, trace, laws: laws)
    }

    @Test func `a law about states is broken where its fault arises, and not again`() {
        let result = replayed([.forward, .forward, .jam, .rest, .forward, .mend, .jam])
        #expect(result.flaws == [Flaw(law: "way-out")])
        #expect(result.violations.map(\.index) == [2, 6], "jammed, and jammed again after mending")
        #expect(result.violations[0].sentence == "no way out of 2")
    }

    @Test func `a door jammed at the exit has no fault before a room is entered`() {
        #expect(replayed([.jam, .rest]).violations.isEmpty)
        #expect(replayed([.jam, .forward, .forward]).violations.map(\.index) == [1])
    }

    @Test func `a way that is forbidden is not missing`() {
        // In room 5 going back is forbidden; once the door is jammed there, it is not even offered.
        let there: [Corridor.Command] = [.forward, .forward, .forward, .forward]
        #expect(replayed(there).executed.count == 4)
        #expect(replayed(there, Corridor.laws([Corridor.wayOut()])).violations.isEmpty)
        #expect(
            replayed(there + [.jam], Corridor.laws([Corridor.wayOut()])).violations.map(\.index)
                == [4])
    }

    @Test func `a law about steps is judged by the step`() {
        // The fourth step forward leads from 3 to 5, where back is forbidden: nothing to judge.
        let there: [Corridor.Command] = [.forward, .forward, .forward, .forward]
        let laws = Corridor.laws([Corridor.thereAndBack])
        #expect(replayed(there, laws).violations.isEmpty)
        let slipping = Corridor(stride: 2)
        var machine = slipping
        let result = replay(
            &machine, [.forward, .rest, .forward],
            laws: Corridor.laws([Corridor.thereAndBack], replica: slipping))
        // By two each: from 0 to 2, and from 2 to 4.
        #expect(result.violations.map(\.index) == [0, 2])
        #expect(result.violations.map(\.sentence) == ["back is 1, not 0", "back is 3, not 2"])
    }

    private func searched(
        _ laws: [Corridor.Forward], on machine: Corridor = Corridor(),
        replica: Corridor = Corridor(), lengths: ClosedRange<Int> = 4...64
    ) -> SearchReport<Corridor.Command> {
        var machine = machine
        return search(
            &machine, laws: Corridor.laws(laws, replica: replica), seed: 1, runs: 0..<2_000,
            limits: SearchLimits(lengths: lengths, shares: .unguided))
    }

    @Test func `a search looks ahead where runs end, on the machine itself`() {
        let laws = [Corridor.wayOut(), Corridor.thereAndBack]
        let blind = searched([])
        let seeing = searched(laws)
        #expect(seeing.kinds == blind.kinds, "looking ahead changes no command")
        #expect(blind.looks == 0 && seeing.looks > 200)
        #expect(seeing.flaws.map(\.flaw) == [Flaw(law: "way-out")])
        #expect(seeing.laws.allSatisfy { $0.held > 0 })
        // A replica is led to the first states only. One that does not get there judges nothing.
        let led = Corridor(stride: 2)
        let other = searched(laws, replica: led)
        #expect(other.kinds == blind.kinds && other.looks == seeing.looks)
        #expect(led.ledThere.value > 50 && led.ledThere.value < seeing.looks / 2)
        for (law, same) in zip(other.laws, seeing.laws) {
            #expect(law.held < same.held && law.held > same.held / 2)
        }
    }

    @Test func `the first way of a look ahead begins where the run has ended`() {
        let machine = Corridor()
        let report = searched([Corridor.restsAtStart], on: machine, lengths: 4...4)
        #expect(report.flaws.isEmpty && report.looks > 1_000)
        #expect(report.laws[0].held == report.looks)
        // At most once before the second way: the first one may have been empty, or refused.
        #expect(machine.ledThere.value > 100 && machine.ledThere.value < report.looks)
    }

    @Test func `a fault that stands from one of the first steps on is found`() {
        let laws = [Corridor.staysAtExit]
        let report = searched(laws, lengths: 16...16)
        let traces = report.failures.map(\.counterexample.commands)
        #expect(traces.contains { $0.count <= 3 }, "no run is so short")
        for trace in traces {
            #expect(replayed(trace, Corridor.laws(laws)).violations.last?.index == trace.count - 1)
        }
    }

    @Test func `a machine that does not get there again is not accused`() {
        let report = searched([Corridor.restsAtStart], on: Corridor(strays: true))
        #expect(report.looks > 200)
        #expect(report.flaws.isEmpty && report.laws[0].violated == 0)
    }

    @Test func `a way that ends with another one's first move has ended`() {
        let laws = [
            Corridor.ending("long", [.forward, .rest]), Corridor.ending("short", [.forward]),
        ]
        let result = replayed([.rest], Corridor.laws(laws, replica: Corridor(endsWithAStep: true)))
        #expect(result.violations.isEmpty, "\(result.violations)")
        let going = replayed([.rest], Corridor.laws(laws))
        #expect(going.violations.map(\.sentence) == ["performed", "performed"])
    }

    @Test func `nothing is tried where nothing can come any more`() {
        let report = searched(
            [Corridor.wayOut()], on: Corridor(endsWithAStep: true), lengths: 64...64)
        #expect(report.looks == 0 && report.kinds[0].performed > 1_000)
    }

    @Test func `a sampled search finds nothing that an exhaustive one does not`() throws {
        var machine = Corridor()
        let all = exhaust(
            &machine, laws: Corridor.laws(), alphabet: Corridor.Command.allCases, states: .merged)
        #expect(all.isClosed)
        // Rooms 0, 1, 2, 3, 5, 6 and back from 6 to 5; 4 is not entered. Jammed or not.
        #expect(all.states == 12)
        #expect(all.counterexamples.map(\.commands) == [[.forward, .jam]])
        // Jamming in the rooms 1, 2, 3, 5 and 6, and entering room 1 with a jammed door.
        #expect(all.flaws.map(\.steps) == [5 + 1])
        let sampled = search(
            &machine, laws: Corridor.laws(), seed: 7, runs: 0..<500,
            limits: SearchLimits(shares: .unguided))
        #expect(sampled.flaws.map(\.flaw) == all.flaws.map(\.flaw))
        for failure in sampled.failures {
            let trace = failure.counterexample.commands
            #expect(replayed(trace).violations.contains(failure.counterexample.violation))
        }
        #expect(sampled.laws.allSatisfy { $0.held > 0 })
    }

    @Test func `a law that is rare is asked less often where no other is asked`() {
        func held(_ rarity: UInt64) -> Int {
            var machine = Corridor()
            return search(
                &machine, laws: Corridor.laws([Corridor.wayOut(rarity: rarity)]), seed: 1,
                runs: 0..<600, limits: SearchLimits(shares: .unguided)
            ).laws[0].held
        }
        let (often, seldom) = (held(1), held(8))
        #expect(seldom > 0 && seldom * 4 < often)
        #expect(held(65_536) == 0)
    }

    @Test func `the machine is not led to the start for a move that can be tried anywhere`() {
        func led(restsFromStart: Bool) -> Int {
            let replica = Corridor(restsFromStart: restsFromStart)
            let laws = Corridor.laws([Corridor.restsAtStart], replica: replica)
            #expect(replayed([.forward, .forward], laws).violations.isEmpty)
            return replica.ledThere.value
        }
        // Once for each of the two steps, and once more before each rest.
        #expect(led(restsFromStart: false) == 4)
        #expect(led(restsFromStart: true) == 2)
    }

    @Test func `one law alone, and a minimum of it`() throws {
        var machine = Corridor()
        let laws = Corridor.laws()
        #expect(laws.names == ["way-out", "there-and-back"])
        #expect(laws.only("there-and-back")?.names == ["there-and-back"])
        #expect(laws.only("gravity") == nil)
        let minimum = try minimise(
            &machine, laws: laws, trace: [.rest, .forward, .forward, .back, .jam, .rest, .forward],
            law: "way-out", alphabet: Corridor.Command.allCases, states: .merged.retracing)
        #expect(minimum.counterexample.commands == [.forward, .jam])
        guard case .proved = minimum.shortest else {
            Issue.record("\(minimum.shortest)")
            return
        }
    }

    @Test func `beyond the scope steps are judged, and states are not`() {
        var machine = Corridor(stride: 2)
        let laws = Corridor.laws(replica: machine)
        let result = exhaust(
            &machine, laws: laws, alphabet: [.jam, .forward], states: .merged,
            options: ExhaustOptions(scope: { $0.room == 0 }))
        #expect(result.isClosed && result.beyond == 2)
        // Jammed there is no way out of room 2, but that lies outside; the step there is not
        // undone.
        #expect(result.counterexamples.map(\.flaw.law) == ["there-and-back"])
    }
}
