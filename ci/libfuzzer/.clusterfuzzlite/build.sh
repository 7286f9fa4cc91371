#!/usr/bin/env bash
# What ClusterFuzzLite and OSS-Fuzz run in their container: builds both targets into $OUT, with the
# seeds, the dictionary and the options of each. Of the sanitizers only $SANITIZER=address is known.
set -euo pipefail
cd -P "$SRC/splitfuzz"

# The machine that runs the targets has no toolchain, so the libraries of Swift are linked in.
flags=(-c release --package-path ci/libfuzzer --static-swift-stdlib -Xswiftc -static-stdlib)
fuzzing=(--scratch-path .build/oss-fuzz -Xswiftc "-sanitize=fuzzer,$SANITIZER")

for product in FuzzSubject FuzzTraceReader; do
    swift build "${flags[@]}" "${fuzzing[@]}" --product "$product"
    cp ".build/oss-fuzz/release/$product" "$OUT/"
done

ci/libfuzzer/run seeds
seeds=.build/libfuzzer/seeds
(cd "$seeds/subject" && zip -q "$OUT/FuzzSubject_seed_corpus.zip" ./*)
(cd "$seeds/reader" && zip -q "$OUT/FuzzTraceReader_seed_corpus.zip" ./*)
cp "$seeds/reader.dict" "$OUT/FuzzTraceReader.dict"
printf '[libfuzzer]\nmax_len = 64\nuse_cmp = 0\nlen_control = 0\n' >"$OUT/FuzzSubject.options"
