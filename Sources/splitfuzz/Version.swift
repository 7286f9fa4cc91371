/// The version of the command, as `splitfuzz version` prints it.
let splitfuzzVersion = "0.1.0"
