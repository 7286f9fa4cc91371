/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

extension VerbTable {
    /// A script that completes command lines of the command.
    func completions(for shell: Shell) -> String {
        let lines =
            switch shell {
            case .bash: bash
            case .zsh: zsh
            case .fish: fish
            }
        return lines.joined(separator: "\n") + "\n"
    }

    private var names: [String] { verbs.map(\.name) }

    private var bash: [String] {
        let function = "_" + String(command.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        func reply(_ option: String, _ value: String = "") -> String {
            "COMPREPLY=($(compgen \(option)\(value.isEmpty ? "" : " \"\(value)\"") -- \"$word\"))"
        }
        let values = verbs.flatMap { verb in
            verb.options.filter { $0.placeholder != nil }.map { option in
                let action =
                    switch option.value {
                    case .words(let words): reply("-W", words.joined(separator: " "))
                    case .subject: reply("-W", "$(\(command.shellWord) list --names)")
                    case .folder: reply("-d")
                    case .other: ":"
                    }
                return "    \(verb.name):\(option.name)) \(action); return ;;"
            }
        }
        let options = verbs.map { verb in
            "    \(verb.name)) "
                + reply("-W", (verb.options.map(\.name) + ["--help"]).joined(separator: " "))
                + " ;;"
        }
        return [
            "\(function)() {",
            "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "  local verb=${COMP_WORDS[1]}",
            "  COMPREPLY=()",
            "  case $verb in \(names.joined(separator: "|"))) ;; *) verb=\(standard) ;; esac",
            "  case $verb:$before in",
        ] + values + ["  esac", "  if [[ $word == -* ]]; then", "    case $verb in"] + options + [
            "    esac",
            "  elif ((COMP_CWORD == 1)); then \(reply("-W", names.joined(separator: " ")))",
            "  else \(reply("-f")); fi", "}",
            "complete -o filenames -F \(function) \(command.shellWord)",
        ]
    }

    private var zsh: [String] {
        func quoted(_ text: String) -> String {
            "'\(text.replacing("'", with: "'\\''"))'"
        }
        func described(_ text: String) -> String {
            text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
                ":", with: "\\:")
        }
        let cases = verbs.flatMap { verb in
            let options = verb.options.map { option in
                let value =
                    switch option.value {
                    case .words(let words): "(\(words.joined(separator: " ")))"
                    case .subject: "($(\(command.shellWord) list --names))"
                    case .folder: "_files -/"
                    case .other: " "
                    }
                let argument = option.placeholder.map { ":\(described($0)):\(value)" } ?? ""
                return quoted(
                    (option.repeats ? "*" : "") + option.name + "[\(described(option.help))]"
                        + argument)
            }
            return ["    \(verb.name)) _arguments \\"] + options.map { "      \($0) \\" }
                + ["      '--help[show this help]' '*:file:_files' ;;"]
        }
        return [
            "#compdef \(command)", "local state line", "local -a verbs", "verbs=(",
        ] + verbs.map { "  " + quoted("\($0.name):\($0.summary)") } + [
            ")", "_arguments -C '1:verb:->verb' '*::argument:->rest'", "case $state in",
            "verb) _describe verb verbs ;;", "rest)", "  case $words[1] in",
        ] + cases + ["  esac ;;", "esac"]
    }

    private var fish: [String] {
        func quoted(_ text: String) -> String {
            "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
        }
        let complete = "complete -c \(command.shellWord)"
        return verbs.flatMap { verb in
            let first =
                "\(complete) -f -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.summary))"
            return [first]
                + verb.options.map { option in
                    let value =
                        switch option.value {
                        case _ where option.placeholder == nil: ""
                        case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
                        case .subject: " -x -a \(quoted("(\(command.shellWord) list --names)"))"
                        case .folder: " -x -a '(__fish_complete_directories)'"
                        case .other: " -x"
                        }
                    return "\(complete) -n '__fish_seen_subcommand_from \(verb.name)' -l "
                        + "\(option.name.dropFirst(2))\(value) -d \(quoted(option.help))"
                }
        }
    }
}

extension OptionShape {
    /// What a shell can offer as a value.
    fileprivate enum Offer { case words([String]), subject, folder, other }

    fileprivate var value: Offer {
        if !words.isEmpty { return .words(words) }
        if name == "--subject" { return .subject }
        return placeholder == "DIR" ? .folder : .other
    }
}
