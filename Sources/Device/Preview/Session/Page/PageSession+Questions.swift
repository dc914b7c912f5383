import Film
import Stage

// Answers questions about recordings.
extension PageSession {
  /// What identifies a recording up to a moment.
  struct AskedKey: Equatable {
    let recording, events, frames: Int
  }

  /// The maximum number of lines of an answer that are sent.
  private static let mostLines = 500

  private static let commands = AskCommands(views: "views", hits: "hits", calls: nil)
  private static let language: Remedy =
    "the help below the box describes the language of questions"

  func tellAnswer(_ id: Int, _ line: String, _ t: Double) throws(PageError) {
    let live = try liveRecording(id, "ask")
    do throws(QuestionProblem) {
      let lines = try answer(to: line, at: t, live)
      peer.tell(
        .answer(
          PageReply.Answer(
            recording: id, question: line, problem: nil, lines: Array(lines.prefix(Self.mostLines)),
            omitted: max(0, lines.count - Self.mostLines))))
    } catch {
      peer.tell(
        .answer(
          PageReply.Answer(
            recording: id, question: line, problem: error.description, lines: [], omitted: 0)))
    }
  }

  private func answer(
    to line: String, at t: Double, _ live: LiveRecording
  ) throws(QuestionProblem) -> [AnswerLine] {
    let asked = try AskedQuestion(line: line, language: Self.language)
    let run = askedRun(live)
    do throws(AskError) {
      let question = asked.question
      let found =
        if let times = asked.times {
          (answer: try run.answer(question, times), times: times)
        } else {
          try run.answer(question, around: t)
        }
      return AnswerText(question: question, times: found.times, answer: found.answer).lines
    } catch {
      throw QuestionProblem(error, Self.commands)
    }
  }

  /// The run is kept, because the next question is usually about the same recording.
  func askedRun(_ live: LiveRecording) -> AskedRun {
    let key = AskedKey(
      recording: live.id, events: live.recording.events.count, frames: live.recording.frames.count)
    if let askedRun, askedRun.key == key { return askedRun.run }
    var live = live
    if live.id == device?.recordingID { device?.describe(&live) }
    live.views.describe(&live.recording, contents.sourceLines)
    let run = AskedRun(
      live.recording, contents.sourceLines,
      repetition: live.run.map { run -> AskedRun.Repetition in { run.repeated($0) } })
    askedRun = (key, run)
    return run
  }
}
