import Foundation

Output.ignoreBrokenPipes()
exit(Splitfuzz.answer(Array(CommandLine.arguments.dropFirst()), at: .own).rawValue)
