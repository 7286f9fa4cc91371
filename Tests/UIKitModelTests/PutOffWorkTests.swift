import Dispatch
import Foundation
import Testing
import UIKitModel

/// Work that app code puts off with a queue or a task (UNK63).
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

    @MainActor private func load(_ number: Int, fails: Bool = false) async throws -> Int {
        try await Task.sleep(nanoseconds: 300_000_000)
        if fails { throw CancellationError() }
        return number
    }

    @Test(.enabled(if: tasksBeginAtOnce, "needs macOS 26"))
    func `a task of the main actor is done at the end of the step, without waiting`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let diary = Diary()
        Task {
            diary.done.append(1)
            try? await Task.sleep(for: .seconds(3))
            diary.done.append(2)
        }
        DispatchQueue.main.async { diary.done.append(3) }
        Task { try await diary.done.append(load(4)) }
        Task(priority: .high) {
            diary.done.append(5)
            Task { @MainActor in diary.done.append(7) }
        }
        Task(priority: nil) {
            _ = try await load(0, fails: true)
            diary.done.append(0)
        }
        let gone: Diary? = diary
        Task { [weak gone] in gone?.done.append(5) }
        Task {
            do { _ = try await load(0, fails: true) } catch { diary.done.append(6) }
        }
        #expect(diary.done.isEmpty && runtime.hasPutOff)
        runtime.performPutOff()
        #expect(diary.done == [1, 2, 3, 4, 5, 5, 6, 7] && !runtime.hasPutOff)
    }

    @Test(.enabled(if: tasksBeginAtOnce, "needs macOS 26"))
    func `a task that was cancelled before it begins finds itself cancelled`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let diary = Diary()
        let first = Task { diary.done.append(Task.isCancelled ? 1 : 0) }
        let second = Task {
            defer { diary.done.append(2) }
            try await Task.sleep(for: .seconds(1))
            diary.done.append(0)
        }
        first.cancel()
        second.cancel()
        runtime.performPutOff()
        #expect(diary.done == [1, 2])
    }

    @Test func `a task that is not of the main actor is left to Swift`() async {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let elsewhere = Task { @concurrent in }
        await elsewhere.value
        #expect(!runtime.hasPutOff)
    }

    @Test func `where no task can begin at once, one of the main actor ends the run`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let former = tasksBeginAtOnce
        defer { tasksBeginAtOnce = former }
        tasksBeginAtOnce = false
        Task { @concurrent in }
        #expect(runtime.exception == nil, "it is left to Swift")
        Task { _ = Issue.record("it never begins") }
        #expect(runtime.exception?.isLimitOfModel == true && !runtime.hasPutOff)
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
