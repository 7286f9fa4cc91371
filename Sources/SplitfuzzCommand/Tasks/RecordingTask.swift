import SplitViewConformance

/// Performs the trace of a recording, and says where the model and the device part.
struct RecordingTask: IsolatedTask {
    static let kind = "recording"

    let recording: DeviceRecording
    let trace: Trace
    /// The name of the subject, perhaps another than that of the trace.
    let subject: String

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> [DeviceParting] {
        try trace.checker(of: subject).partings(recording, of: trace.commands)
    }
}
