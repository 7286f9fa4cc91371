#include "LibFuzzer.h"

#include <signal.h>
#include <stdio.h>

/// libFuzzer itself. It is weak, so that the package can be built and tested without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *argc, char ***argv, FuzzTarget target);

int runLibFuzzer(int argc, char **argv, FuzzTarget target) {
    if (!LLVMFuzzerRunDriver) {
        fputs("built without -sanitize=fuzzer; use ci/libfuzzer/run\n", stderr);
        return 64;
    }
    // libFuzzer leaves a signal to a handler that is there already. Swift's runtime may have one,
    // which prints a backtrace and ends the process before the input is written.
    const int signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i += 1) signal(signals[i], SIG_DFL);
    return LLVMFuzzerRunDriver(&argc, &argv, target);
}
