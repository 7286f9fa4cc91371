import Foundation

Output.ignoreBrokenPipes()
exit(answer(Array(CommandLine.arguments.dropFirst()), at: .own).rawValue)
