#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    @preconcurrency import Darwin
#endif

/// The buffer of standard output.
enum LineBuffering {
    /// Passes each line on when it is complete, also to a pipe, so that what was printed before a
    /// crash is not lost.
    static func flushEachLine() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }
}
