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
      throw UsageError(QuestionProblem(error, options.commands))
    }
    let text = AnswerText(question: options.question, times: options.times, answer: answer)
    try output.write(options.json ? text.json : text.text)
    try checkEnds()
  }
}

extension AskOptions {
  /// The commands that list the names which questions may contain.
  fileprivate var commands: AskCommands {
    let ask = "\(ProgramName.current.command(.ask)) \(target.name)"
    return AskCommands(views: "\(ask) views", hits: "\(ask) hits", calls: listOfCalls)
  }

  /// The command that lists the calls; nil for a recording, which `trace` does not read.
  private var listOfCalls: String? {
    switch target {
    case .demo(let id): "\(ProgramName.current.command(.trace)) \(id)"
    case .recording: nil
    }
  }
}

extension AskOptions.Target {
  fileprivate var name: String {
    switch self {
    case .demo(let id): id
    case .recording(let path): path
    }
  }
}
