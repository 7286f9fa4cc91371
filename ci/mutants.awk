# Reads the list of mutants and does what `task` says:
#
#   task=names               prints a line for each: its name, its file, and `equivalent` or `fault`
#   task=check root=DIR      says what is wrong with the list, held against the sources in DIR
#   task=apply root=DIR only=NAME
#                            prints the file of one mutant as it becomes
#
# What is wrong goes to standard error as FILE:LINE: SENTENCE, and the exit status is then 65.

function complain(line, sentence) {
    printf "%s:%d: %s\n", FILENAME, line, sentence >"/dev/stderr"
    isWrong = 1
}

function trimmed(text) {
    sub(/^[ \t]+/, "", text)
    return text
}

# Reads a source file once: its lines into `source`, from 1; their number is the result.
function read(path, line, count) {
    if (path == lastRead) return lastCount
    while ((getline line <path) > 0) source[++count] = line
    close(path)
    lastRead = path
    lastCount = count
    return count
}

# How often the lines of a mutant stand in its file; `found` is where they stand first.
function occurrences(mutant, count, first, offset, times) {
    count = read(root "/" file[mutant])
    for (first = 1; first + befores[mutant] - 1 <= count; first++) {
        for (offset = 0; offset < befores[mutant]; offset++)
            if (trimmed(source[first + offset]) != before[mutant, offset + 1]) break
        if (offset == befores[mutant] && ++times == 1) found = first
    }
    return times + 0
}

function check(mutant, times, same, line) {
    if (file[mutant] == "") return
    if (befores[mutant] == 0) return complain(place[mutant], name[mutant] " replaces no line")
    same = befores[mutant] == afters[mutant]
    for (line = 1; same && line <= befores[mutant]; line++)
        same = before[mutant, line] == trimmed(after[mutant, line])
    if (same) complain(place[mutant], name[mutant] " changes nothing")
    times = occurrences(mutant)
    if (times != 1)
        complain(place[mutant], "the lines of " name[mutant] " stand " times " times in " \
            file[mutant] ", and have to stand there once")
}

function apply(mutant, line, count, indentation) {
    if (occurrences(mutant) != 1) return check(mutant)
    count = read(root "/" file[mutant])
    indentation = source[found]
    sub(/[^ \t].*/, "", indentation)
    for (line = 1; line < found; line++) print source[line]
    for (line = 1; line <= afters[mutant]; line++) print indentation after[mutant, line]
    for (line = found + befores[mutant]; line <= count; line++) print source[line]
}

/^#/ || /^$/ { next }
/^file [^ ]+$/ { path = $2; next }
/^mutant [a-zA-Z0-9-]+$/ {
    if ($2 in number) complain(FNR, $2 " stands in the list twice")
    if (path == "") complain(FNR, "no file is named above " $2)
    number[$2] = ++mutants
    name[mutants] = $2
    file[mutants] = path
    place[mutants] = FNR
    kind[mutants] = "fault"
    next
}
mutants && /^- / { before[mutants, ++befores[mutants]] = trimmed(substr($0, 3)); next }
mutants && /^\+ / { after[mutants, ++afters[mutants]] = substr($0, 3); next }
mutants && /^= ./ { kind[mutants] = "equivalent"; next }
{ complain(FNR, "neither file, mutant, -, + nor = begins this line") }

END {
    if (task == "names")
        for (mutant = 1; mutant <= mutants; mutant++)
            print name[mutant], file[mutant], kind[mutant]
    else if (task == "apply") apply(number[only])
    else for (mutant = 1; mutant <= mutants; mutant++) check(mutant)
    if (isWrong) exit 65
}
