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
    let (asked, values) = try askedQuestion(reader)
    let isRecording = Self.isRecording(target) && !catalogue.names.contains(target)
    guard isRecording || catalogue.names.contains(target) else {
      throw UsageError.unknownTarget(target, among: catalogue.names)
    }
    var options = AskOptions(
      target: isRecording ? .recording(target) : .demo(target), question: asked.question)
    options.times = asked.times ?? .changes
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
  ) throws -> (asked: AskedQuestion, values: OptionValues) {
    let values = try OptionValues(reader)
    let word = reader.names.count > 1 ? reader.names[1] : Question.words[0]
    do throws(QuestionProblem) {
      let asked = try AskedQuestion(
        word, of: values.askedView, values.asked,
        language: .instruction(
          "run '\(ProgramName.current.help(on: .ask))' to see the language of questions"))
      return (asked, values)
    } catch {
      throw UsageError(error)
    }
  }

  /// Whether a word names a recording file or a folder with one.
  static func isRecording(_ word: String) -> Bool {
    word.hasSuffix(".json")
      || FileManager.default.fileExists(atPath: word + "/" + RecordingFile.name)
  }
}

extension UsageError {
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
