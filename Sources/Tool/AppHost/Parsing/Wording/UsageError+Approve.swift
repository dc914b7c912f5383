import Film

extension UsageError {
  static func nothingToApprove() -> UsageError {
    UsageError(
      place: place(of: .approve), found: "no name", expected: CommandName.approve.usage,
      remedy: "name films that 'matchcut compare' lists, or 'all'")
  }

  /// What films are approved from cannot be used.
  static func noReport(_ path: String, found: String) -> UsageError {
    UsageError(
      place: "\(place(of: .approve)): '\(path)'", found: found,
      expected: "the folder of a report, or a folder of films",
      remedy: .instruction(
        "make it with 'matchcut compare --approved … \(Option.out.flag) DIR' and name it with "
          + "'\(Option.from.flag) DIR'"))
  }

  static func unknownFilm(
    _ name: String, in path: String, among names: [String]
  ) -> UsageError {
    UsageError(
      place: "\(place(of: .approve)): '\(path)'", found: "no film named '\(name)'", expected: "",
      remedy: Wording.suggestion(
        for: name, among: names,
        else: .instruction("name \(names.prefix(8).joined(separator: ", ")), or all")))
  }

  /// The comment of a reviewer cannot be read, or a line of it is wrong.
  static func unreadableReview(_ path: String, found: String) -> UsageError {
    UsageError(
      place: "\(place(of: .approve)): the comment '\(path)'", found: found,
      expected: "a text file", remedy: "name another file, or '-' for standard input")
  }

  static func wrongReview(_ path: String, _ error: ReviewError) -> UsageError {
    UsageError(
      place: "\(place(of: .approve)): the comment '\(path)', line \(error.line)",
      found: error.found, expected: "names of films, or 'all'",
      remedy: "write 'matchcut approve NAME…' or 'matchcut approve all'")
  }

  /// The app stopped in the film's run.
  static func unfinishedFilm(_ name: String, sentence: String) -> UsageError {
    UsageError(
      place: place(of: .approve),
      found: "the run of '\(name)' did not reach its end (\(sentence))", expected: "",
      remedy: "correct the app, and compare again")
  }

  /// A baseline cannot be compared.
  init(_ error: BaselineError, of command: CommandName) {
    let place = "\(Self.place(of: command)): the baseline '\(error.folder)'"
    let approve = "approve '\(error.name)' again"
    switch error.problem {
    case .otherVersion(let found, let current):
      self.init(
        place: place, found: "a film of matchcut \(found)", expected: "one of matchcut \(current)",
        remedy: .instruction("use that version, or film the code with this one and \(approve)"))
    case .incomplete(let file):
      self.init(
        place: place, found: "'\(file)' is missing or not as it was approved", expected: "",
        remedy: .instruction("restore the folder, for example with 'git checkout', or \(approve)"))
    }
  }
}
