extension Task where Success == Void, Failure == Never {
    /// Puts work of the main actor off until what is under way is over, as a block given to
    /// `DispatchQueue.main.async`.
    ///
    /// It is performed up to the first place where it really has to wait (UNK63): a call of another
    /// function of the main actor does not wait, and `Task.sleep` with a duration or with literal
    /// nanoseconds does not, either. There is no run loop that would continue it later. Work that
    /// does not belong to the main actor is left to Swift.
    ///
    /// ```swift
    /// ModelRuntime.current = ModelRuntime(profile: .ios26)
    /// Task { @MainActor in print("when the step is over") }
    /// ```
    ///
    /// - Parameter operation: The work. If the task was cancelled before it begins, it finds itself
    ///   cancelled.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async -> Void
    ) {
        self = putOff(operation, for: ()) ?? Task(priority: nil, operation: operation)
    }

    /// The same; the priority is of no importance.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async -> Void
    ) {
        self =
            putOff(operation, for: ())
            ?? Task(name: nil, priority: priority, operation: operation)
    }
}

extension Task where Success == Void, Failure == any Error {
    /// Puts work of the main actor off until everything under way is over; an error that it throws
    /// is lost.
    ///
    /// - Parameter operation: The work.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async throws -> Void
    ) {
        self = putOff(operation, for: ()) ?? Task(priority: nil, operation: operation)
    }

    /// The same; the priority is of no importance.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async throws -> Void
    ) {
        self =
            putOff(operation, for: ())
            ?? Task(name: nil, priority: priority, operation: operation)
    }
}

extension Task where Success == Void?, Failure == Never {
    /// The same for work that ends with a call of a method; the object of the method may be gone.
    ///
    /// - Parameter operation: The work.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async -> Void?
    ) {
        self = putOff(operation, for: nil) ?? Task(priority: nil, operation: operation)
    }
}

extension Task where Success == Void?, Failure == any Error {
    /// The same for such work that may throw.
    ///
    /// - Parameter operation: The work.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async throws -> Void?
    ) {
        self = putOff(operation, for: nil) ?? Task(priority: nil, operation: operation)
    }
}

extension Task where Success == Never, Failure == Never {
    /// Does not wait: no person is quicker than the time that an app waits. In a test it is a turn
    /// of the run loop: what app code has put off is performed.
    ///
    /// - Parameter duration: The time that a task of a real app would sleep.
    /// - Throws: `CancellationError` if the task is cancelled.
    nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
        try checkCancellation()
        turnRunLoop()
    }

    /// Does not wait, like `sleep(for:)`.
    ///
    /// - Parameter duration: The time that a task of a real app would sleep.
    /// - Throws: `CancellationError` if the task is cancelled.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: Int) async throws {
        try checkCancellation()
        turnRunLoop()
    }
}

/// Performs what app code has put off, if the sleeper is not itself such work.
private func turnRunLoop() {
    guard isOnMainThread() else { return }
    MainActor.assumeIsolated { ModelRuntime.current.turnRunLoop() }
}

/// Whether a task can begin without a run loop; before macOS 26 none can. Only tests change it.
nonisolated(unsafe) package var tasksBeginAtOnce =
    if #available(macOS 26, *) { true } else { false }

private func refuse() {
    MainActor.assumeIsolated {
        ModelRuntime.current.raiseNotModelled("a Task of the main actor before macOS 26")
    }
}

/// A task that stands for the work put off; `nil` if the work is not for the main actor.
///
/// - Parameters:
///   - value: The immediate value of that task.
private func putOff<Value: Sendable>(
    _ operation: @escaping @Sendable @isolated(any) () async -> Value, for value: Value
) -> Task<Value, Never>? {
    guard operation.isolation === MainActor.shared, isOnMainThread() else { return nil }
    guard #available(macOS 26, *), tasksBeginAtOnce else {
        refuse()
        return Task<Value, Never>(priority: nil) { value }
    }
    let handle = Task<Value, Never>.immediate { value }
    MainActor.assumeIsolated {
        ModelRuntime.current.putOff(
            {
                _ = Task<Void, Never>.immediate { @MainActor in
                    if handle.isCancelled { cancelThis() }
                    _ = await operation()
                }
            }, for: 0)
    }
    return handle
}

/// The same for work that may throw.
private func putOff<Value: Sendable>(
    _ operation: @escaping @Sendable @isolated(any) () async throws -> Value, for value: Value
) -> Task<Value, any Error>? {
    guard operation.isolation === MainActor.shared, isOnMainThread() else { return nil }
    guard #available(macOS 26, *), tasksBeginAtOnce else {
        refuse()
        return Task<Value, any Error>(priority: nil) { () async throws in value }
    }
    let handle = Task<Value, any Error>.immediate { () async throws in value }
    MainActor.assumeIsolated {
        ModelRuntime.current.putOff(
            {
                _ = Task<Void, any Error>.immediate { @MainActor in
                    if handle.isCancelled { cancelThis() }
                    _ = try await operation()
                }
            }, for: 0)
    }
    return handle
}

private func cancelThis() { withUnsafeCurrentTask { $0?.cancel() } }
