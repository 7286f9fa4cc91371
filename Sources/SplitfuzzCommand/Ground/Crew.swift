import SplitViewConformance

typealias Crew = WorkerCrew<CommandFailure>
