import Stage

/// The manual page `matchcut(1)`, generated from the same tables as the help.
package struct ManualPage {
  private let version: String

  package init(version: String) { self.version = version }

  /// The page in the format of `man`.
  package var text: String {
    var lines = [
      ".TH MATCHCUT 1 \"\" \"Matchcut \(version)\" \"User Commands\"",
      ".SH NAME",
      Self.escaped(
        "matchcut - film, trace and check custom view-controller transitions on a simulated device"),
      ".SH SYNOPSIS",
      ".B matchcut", ".I COMMAND", "[options]",
      ".SH DESCRIPTION",
      "Matchcut builds UIKit code on Linux, runs it on a simulated device, and films, traces and",
      "checks its transitions. The same command always writes the same bytes.",
      ".SH COMMANDS",
    ]
    for command in CommandName.allCases {
      lines += [
        ".SS \(Self.escaped("\(command.rawValue) \(command.usage)"))",
        Self.sentence(command.summary),
      ]
      for paragraph in command.discussion.components(separatedBy: "\n\n") where !paragraph.isEmpty {
        lines += [".PP"] + paragraph.split(separator: "\n").map { Self.escaped(String($0)) }
      }
      for option in command.options {
        lines += [
          ".TP", ".B \(Self.escaped(Self.usage(of: option)))",
          Self.escaped(option.summary(of: command)),
        ]
      }
    }
    lines += [
      ".SH EXIT STATUS",
      ".TP", ".B 0", "Done.",
      ".TP", ".B 1", "There are findings or differences, or a run failed.",
      ".TP", ".B 2", "The request is invalid; one sentence on standard error says why.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(of option: Option) -> String {
    let flags = option.flags.joined(separator: ", ")
    switch option.value {
    case .none: return flags
    case .required(let name): return "\(flags) \(name)"
    case .optional(let name): return "\(flags) [\(name)]"
    }
  }

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// A line in which nothing is a command of roff.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
