# Collects the Swift examples of the documentation into one source file.
#
# In pages (`.md`) every block of Swift stands at the level of a file, except those that import the
# test framework, which `ci/try-as-dependency` compiles. In source files the blocks of doc comments
# stand in a function each, so that they may hold statements; an extension stands at the level of a
# file. A compiler's complaint names the line of the documentation.
#
# The names of what the doc comments belong to go to the file `names`, one a line:
# `File.swift: first line of the declaration`.

function finish() {
    if (block == "") return
    if (page) {
        if (block !~ /(^|\n)import Testing\n/) emit(block)
    } else if (block ~ /^extension /) {
        emit(block)
        waiting = 1
    } else {
        number += 1
        emit(sprintf("@MainActor private func example%d() throws {\n", number), block, "}\n")
        waiting = 1
    }
    block = ""
}

function emit(first, second, third) {
    # The opening of a function stands on the line of the fence.
    printf "#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, (second == "" ? start + 1 : start)
    printf "%s%s%s#sourceLocation()\n", first, second, third
}

FNR == 1 {
    inside = 0
    waiting = 0
    page = FILENAME ~ /\.md$/
}

{
    line = $0
    comment = 1
    if (!page) {
        comment = sub(/^ *\/\/\/ ?/, "", line)
        if (!comment && waiting && line !~ /^ *(@[A-Za-z]+(\([^)]*\))? *)+$/) {
            sub(/^ +/, "", line)
            count = split(FILENAME, parts, "/")
            print parts[count] ": " line > names
            waiting = 0
        }
    }
    if (!comment) next
}

line ~ /^```/ {
    if (inside == "swift") finish()
    if (inside) inside = 0
    else {
        inside = line == "```swift" ? "swift" : "text"
        start = FNR
    }
    next
}

inside == "swift" { block = block line "\n" }
