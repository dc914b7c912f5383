import Film
import Foundation
import Stage
import UIKit

extension CommandExecutor {
  /// Films one run.
  func film(_ call: Call, _ options: FilmOptions, _ output: Output) throws -> RunLog.Result {
    // The folder is opened before the run, so that an error in its name is reported immediately.
    let parent = try open(options.folder)
    // Real time is used only for progress output and never for frames.
    let start = ContinuousClock.now
    let begin = ProcessorTime.seconds
    let result = call.record(output)
    var maker = FilmMaker(options)
    maker.command = Self.typedCommand(.film)
    let name = call.name(of: result)
    let folder = try open(parent.path + "/" + name)
    let summary = try served { () throws(FilmError) in
      var summary = FilmMaker.Summary()
      if (result.pendingWork == nil || result.isPendingWorkExplained)
        && !result.recording.frames.isEmpty
      {
        summary = try maker.write(result.recording, to: folder) {
          output.progress.show("\(name): \($0.what)", done: $0.done, of: $0.total)
        }
      } else {
        try maker.writeTexts(result.recording, to: folder)
        summary.files = FilmMaker.texts
      }
      try folder.commit()
      return summary
    }
    let wall = (ContinuousClock.now - start) / .seconds(1)
    output.progress.clear()
    try tell(of: result, call, output)

    let length = result.recording.duration
    let found = call.findings(in: result.recording)
    let (wrong, notes) = (found.count { !$0.isHarmless }, found.count { $0.isHarmless })
    try output.write(
      "\(name): \(Wording.count(summary.frames, "frame")), "
        + String(format: "%.1f ms a frame, ", wall * 1000 / Double(max(summary.frames, 1)))
        + String(format: "%.2f s filmed in %.2f s (%.1f× real time), ", length, wall, length / wall)
        + "\(folder.path): \(summary.files.joined(separator: " "))"
        + (wrong == 0 ? "" : ", \(Wording.findings(wrong))")
        + (notes == 0 ? "" : ", \(Wording.count(notes, "note"))") + "\n")
    return RunLog.Result(
      isClean: call.isClean(result), folder: name, files: summary.files,
      ticks: result.recording.frames.count, seconds: ProcessorTime.seconds - begin)
  }

  /// Checks that the program that video formats require is installed.
  func checkPrograms(_ options: FilmOptions) throws {
    guard options.formats.contains(.mp4) || options.formats.contains(.webm) else { return }
    do { _ = try VideoProgram() } catch {
      throw UsageError.missingProgram(VideoProgram.name, package: VideoProgram.package)
    }
  }

  func open(_ path: String) throws -> OutputFolder {
    try served { () throws(FilmError) in try OutputFolder(path: path) }
  }

  func served<R>(_ body: () throws(FilmError) -> R) throws -> R { try UsageError.served(body) }

  /// Writes the warnings and findings to standard error.
  func tell(of result: AppRun.Result, _ call: Call, _ output: Output) throws {
    for warning in result.warnings { output.report("\(call.name): UIKit warned: \(warning)") }
    for finding in call.findings(in: result.recording) {
      output.report("\(call.name): \(finding.line(from: result.recording.start))")
    }
    if let end = result.end {
      tell(of: end, in: call.name, showsBacktrace: call.showsBacktrace, output)
      return
    }
    if let pendingWork = result.pendingWork, !result.isPendingWorkExplained {
      throw RefusedRun(pendingWork)
    }
    tell(ofIdleTouchesIn: result.recording, call, output)
    guard !call.run.script.fingers.isEmpty,
      result.recording.frames.allSatisfy({ $0.progress == nil })
    else { return }
    output.report(
      "\(call.name): no transition ran"
        + Self.reason(idle: IdleTouch.all(in: result.recording).count, call.run))
  }

  /// Why touches have not started a transition, as the end of a sentence.
  private static func reason(idle: Int, _ run: AppRun) -> String {
    let distance = run.script.distance(in: run.device.size)
    let pan = TouchDefaults.panTravel
    if idle == 0 { return "; the touches had other effects" }
    if distance == 0 { return "; no touch moved" }
    if distance < pan {
      return "; the finger moved \(Wording.tenths(distance)) pt, "
        + "but a pan begins only at \(Wording.tenths(pan)) pt"
    }
    return ", though the finger moved \(Wording.tenths(distance)) pt"
  }

  /// Reports how the app crashed or stopped responding.
  func tell(of end: RunEnd, in name: String, showsBacktrace: Bool, _ output: Output) {
    output.report("\(name): \(end.sentence)")
    for line in end.details + (showsBacktrace ? end.backtraceLines : []) { output.report(line) }
  }

  private func tell(ofIdleTouchesIn recording: Recording, _ call: Call, _ output: Output) {
    for touch in IdleTouch.all(in: recording) {
      let point = "(\(Wording.tenths(touch.x)), \(Wording.tenths(touch.y)))"
      output.report(
        "\(call.name): nothing happened after the touch at \(point) on \(touch.view), "
          + String(format: "%.2f s", touch.time)
          + (touch.refusals.isEmpty
            ? "" : ": \(touch.refusals.map(\.description).joined(separator: "; "))"))
    }
  }
}

extension FilmMaker {
  fileprivate init(_ options: FilmOptions) {
    self.init()
    timing = FilmTiming(framesPerSecond: options.fps, slow: options.run.slow)
    formats = options.formats.compactMap { Film.FilmFormat(rawValue: $0.rawValue) }
    makesFilmstrip = options.formats.contains(.filmstrip)
    makesStrip = options.formats.contains(.strip)
    scale = options.scale
    filmScale = options.scaleIsGiven ? options.scale : 1
  }
}
