import Film
import Foundation

extension CommandExecutor {
  /// The maximum size of a recording file, in bytes.
  private static let largestRecording = 256 << 20

  package func diff(_ options: DiffOptions, to output: Output) throws -> Bool {
    let comparison = RunComparison(
      try run(options.before, options.run, output), try run(options.after, options.run, output))
    try output.write(
      options.json ? ComparisonJSON(comparison).text : ComparisonText(comparison).text)
    try checkEnds()
    return comparison.isEmpty
  }

  /// Runs a demo if the word is `NAME`, `NAME:cancel`, `NAME:GESTURE` or `NAME:FILE.json`. Loads a
  /// recording if the word is none of these but looks like a path or names an existing file or
  /// folder.
  private func run(
    _ word: String, _ options: RunOptions, _ output: Output
  ) throws -> RecordedRun {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if let id = parts.first.map(String.init), demos.contains(where: { $0.id == id }) {
      let gesture = parts.count > 1 ? String(parts[1]) : "finish"
      return try run(of: id, gesture, word, options, output)
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    guard isThere || word.contains("/") || word.hasSuffix(".json") else {
      throw UsageError.unknownRecording(word, demo: parts[0], among: catalogue.demos.map(\.id))
    }
    return try recordedRun(
      at: isFolder.boolValue ? word + "/" + RecordingFile.name : word, for: .diff)
  }

  private func run(
    of id: String, _ gesture: String, _ word: String, _ options: RunOptions, _ output: Output
  ) throws -> RecordedRun {
    var options = options
    var ending = RunOptions.Ending.finish
    switch gesture {
    case "finish": break
    case "cancel": ending = .cancel(at: RunOptions.defaultCancel)
    case _ where gesture.hasSuffix(".json"): options.gesture = .file(gesture)
    default:
      let known = catalogue.gestures.map(\.id)
      guard known.contains(gesture) else {
        throw UsageError.unknownGesture(gesture, of: id, among: ["finish", "cancel"] + known)
      }
      options.gesture = .named(gesture)
    }
    let result = try run(of: id, ending, options).record()
    if let end = result.end {
      tell(of: end, in: word, showsBacktrace: options.showsBacktrace, output)
    }
    if let pendingWork = result.pendingWork { throw pendingWork }
    return try read(RecordingFile(result.recording).data, word, .diff)
  }

  /// Reads a recording file for a command.
  func recordedRun(at path: String, for command: CommandName) throws -> RecordedRun {
    let data = try InputFile.contents(of: path, upTo: Self.largestRecording) {
      UsageError.unreadableRecording(path, of: command, found: $0)
    }
    return try read(data, path, command)
  }

  private func read(_ data: Data, _ name: String, _ command: CommandName) throws -> RecordedRun {
    do { return try RecordedRun(json: data) } catch {
      throw UsageError.brokenRecording(name, of: command, error)
    }
  }
}
