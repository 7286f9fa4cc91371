import StatefulTesting
import Testing

@Suite struct RecordedChoicesTests {
    private let bounds: [UInt32] = [10, 3, 1, 1000, 2]

    private func recorded() -> (numbers: [UInt32], recording: [RecordedChoice]) {
        var recorder = RecordingChoices(SeededChoices(seed: 11))
        let numbers = bounds.map { recorder.next(below: $0) }
        return (numbers, recorder.recording)
    }

    @Test func `recording changes nothing and keeps number and bound`() {
        var bare = SeededChoices(seed: 11)
        let (numbers, recording) = recorded()
        let bareNumbers = bounds.map { bare.next(below: $0) }
        #expect(numbers == bareNumbers)
        #expect(recording.map(\.value) == numbers)
        #expect(recording.map(\.bound) == bounds)
    }

    @Test func `a replay with the same bounds is faithful`() {
        let (numbers, recording) = recorded()
        var replay = ReplayedChoices(recording)
        let replayed = bounds.map { replay.next(below: $0) }
        #expect(replayed == numbers)
        #expect(replay.isFaithful)
        #expect(replay.position == bounds.count)
    }

    @Test func `after the end every choice is 0 and is counted`() {
        var replay = ReplayedChoices([RecordedChoice(value: 4, bound: 5)])
        let numbers = [5, 5, 9].map { replay.next(below: $0) }
        #expect(numbers == [4, 0, 0])
        #expect(replay.missing == 2)
        #expect(!replay.isFaithful)
    }

    @Test func `another bound limits the number and is counted`() {
        var replay = ReplayedChoices([
            RecordedChoice(value: 4, bound: 5), RecordedChoice(value: 4, bound: 5),
        ])
        let numbers = [3, 100].map { replay.next(below: $0) }
        #expect(numbers == [2, 4])
        #expect(replay.rebounded == 2)
        #expect(replay.missing == 0)
        #expect(!replay.isFaithful)
    }

    @Test func `a replayed run draws the same commands`() {
        let machine = Counter()
        var recorder = RecordingChoices(SeededChoices(seed: 2))
        let drawn = (0..<50).map { machine.command(ofKind: $0 % 3, from: &recorder) }
        var replay = ReplayedChoices(recorder.recording)
        let redrawn = (0..<50).map { machine.command(ofKind: $0 % 3, from: &replay) }
        #expect(redrawn == drawn)
    }
}
