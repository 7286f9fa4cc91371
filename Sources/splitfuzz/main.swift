Output.ignoreBrokenPipes()
try Output.standardOutput.write("splitfuzz \(splitfuzzVersion)\n")
