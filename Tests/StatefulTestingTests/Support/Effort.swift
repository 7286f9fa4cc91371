import Foundation

/// Whether the tests take all the time that they are worth: if `SPLITFUZZ_LONG` is set.
let isLong = ProcessInfo.processInfo.environment["SPLITFUZZ_LONG"] == "1"
