import Stage

/// The script with which a shell completes the tool's commands, options and names, generated from the
/// same tables as the help.
package struct CompletionScript {
  private let table: CompletionTable

  package init(_ catalogue: Catalogue) { table = CompletionTable(catalogue) }

  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: bash

  private var bash: String {
    let commands = table.commands.map { command in
      var cases = command.options.flatMap { option -> [String] in
        let words = option.flags.joined(separator: "|")
        switch option.value {
        case .none: return []
        case .text: return ["      \(words)) return ;;"]
        case .file: return ["      \(words)) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;"]
        case .folder: return ["      \(words)) COMPREPLY=($(compgen -d -- \"$cur\")); return ;;"]
        case .words(let list):
          return [
            "      \(words)) COMPREPLY=($(compgen -W '\(list.inWords)' -- \"$cur\")); return ;;"
          ]
        case .wordsOrFile(let list):
          return [
            "      \(words)) COMPREPLY=($(compgen -W '\(list.inWords)' -f -- \"$cur\")); return ;;"
          ]
        }
      }
      cases.append("      esac")
      let options = command.options.flatMap(\.flags).inWords
      return """
            \(command.name.rawValue))
              case "$prev" in
        \(cases.joined(separator: "\n"))
              options='\(options)'
              names='\(command.names.inWords)'
              files=\(command.takesPath ? "-f" : "") ;;
        """
    }
    return """
      # Completion of matchcut for bash: source this file, or put it into
      # ~/.local/share/bash-completion/completions/matchcut.
      _matchcut() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        local options= names= files=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(table.commands.map(\.name.rawValue).inWords) --help --version' -- "$cur"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(commands.joined(separator: "\n"))
          *) return ;;
        esac
        case "$cur" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$cur")) ;;
          *) COMPREPLY=($(compgen -W "$names" $files -- "$cur")) ;;
        esac
      }
      complete -o filenames -F _matchcut matchcut

      """
  }

  // MARK: zsh

  private var zsh: String {
    let commands = table.commands.map { "    '\($0.name.rawValue):\($0.name.summary.inQuotes)'" }
    let cases = table.commands.map { command in
      let options = command.options.flatMap { option in
        option.flags.map { flag in
          let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
            .inQuotes
          return "      '\(flag)[\(summary)]\(option.value.zshAction)'"
        }
      }
      let names = command.names.isEmpty ? "" : "compadd -- \(command.names.inWords)"
      let rest = [names, command.takesPath ? "_files" : ""].filter { !$0.isEmpty }
      let arguments = rest.isEmpty ? [] : ["      '*:name:{ \(rest.joined(separator: "; ")) }'"]
      return """
            \(command.name.rawValue)) _arguments -s \\
        \((options + arguments).joined(separator: " \\\n")) ;;
        """
    }
    return """
      #compdef matchcut
      # Completion of matchcut for zsh: put this file as _matchcut into a folder of $fpath.
      _matchcut() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _matchcut "$@"

      """
  }

  // MARK: fish

  private var fish: String {
    var lines = [
      "# Completion of matchcut for fish: put this file into ~/.config/fish/completions.",
      "complete -c matchcut -n __fish_use_subcommand -f",
    ]
    for command in table.commands {
      let name = command.name.rawValue
      lines.append(
        "complete -c matchcut -n __fish_use_subcommand -a \(name) -d '\(command.name.summary.inFish)'"
      )
    }
    for command in table.commands {
      let head = "complete -c matchcut -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
      for option in command.options {
        for flag in option.flags {
          lines.append(
            "\(head) -l \(flag.dropFirst(2))\(option.value.fishValue) -d '\(option.summary.inFish)'"
          )
        }
      }
      let rest = command.takesPath ? "" : " -f"
      if !command.names.isEmpty {
        lines.append("\(head)\(rest) -a '\(command.names.inWords)'")
      } else if !rest.isEmpty {
        lines.append("\(head)\(rest)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CompletionTable.Value {
  /// The part of an option of `_arguments` that completes the value.
  fileprivate var zshAction: String {
    switch self {
    case .none: ""
    case .text: ":value: "
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    case .words(let words): ":value:(\(words.inWords))"
    case .wordsOrFile(let words): ":value:{ compadd -- \(words.inWords); _files }"
    }
  }

  /// The options of `complete` for the value.
  fileprivate var fishValue: String {
    switch self {
    case .none: ""
    case .text: " -x"
    case .file: " -r"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a '\(words.inWords)'"
    case .wordsOrFile(let words): " -r -a '\(words.inWords)'"
    }
  }
}

extension [String] {
  fileprivate var inWords: String { joined(separator: " ") }
}

extension String {
  /// The text between single quotes of bash and zsh.
  fileprivate var inQuotes: String { replacing("'", with: "'\\''") }
  /// The text between single quotes of fish.
  fileprivate var inFish: String { replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
}
