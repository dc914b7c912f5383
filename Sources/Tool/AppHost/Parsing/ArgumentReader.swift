/// Splits the words after a command into options with their values and into other words. Options
/// and words remain in the order of the command line.
///
/// Accepts both `--fps 30` and `--fps=30`. Words after `--` are not options. If an option's value
/// is optional, the next word is used as the value only if it looks like a number. In `--cancel
/// NAME`, the name is therefore not a value.
struct ArgumentReader {
  let command: CommandName
  let catalogue: Catalogue

  private(set) var options: [(option: Option, value: String?)] = []
  private(set) var names: [String] = []

  init(_ words: ArraySlice<String>, of command: CommandName, in catalogue: Catalogue) throws {
    self.command = command
    self.catalogue = catalogue

    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        names += rest.map(Catalogue.currentName(of:))
        return
      } else if word == "-h" {
        options.append((.help, nil))
      } else if word.hasPrefix("-"), word.count > 1, !Self.looksLikeNumber(word) {
        try readOption(word, &rest)
      } else {
        names.append(Catalogue.currentName(of: word))
      }
    }
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.options.first(where: { $0.flags.contains(flag) }) else {
      throw UsageError.unknownOption(flag, of: command)
    }

    switch option.value {
    case .none:
      if let attached {
        throw UsageError.wrongValue(attached, option, of: command, in: catalogue)
      }
      options.append((option, nil))
    case .optional:
      if let attached {
        guard !attached.isEmpty else {
          throw UsageError.missingValue(option, of: command, in: catalogue)
        }
        options.append((option, attached))
      } else if let next = rest.first, Self.looksLikeNumber(next) {
        rest.removeFirst()
        options.append((option, next))
      } else {
        options.append((option, nil))
      }
    case .required:
      var value = attached
      if value == nil, let next = rest.first, !next.hasPrefix("--") {
        rest.removeFirst()
        value = next
      }
      guard let value, !value.isEmpty else {
        throw UsageError.missingValue(option, of: command, in: catalogue)
      }
      options.append((option, value))
    }
  }

  /// Whether the user means a word as a number, even if the number is invalid. The word is `nan` or
  /// `inf`, or it begins with a digit after an optional sign and an optional point.
  private static func looksLikeNumber(_ word: String) -> Bool {
    if Double(word) != nil { return true }
    let digits = word.drop { "+-.".contains($0) }
    return word.count - digits.count <= 2 && digits.first.map { "0"..."9" ~= $0 } == true
  }
}
