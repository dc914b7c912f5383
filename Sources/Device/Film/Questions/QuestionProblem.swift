import Stage

/// Why a question has no answer: what was found, what was expected, and what to do.
package struct QuestionProblem: Error, Equatable, CustomStringConvertible {
  package let found: String
  /// Empty if `found` is a complete statement.
  package let expected: String
  package let remedy: Remedy

  package init(found: String, expected: String, remedy: Remedy) {
    (self.found, self.expected, self.remedy) = (found, expected, remedy)
  }

  package var description: String {
    let problem = expected.isEmpty ? found : "found \(found), expected \(expected)"
    return "\(problem); \(remedy)".printable
  }
}

/// What a user can ask for to learn the names that a question may contain.
package struct AskCommands: Sendable {
  /// The command, or the question, that lists the views.
  package let views: String
  /// The one that lists the lines that ran.
  package let hits: String
  /// The one that lists the calls; nil if there is none.
  package let calls: String?

  package init(views: String, hits: String, calls: String?) {
    (self.views, self.hits, self.calls) = (views, hits, calls)
  }
}

// MARK: Questions that cannot be read

extension QuestionProblem {
  /// If more words are possible than this, a message does not list them.
  private static let longestChoice = 8

  /// A word of the question is not known. `language` says where the language is described.
  init(_ fault: Question.Fault, language: Remedy) {
    let found = fault.after.isEmpty ? "'\(fault.word)'" : "'\(fault.word)' after '\(fault.after)'"
    let expected =
      fault.kind == "view"
      ? Self.choice(fault.words, or: "a class, such as CardView or CardView#2")
      : fault.words.isEmpty
        ? "the end of the question"
        : fault.words.count > Self.longestChoice
          ? "a property or a part of the view" : Self.choice(fault.words)
    self.init(
      found: found, expected: expected,
      remedy: Wording.suggestion(for: fault.word, among: fault.words, else: language))
  }

  private static func choice(_ names: [String], or last: String? = nil) -> String {
    Wording.choice(names, or: last, listedBy: "views")
  }

  /// The option does not have this value.
  package static func wrongValue(_ word: String, _ option: TimesOption) -> QuestionProblem {
    QuestionProblem(
      found: "\(option.flag) '\(word)'", expected: option.expectation,
      remedy: Wording.suggestion(
        for: word, among: option.words,
        else: .instruction("try \(option.flag) \(option.example)")))
  }

  /// Several options choose the times.
  static func several(_ options: [TimesOption]) -> QuestionProblem {
    QuestionProblem(
      found: options.map(\.flag).joined(separator: " and "), expected: "only one of them",
      remedy: "use one of these options and leave the others out")
  }

  /// The option cannot be combined with the question.
  static func unsuitable(_ option: TimesOption, _ question: Question) -> QuestionProblem {
    let expected =
      switch question.topic {
      case .hits: "--at FILE.swift"
      case .constraints: "--at 0.5, a time"
      default: "no option for times"
      }
    return QuestionProblem(
      found: "\(option.flag) with '\(question.text)'", expected: expected,
      remedy: .instruction("leave out \(option.flag)"))
  }

  /// A value is asked for at a file instead of a line.
  static func missingLine(_ file: String, _ question: Question) -> QuestionProblem {
    QuestionProblem(
      found: "--at '\(file)' with '\(question.text)'", expected: "a line of the file",
      remedy: .instruction(
        "add a line, as in --at \(file):41; 'hits --at \(file)' lists those that ran"))
  }
}

// MARK: Questions that this run does not answer

extension QuestionProblem {
  package init(_ error: AskError, _ commands: AskCommands) {
    switch error {
    case .unknownView(let word, let names):
      self.init(
        found: "no view named '\(word)'", expected: "",
        remedy: Wording.hint(for: word, among: names, listedBy: commands.views))
    case .severalViews(let word, let names):
      self.init(
        found: "\(names.count) views of the class \(word)", expected: "one view",
        remedy: .instruction("name \(Wording.choice(names, listedBy: commands.views))"))
    case .unknownCall(let word, let names):
      self.init(
        found: "no call of '\(word)' in this run", expected: "",
        remedy: commands.calls.map { Wording.hint(for: word, among: names, listedBy: $0) }
          ?? Wording.suggestion(for: word, among: names, else: "name a call of the recording"))
    case .unknownFile(let word, let names):
      self.init(
        found: "no line of '\(word)' that ran", expected: "",
        remedy: Wording.hint(for: word, among: names, listedBy: commands.hits))
    case .unknownLine(let file, let line, let lines):
      let near = lines.sorted { (abs($0 - line), $0) < (abs($1 - line), $1) }.prefix(4).sorted()
      self.init(
        found: "line \(line) of '\(file)', which makes no call and changes no property in this run",
        expected: "a line that does",
        remedy: .instruction(
          "the nearest are \(Wording.choice(near.map(String.init), listedBy: commands.hits))"))
    case .outside(let t, let last):
      self.init(
        found: "the time \(Wording.number(t))",
        expected: "a time from 0 to \(JSONNumber(last)), in seconds",
        remedy: "name a time within the recording")
    case .needsRun(let missing):
      self.init(
        found: "a question about \(missing.rawValue), which the recording does not contain",
        expected: "",
        remedy: .instruction(
          "ask about a demo or your code, or name a view that '\(commands.views)' lists"))
    case .unsteady(let t):
      self.init(
        found: "a repetition of the run that differs at \(JSONNumber(t)) s",
        expected: "the same run",
        remedy: "look for state that outlives a run, such as static variables")
    }
  }
}
