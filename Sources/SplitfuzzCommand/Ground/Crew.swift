import SplitViewConformance

/// The workers of a command.
typealias Crew = WorkerCrew<CommandFailure>
