# Phases of a check, for ci/check and ci/long, which read this file: one line for each, with its seconds
# by the clock and of a processor, and what it covered; the log of one that fails is shown before.
# shellcheck shell=bash

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# What a script does in the background does not hear Ctrl-C.
trap 'trap - TERM; kill 0' INT

# The one release build, which lets tests see what is internal. It has a folder of its own, so that
# `swift run -c release` and `swift test` of a person find theirs as they left them.
release=(-c release -Xswiftc -enable-testing --scratch-path "$scratch/long")

# The folder of its products.
release_folder() {
    swift build "${release[@]}" --show-bin-path
}

# Where a phase writes what it covered.
covered=$work/covered

# phase NAME COMMAND...: the command may read its $log, and write to $covered. The subshell keeps
# `set -e`, which an `if` around it would switch off.
phase() {
    local name=$1 start=$SECONDS status=0
    local covered=$work/$name.covered log=$work/$name.log used=$work/$name.used
    shift
    : >"$covered"
    local TIMEFORMAT='%U %S'
    set +e
    { time { (
        set -e
        "$@"
    ) >"$log" 2>&1; }; } 2>"$used"
    status=$?
    set -e
    # In one piece, because another phase may end at the same time.
    local word=ok
    [ "$status" -eq 0 ] || word=FAILED
    {
        [ "$status" -eq 0 ] || cat "$log"
        printf '%-7s %-10s %4d s  %4.0f s of a processor\n' "$word" "$name" "$((SECONDS - start))" \
            "$(awk '{ print $1 + $2 }' "$used")"
        sed 's/^/        /' "$covered"
    } >"$work/$name.said"
    cat "$work/$name.said"
    [ "$status" -eq 0 ] || : >"$work/failed"
}

# ended: exit status 1 if a phase has failed.
ended() {
    [ ! -e "$work/failed" ] || exit 1
}
