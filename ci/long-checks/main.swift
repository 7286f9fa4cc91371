import Foundation

exit(LongChecks.run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
