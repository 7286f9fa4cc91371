#ifndef LIBFUZZER_H
#define LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Performs an input of libFuzzer; always returns 0.
typedef int (*FuzzTarget)(const uint8_t *data, size_t size);

/// Runs libFuzzer, which reads its options from the arguments.
///
/// Returns the exit status of the process: 64 if it was built without `-sanitize=fuzzer`.
int runLibFuzzer(int argc, char **argv, FuzzTarget target);

#endif
