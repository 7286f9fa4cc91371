import Dispatch
import Foundation
import Testing
import UIKitModel

/// Work that app code puts off with a queue (UNK63).
@MainActor @Suite struct PutOffWorkTests {
    /// What was done, in order.
    @MainActor final class Diary { var done: [Int] = [] }

    @Test func `it is done at the end of the step, by its time and then in order`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let diary = Diary()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { diary.done.append(5) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { diary.done.append(4) }
        DispatchQueue.main.async {
            diary.done.append(1)
            DispatchQueue.main.async { diary.done.append(2) }
        }
        DispatchQueue.global().async { DispatchQueue.main.async { diary.done.append(3) } }
        #expect(diary.done.isEmpty && runtime.hasPutOff)
        runtime.performPutOff()
        #expect(diary.done == [1, 2, 3, 4, 5] && !runtime.hasPutOff)
    }

    @Test func `what is put off again counts from when that is done, however long it took`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let diary = Diary()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            diary.done.append(1)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.done.append(3) }
        }
        usleep(60_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.95) { diary.done.append(2) }
        runtime.performPutOff()
        #expect(diary.done == [1, 2, 3])
    }

    @Test func `an app that looks again and again goes on after the next step`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        var looks = 0
        func look() {
            looks += 1
            DispatchQueue.main.async { look() }
        }
        look()
        runtime.performPutOff()
        let soFar = looks
        #expect(runtime.hasPutOff)
        runtime.performPutOff()
        #expect(looks > soFar && runtime.hasPutOff)
    }

    @Test func `nothing is done after an exception`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        var isDone = false
        DispatchQueue.main.async { runtime.raise("NSException", reason: "a bug of the app") }
        DispatchQueue.main.async { isDone = true }
        runtime.performPutOff()
        #expect(!isDone)
    }
}
