# Sourced by the scripts that build packages which depend on this one by its path, from its folder.

# empty_if_outdated FOLDER PART...: empties FOLDER's parts if they were built from other sources.
#
# What was built there before is of no use then: a package that is depended on by its path is compiled with
# the old list of its files, or without its new classes' layout.
empty_if_outdated() {
    local folder=$1 part sources
    shift
    sources=$(find Package.swift Sources -type f -exec cksum {} + | LC_ALL=C sort | cksum)
    if [ "$sources" != "$(cat "$folder/built-from" 2>/dev/null)" ]; then
        for part in "$@"; do rm -rf "${folder:?}/$part"; done
    fi
    mkdir -p "$folder"
    printf '%s\n' "$sources" >"$folder/built-from"
}
