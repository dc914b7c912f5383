import Film
import Foundation
import Stage

extension CommandExecutor {
  package func ask(_ options: AskOptions, to output: Output) throws {
    let asked: AskedRun
    switch options.target {
    case .recording(let path):
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let file = exists && isFolder.boolValue ? path + "/" + RecordingFile.name : path
      asked = AskedRun(try recordedRun(at: file, for: .ask))
    case .demo(let id):
      let call = Call(
        try run(of: id, options.ending, options.run), options.ending, options.run,
        allowed: allowed(of: id))
      var failure: UnsettledError?
      asked = AskedRun(call.run) { run in
        let result = call.record(run, output)
        if let end = result.end {
          tell(of: end, in: call.name, showsBacktrace: call.showsBacktrace, output)
        } else if !result.isPendingWorkExplained {
          failure = result.pendingWork
        }
        return result
      }
      if let failure { throw RefusedRun(failure) }
    }
    let answer: Answer
    do {
      answer = try asked.answer(options.question, options.times)
    } catch {
      throw UsageError(error, options)
    }
    let text = AskText(question: options.question, times: options.times, answer: answer)
    try output.write(options.json ? text.json : text.text)
    try checkEnds()
  }
}

extension UsageError {
  fileprivate init(_ error: AskError, _ options: AskOptions) {
    let place = ProgramName.current.command(.ask)
    let target =
      switch options.target {
      case .demo(let id): id
      case .recording(let path): path
      }
    let views = "'\(place) \(target) views'"
    switch error {
    case .unknownView(let word, let names):
      self.init(
        place: place, found: "no view named '\(word)'", expected: "",
        remedy: Wording.hint(for: word, among: names, listedBy: "\(place) \(target) views"))
    case .severalViews(let word, let names):
      self.init(
        place: place, found: "\(names.count) views of the class \(word)", expected: "one view",
        remedy: "name \(Wording.choice(names, listedBy: "\(place) \(target) views"))")
    case .unknownCall(let word, let names):
      self.init(
        place: place, found: "no call of '\(word)' in this run", expected: "",
        remedy: options.listOfCalls.map { Wording.hint(for: word, among: names, listedBy: $0) }
          ?? Wording.suggestion(for: word, among: names, else: "name a call of the recording"))
    case .unknownFile(let word, let names):
      self.init(
        place: place, found: "no line of '\(word)' that ran", expected: "",
        remedy: Wording.hint(for: word, among: names, listedBy: "\(place) \(target) hits"))
    case .unknownLine(let file, let line, let lines):
      let near = lines.sorted { (abs($0 - line), $0) < (abs($1 - line), $1) }.prefix(4).sorted()
      self.init(
        place: place,
        found: "line \(line) of '\(file)', which makes no call and changes no property in this run",
        expected: "a line that does",
        remedy: "the nearest are \(Wording.choice(near.map(String.init)))")
    case .outside(let t, let last):
      self.init(
        place: place, found: "the time \(Wording.number(t))",
        expected: "a time from 0 to \(JSONNumber(last)), in seconds",
        remedy: "name a time within the recording")
    case .needsRun(let missing):
      self.init(
        place: place,
        found: "a question about \(missing.rawValue), which the recording does not contain",
        expected: "",
        remedy: "ask about a demo or your code, or name a view that \(views) lists")
    case .unsteady(let t):
      self.init(
        place: place,
        found: "a repetition of the run that differs at \(JSONNumber(t)) s",
        expected: "the same run",
        remedy: "look for state that outlives a run, such as static variables")
    }
  }
}

extension AskOptions {
  /// The command that lists the calls; nil for a recording, which `trace` does not read.
  fileprivate var listOfCalls: String? {
    switch target {
    case .demo(let id): "\(ProgramName.current.command(.trace)) \(id)"
    case .recording: nil
    }
  }
}
