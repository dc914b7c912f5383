extension UsageError {
  /// The file of `--allow` or `--new-since` cannot be read.
  static func unreadableFindings(_ path: String, _ option: Option, found: String) -> UsageError {
    let command = place(of: .check)
    let place = "\(command): \(option.flag) '\(path)'"
    if option == .allow {
      return UsageError(
        place: place, found: found, expected: "a file with allowed findings",
        remedy: "name another file, or leave out \(option.flag)")
    }
    return UsageError(
      place: place, found: found, expected: "the output of an earlier check, as JSON or SARIF",
      remedy: "make it with '\(command) … --json > \(path)' in the earlier version")
  }

  /// An entry of the file of `--allow` is incomplete or wrong.
  static func wrongAllowedFinding(_ path: String, _ error: AllowedFindingsError) -> UsageError {
    UsageError(
      place: "\(place(of: .check)): \(path):\(error.line)", found: error.found,
      expected: "a rule, an object or a show, a date and a reason",
      remedy: "write the entry as in 'T08 CardController 2026-11-30 kept until the redesign'")
  }
}
