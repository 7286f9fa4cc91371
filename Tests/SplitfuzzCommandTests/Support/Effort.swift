import Foundation

/// Whether the long tests are performed: if `SPLITFUZZ_LONG` is set.
let isLong = ProcessInfo.processInfo.environment["SPLITFUZZ_LONG"] == "1"
