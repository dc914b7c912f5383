import Stage

/// The help text, generated from the tables of commands and options.
package struct HelpText {
  let catalogue: Catalogue

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// The help for a command. If `command` is nil, the help for the tool.
  package func text(on command: CommandName?) -> String {
    guard let command else { return overview }

    var parts = ["matchcut \(command.rawValue) \(command.usage)\n  \(command.summary)"]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    if let names = names(of: command) { parts.append(names) }
    if command.options.contains(.property) {
      parts.append("Properties\n" + properties)
    }
    parts.append("Options\n" + table(of: command.options, command))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let commands = CommandName.allCases.map { ("\($0.rawValue) \($0.usage)", $0.summary) }
    return """
      matchcut: films, traces and checks custom view-controller transitions on a simulated device.

      Commands
      \(columns(commands))

      'matchcut COMMAND --help' explains a command, 'matchcut --version' prints the version.
      Exit code 0: done; 1: findings or differences, or a run that failed;
      2: invalid request; one sentence on standard error says why.

      """
  }

  /// The options with their summaries, one per line. `inApp` says whether they are the options of an
  /// app's own executable.
  func table(of options: [Option], _ command: CommandName, inApp: Bool = false) -> String {
    columns(options.map { (usage(of: $0, command), $0.summary(of: command, inApp: inApp)) })
  }

  /// The values that the placeholders NAME, G, D and F may have in a command. Nil if the command
  /// does not use any of these placeholders.
  func names(of command: CommandName, withDemos: Bool = true) -> String? {
    let shown = withDemos && command.takesName
    var lists: [(String, [String])] = []
    if shown { lists.append(("NAME", names(for: command))) }
    let options = command.options
    if options.contains(.gesture) { lists.append(("G", catalogue.gestures.map(\.id))) }
    if options.contains(.device) { lists.append(("D", catalogue.devices.map(\.id))) }
    if options.contains(.format) {
      lists.append(("F", formats(of: command)))
    }
    guard !lists.isEmpty else { return nil }
    let names = "Names\n" + lists.map { lines($0.0, $0.1) }.joined(separator: "\n")
    let others = catalogue.transitions + catalogue.mistakes
    guard shown, command != .gallery, !others.isEmpty else { return names }
    return names
      + "\n  'matchcut list' also lists transitions and mistakes, which are valid names too"
  }

  private func formats(of command: CommandName) -> [String] {
    guard command.reportFormats.isEmpty else { return command.reportFormats.map(\.rawValue) }
    return catalogue.formats.map(\.rawValue) + (command == .trace ? [OptionValues.svgFormat] : [])
  }

  private func names(for command: CommandName) -> [String] {
    command == .gallery
      ? catalogue.transitions.map(\.id)
      : catalogue.demos.map(\.id) + (command == .plot ? [PlotOptions.springs] : [])
  }

  /// A placeholder and its possible values, wrapped over several lines.
  private func lines(_ letter: String, _ names: [String]) -> String {
    let width = 5
    var lines = [""]
    for (index, name) in names.enumerated() {
      let word = name + (index == names.count - 1 ? "" : ",")
      if lines[lines.count - 1].count + word.count > Self.widest { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.enumerated().map { index, line in
      let head = index == 0 ? letter : ""
      return "  " + head + String(repeating: " ", count: max(width - head.count, 0) + 1) + line
    }.joined(separator: "\n")
  }

  /// The maximum length of a line that lists names, in characters.
  private static let widest = 88

  /// The property names. Names with the same prefix before the point are together, and there are at
  /// most four per line.
  var properties: String {
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

  private func usage(of option: Option, _ command: CommandName) -> String {
    switch option.value {
    case .none: option.flag
    case .required where option == .format && !command.reportFormats.isEmpty: "\(option.flag) F"
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
