/// A question with the times for which it is asked, as in `to.transform --before 0.9`.
package struct AskedQuestion: Equatable, Sendable {
  package let question: Question
  /// Nil if no option chooses the times.
  package let times: AskedTimes?

  /// Parses a path. `view` is the view with which it begins if it is named separately; `language`
  /// says where the language is described.
  package init(
    _ path: String, of view: String? = nil, _ chosen: [TimesOption.Choice], language: Remedy
  ) throws(QuestionProblem) {
    do throws(Question.Fault) {
      question = try Question(path, of: view)
    } catch {
      throw QuestionProblem(error, language: language)
    }
    guard chosen.count <= 1 else { throw .several(chosen.map(\.option)) }
    times = chosen.first?.times
    guard let (option, times) = chosen.first else { return }
    switch (question.topic, times) {
    case (.value, .place(let file, nil)): throw .missingLine(file, question)
    case (.value, _), (.hits, .place), (.constraints, .time): return
    default: throw .unsuitable(option, question)
    }
  }

  /// Parses a line as it would follow `matchcut ask NAME`. Without a path, the question is `views`.
  package init(line: String, language: Remedy) throws(QuestionProblem) {
    var words = Self.words(of: line)[...]
    var (path, view): (String?, String?)
    var chosen: [TimesOption.Choice] = []
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        guard path == nil else { throw .surplus(word) }
        path = word
        continue
      }
      let option = TimesOption.allCases.first { $0.flag == word }
      guard option != nil || word == Self.viewFlag else { throw .unknownOption(word) }
      guard let value = words.popFirst() else { throw .missingValue(of: word, option) }
      guard let option else {
        view = value
        continue
      }
      guard let times = option.times(value) else { throw .wrongValue(value, option) }
      chosen.removeAll { $0.option == option }
      chosen.append((option, times))
    }
    try self.init(path ?? Question.words[0], of: view, chosen, language: language)
  }

  /// The option that names the view separately.
  fileprivate static let viewFlag = "--of"

  /// The words of a line, as a shell divides them: spaces between quotation marks do not separate.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var (word, mark): (String?, Character?)
    for character in line {
      switch character {
      case mark: mark = nil
      case "'" where mark == nil, "\"" where mark == nil: (mark, word) = (character, word ?? "")
      case " " where mark == nil:
        words += word.map { [$0] } ?? []
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

extension QuestionProblem {
  fileprivate static func surplus(_ word: String) -> QuestionProblem {
    QuestionProblem(
      found: "the extra word '\(word)'", expected: "one question with its options",
      remedy: .instruction("leave out '\(word)'"))
  }

  fileprivate static func unknownOption(_ word: String) -> QuestionProblem {
    let flags = TimesOption.allCases.map(\.flag) + [AskedQuestion.viewFlag]
    return QuestionProblem(
      found: "no option named '\(word)'", expected: "",
      remedy: Wording.hint(for: word, among: flags, listedBy: "views"))
  }

  fileprivate static func missingValue(of word: String, _ option: TimesOption?) -> QuestionProblem {
    QuestionProblem(
      found: "nothing after \(word)", expected: option?.expectation ?? "a view",
      remedy: .instruction("try \(word) \(option?.example ?? "container")"))
  }
}
