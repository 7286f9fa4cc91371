import Foundation

/// Whether the long tests are performed: if `SPLITFUZZ_LONG` is set, as in `ci/long`.
public let isLong = ProcessInfo.processInfo.environment["SPLITFUZZ_LONG"] == "1"

/// Whether tests that search and prove as much as the product does are performed: in a release
/// build, of which `ci/check` performs all tests. In debug each takes seconds.
public let isWhole = isLong || isOptimised

/// Whether AddressSanitizer is in this process: it takes the signals of a crash for itself, so that
/// no backtrace of Swift's own is made.
public let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil

#if DEBUG
    private let isOptimised = false
#else
    private let isOptimised = true
#endif
