import Stage

/// The help, made from the tables of commands and options.
package struct HelpText {
  let catalogue: Catalogue

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// About the tool when `command` is nil.
  package func text(on command: CommandName?) -> String {
    guard let command else { return overview }

    var parts = ["matchcut \(command.rawValue) \(command.usage)\n  \(command.summary)"]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    if command.options.contains(.device) { parts.append(names()) }
    if command.options.contains(.property) {
      parts.append("Properties\n" + properties)
    }
    parts.append("Options\n" + table(of: command.options))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let commands = CommandName.allCases.map { ("\($0.rawValue) \($0.usage)", $0.summary) }
    return """
      matchcut: custom view-controller transitions, filmed and traced on a virtual device.

      Commands
      \(columns(commands))

      'matchcut COMMAND --help' tells all about one, 'matchcut --version' the version.
      Exit code 0: done; 1: findings or differences, or a run that failed;
      2: the request cannot be served as it was made, one sentence on standard error says why.

      """
  }

  /// Options with what they do, a line each.
  func table(of options: [Option]) -> String {
    columns(options.map { (usage(of: $0), $0.summary) })
  }

  /// What may stand for NAME, G, D and F.
  func names(withDemos: Bool = true) -> String {
    var lists = [
      ("G", catalogue.gestures.map(\.id)), ("D", catalogue.devices.map(\.id)),
      ("F", catalogue.formats.map(\.rawValue)),
    ]
    if withDemos { lists.insert(("NAME", catalogue.demos.map(\.id)), at: 0) }
    return "Names\n" + columns(lists.map { ($0.0, $0.1.joined(separator: ", ")) })
  }

  /// A line for what belongs together, those of one word before the point; no longer than others.
  private var properties: String {
    var lines: [[String]] = []
    for (name, _) in LayerCurve.properties {
      let stem = name.prefix { $0 != "." }
      if let last = lines.last, last.count < 4, last[0].prefix(while: { $0 != "." }) == stem {
        lines[lines.count - 1].append(name)
      } else {
        lines.append([name])
      }
    }
    return lines.map { "  " + $0.joined(separator: ", ") }.joined(separator: "\n")
  }

  private func usage(of option: Option) -> String {
    switch option.value {
    case .none: option.flag
    case .required(let name): "\(option.flag) \(name)"
    case .optional(let name): "\(option.flag) [\(name)]"
    }
  }

  private func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }.joined(separator: "\n")
  }
}
