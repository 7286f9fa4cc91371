import Foundation
import UIKitModel

/// The record of a device test, in the format `uikit-conformance/1`.
package struct DeviceRecording: Sendable, Codable {
    /// A step, with what was seen after it.
    package struct Step: Sendable, Codable {
        /// The words of the command.
        package let step: String
        /// The state after it; absent before the launch.
        let state: DeviceLook?
    }

    /// The device.
    package struct Device: Sendable, Codable {
        /// A phone or a tablet.
        package let name: String
        /// The release.
        package let os: String

        /// A device.
        package init(name: String, os: String) {
            self.name = name
            self.os = os
        }
    }

    let schema: String
    let kind: String
    let trace: String
    /// The subject of the trace.
    package let subject: String
    let profile: String
    let givingUp: [String]
    /// Where it was recorded.
    package let device: Device
    /// The steps, in order.
    package let steps: [Step]

    /// The recording that the test of a trace would write of the model.
    package init(of trace: Trace, _ performed: DeviceTrace, on device: Device) {
        schema = Self.schema
        kind = Self.kind
        self.trace = trace.line
        subject = trace.subject
        profile = trace.profile
        givingUp = trace.givingUp
        self.device = device
        steps = performed.steps.map { Step(step: $0.command.description, state: $0.look) }
    }

    private static let schema = "uikit-conformance/1"
    private static let kind = "trace"

    /// Reads a file.
    ///
    /// - Throws: `TraceError` if it is no recording of a trace.
    package init(file: String) throws(TraceError) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw TraceError(file: file, message: "cannot be read")
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw TraceError(
                file: file,
                message: "is no recording of a trace: a test of 'splitfuzz explain "
                    + "--emit-device-test' writes one")
        }
        guard schema == Self.schema, kind == Self.kind else {
            throw TraceError(
                file: file,
                message: "has the schema '\(schema)' and the kind '\(kind)'; a recording of a "
                    + "trace has '\(Self.schema)' and '\(Self.kind)'")
        }
    }

    /// The trace that was performed.
    ///
    /// - Throws: `TraceError` if a command is unknown.
    package func readTrace() throws(TraceError) -> Trace {
        Trace(
            subject: subject, profile: profile, givingUp: givingUp,
            commands: try Trace.commands(inLine: trace))
    }
}

/// A step at which the model and a device part.
package struct DeviceParting: Hashable, Sendable, Codable {
    /// The number of the step, from 1.
    package let number: Int
    /// The command.
    package let command: String
    /// The fields that differ: what each shows.
    package let differences: [String]
    /// The rules by which the model did the step: their ids, and what they say.
    package let rules: [String]
    /// The choices of the model that are wrong if the recording is right: reversed, the model does
    /// what was recorded.
    package let decided: [String]
}

extension SplitViewChecker {
    /// Performs the trace of a recording, and compares every step.
    ///
    /// - Returns: The steps that differ, in order. Those after the first may follow from it.
    package func partings(
        _ recording: DeviceRecording, of commands: [SplitViewCommand]
    ) -> [DeviceParting] {
        let trace = deviceTrace(of: commands)
        var partings: [DeviceParting] = []
        for index in 0..<max(trace.steps.count, recording.steps.count) {
            guard trace.steps.indices.contains(index), recording.steps.indices.contains(index)
            else {
                let isLonger = index < recording.steps.count
                partings.append(
                    DeviceParting(
                        number: index + 1,
                        command: isLonger
                            ? recording.steps[index].step : "\(trace.steps[index].command)",
                        differences: [
                            isLonger
                                ? "the model does not perform it" : "it was not recorded"
                        ], rules: [], decided: []))
                break
            }
            let (step, recorded) = (trace.steps[index], recording.steps[index])
            guard let look = step.look, let seen = recorded.state else { continue }
            let differences = look.differences(from: seen)
            if differences.isEmpty { continue }
            let isFirst = partings.isEmpty
            partings.append(
                DeviceParting(
                    number: index + 1, command: "\(step.command)",
                    differences: differences.map {
                        "\($0.field): the model shows \($0.here), the device \($0.there)"
                    },
                    rules: isFirst ? step.rules : [],
                    decided: isFirst ? choices(making: seen, at: index, of: commands) : []))
        }
        return partings
    }

    /// The choices of the model that, reversed, lead to a state that was recorded.
    private func choices(
        making seen: DeviceLook, at index: Int, of commands: [SplitViewCommand]
    ) -> [String] {
        let scene = stage.driver.scene
        let candidates = profile.choices(
            in: scene.split, knowsBackground: scene.actions.knowsBackground)
        return candidates.filter { choice in
            let other = sibling(profile: profile.reversing(choice)).deviceTrace(of: commands)
            return other.steps.indices.contains(index) && other.steps[index].look == seen
        }.map { "\($0.id): that \($0.assumption)" }
    }
}
