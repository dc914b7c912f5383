import Film
import Foundation

extension CommandParser {
  func ask(_ reader: ArgumentReader) throws -> AskOptions {
    let place = ProgramName.current.command(.ask)
    guard let target = reader.names.first else {
      throw UsageError(
        place: place, found: "nothing to ask about", expected: CommandName.ask.usage,
        remedy: "try '\(place) NAME views' with a demo that '\(ProgramName.current.list())' shows")
    }
    if reader.names.count > 2 { throw UsageError.surplus(reader.names[2], of: .ask) }
    let (question, times, values) = try askedQuestion(reader)
    let isRecording = Self.isRecording(target) && !catalogue.names.contains(target)
    guard isRecording || catalogue.names.contains(target) else {
      throw UsageError.unknownTarget(target, among: catalogue.names)
    }
    var options = AskOptions(
      target: isRecording ? .recording(target) : .demo(target), question: question)
    options.times = times
    options.ending = values.cancelAt.map { .cancel(at: $0) } ?? .finish
    options.run = isRecording ? values.run : try run(values, of: target, .ask)
    options.json = values.json
    let own: [Option] = [.at, .when, .every, .before, .of, .json]
    if isRecording, let other = reader.options.first(where: { !own.contains($0.option) }) {
      throw UsageError(
        place: place, found: "\(other.option.flag) with the recording '\(target)'",
        expected: "a demo, or a path of your own code",
        remedy: "leave out \(other.option.flag), which is for runs")
    }
    return options
  }

  /// The question and its times. Before your own code is built, they are checked in this way too.
  func askedQuestion(
    _ reader: ArgumentReader
  ) throws -> (question: Question, times: AskedTimes, values: OptionValues) {
    let values = try OptionValues(reader)
    let word = reader.names.count > 1 ? reader.names[1] : Question.words[0]
    do {
      let question = try Question(word, of: values.askedView)
      return (question, try times(values.asked, question), values)
    } catch let fault as Question.Fault {
      throw UsageError.wrongQuestion(fault)
    }
  }

  /// Whether a word names a recording file or a folder with one.
  static func isRecording(_ word: String) -> Bool {
    word.hasSuffix(".json")
      || FileManager.default.fileExists(atPath: word + "/" + RecordingFile.name)
  }

  /// The times at which a question is answered, from the options that choose them.
  private func times(
    _ asked: [(option: Option, times: AskedTimes)], _ question: Question
  ) throws -> AskedTimes {
    let place = ProgramName.current.command(.ask)
    if asked.count > 1 {
      throw UsageError(
        place: place, found: asked.map(\.option.flag).joined(separator: " and "),
        expected: "only one of them",
        remedy: "use one of these options and leave the others out")
    }
    guard let (option, times) = asked.first else { return .changes }
    switch (question.topic, times) {
    case (.value, .place(let file, nil)):
      throw UsageError(
        place: place, found: "--at '\(file)' with '\(question.text)'",
        expected: "a line of the file",
        remedy: "add a line, as in --at \(file):41; 'hits --at \(file)' lists those that ran")
    case (.value, _), (.hits, .place): return times
    default:
      throw UsageError(
        place: place, found: "\(option.flag) with '\(question.text)'",
        expected: question.topic == .hits ? "--at FILE.swift" : "no option for times",
        remedy: "leave out \(option.flag)")
    }
  }
}

extension UsageError {
  /// If more words are possible than this, a message does not list them.
  private static let longestChoice = 8

  /// A word of the question is not known.
  static func wrongQuestion(_ fault: Question.Fault) -> UsageError {
    let found = fault.after.isEmpty ? "'\(fault.word)'" : "'\(fault.word)' after '\(fault.after)'"
    let expected =
      fault.kind == "view"
      ? Wording.choice(fault.words, or: "a class, such as CardView or CardView#2")
      : fault.words.isEmpty
        ? "the end of the question"
        : fault.words.count > longestChoice
          ? "a property or a part of the view" : Wording.choice(fault.words)
    return UsageError(
      place: ProgramName.current.command(.ask), found: found, expected: expected,
      remedy: Wording.suggestion(
        for: fault.word, among: fault.words,
        else: "run '\(ProgramName.current.help(on: .ask))' to see the language of questions"))
  }

  fileprivate static func unknownTarget(_ word: String, among names: [String]) -> UsageError {
    UsageError(
      place: ProgramName.current.command(.ask),
      found: "'\(word)', which is neither a recording nor a demo",
      expected: "a recording's file or folder, or \(Wording.choice(names))",
      remedy: Wording.suggestion(
        for: word, among: names,
        else: "make a recording with '\(ProgramName.current.command(.film))'"))
  }
}
