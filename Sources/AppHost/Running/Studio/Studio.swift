import Film
import Foundation
import Preview
import SourceLint
import Stage
import UIKit

/// Films and traces the demos on the virtual device.
@MainActor
package struct Studio: CommandRunner {
  /// Where a show stands in the lists.
  package enum Section: Equatable, Sendable {
    case demo
    /// An entry of the library's catalogue.
    case transition
    /// What a seed document prints, with its mistakes.
    case document
    /// What breaks a rule on purpose, or its mended twin.
    case mistake(rule: String)

    /// The public list that holds it, as a test names it.
    package var list: String {
      switch self {
      case .demo: "demos"
      case .transition: "galleryDemos"
      case .document: "printedDocuments"
      case .mistake: "mistakes"
      }
    }
  }

  /// Something that can be filmed: a controller or an app, and the fingers that
  /// drive it.
  package struct Show: Sendable {
    package let id: String
    package private(set) var title: String
    /// The heading that it stands under in the page; empty where there is none.
    package var group = ""
    /// The seed document it follows.
    package var document = ""
    package var section = Section.demo
    /// How it is made with other values in the page; nil where nothing can be chosen.
    package var variants: Variants?
    /// Whether it ends the program it runs in: the page, which others share, leaves it out.
    package var endsProgram = false
    /// Whether it is shown to somebody who has asked for less motion.
    package var reducesMotion = false
    /// Findings that are right here, by rule, with the reason.
    package var allowed: [String: String] = [:]
    /// Finger scripts as JSON; "finish" must be there but for an app, "cancel" may.
    package private(set) var fingers: [String: Data]
    package private(set) var opening: Stage.Opening
    /// How a test makes it, with values of its parameters; nil for an app, which has a delegate.
    package var testOpening: (@Sendable (PageParameter.Values) -> TestOpening)?
    /// What the app finds by name; a file that cannot be used throws.
    package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }

    package typealias Variants = PageVariants
    package typealias Parameter = PageParameter

    package init(
      id: String, title: String, fingers: [String: Data],
      root: @escaping @MainActor @Sendable () -> UIViewController
    ) {
      (self.id, self.title, self.fingers, opening) = (id, title, fingers, .root(root))
    }

    /// An app, which comes without fingers.
    package init(id: String, title: String, app: AppLaunch) {
      (self.id, self.title, fingers, opening) = (id, title, [:], .app(app))
    }

    /// This item with some values of its parameters.
    @MainActor
    func with(_ values: PageParameter.Values) throws -> Show {
      guard let variants, !values.isEmpty else { return self }
      let made = variants.make(try variants.complete(values))
      var show = self
      show.title = "\(title)  \(made.code)"
      (show.fingers, show.opening) = (made.gestures, made.opening)
      return show
    }
  }

  package let catalogue: Catalogue
  let shows: [Show]

  package init(shows: [Show]) {
    self.shows = shows
    catalogue = Catalogue(
      demos: shows.filter { $0.section == .demo }.map { .init(id: $0.id, title: $0.title) },
      transitions: shows.filter { $0.section == .transition }.map {
        .init(id: $0.id, title: $0.title, parameters: $0.variants?.parameters ?? [])
      },
      documents: shows.filter { $0.section == .document }.map {
        .init(id: $0.id, title: $0.title)
      },
      mistakes: shows.compactMap { show in
        guard case .mistake(let rule) = show.section else { return nil }
        return .init(id: show.id, title: show.title, details: ["rule": rule])
      },
      gestures: TouchScript.bundled.map { .init(id: $0.id, title: $0.title) }
        + Self.ownGestures(of: shows),
      devices: Device.all.map { device in
        .init(
          id: device.id, title: device.title,
          details: [
            "points": "\(Int(device.size.width))×\(Int(device.size.height))",
            "scale": Wording.number(device.scale),
          ])
      },
      rules: (Self.runRules + Self.sourceRules).sorted { $0.id < $1.id })
  }

  /// What runs show.
  private static var runRules: [Catalogue.Item] {
    Rule.all.map {
      .init(id: $0.id, title: $0.title, details: ["severity": $0.severity.rawValue])
    }
  }

  /// What no run shows, only the source: these are `matchcut lint`'s alone.
  private static var sourceRules: [Catalogue.Item] {
    let known = Set(Rule.all.map(\.id))
    return LintRule.allCases.filter { !known.contains($0.rawValue) }.map {
      .init(
        id: $0.rawValue, title: $0.summary,
        details: ["severity": $0.severity.rawValue, "seen by": "matchcut lint"])
    }
  }

  /// The fingers that only some demos bring, beside those that finish and cancel.
  private static func ownGestures(of shows: [Show]) -> [Catalogue.Item] {
    let shows = shows.filter { $0.section == .demo }
    let ids = Set(shows.flatMap(\.fingers.keys)).subtracting(["finish", "cancel"])
    return ids.sorted().map { id in
      // Those of one folder count as one.
      var owners: [String] = []
      for show in shows where show.fingers[id] != nil {
        let owner =
          show.id.split(separator: "/").count > 1
          ? show.id.prefix { $0 != "/" } + "/…" : show.id[...]
        if !owners.contains(String(owner)) { owners.append(String(owner)) }
      }
      return .init(id: id, title: "A finger of \(owners.joined(separator: ", "))")
    }
  }

  package func film(_ options: FilmOptions, to output: Output) throws -> Bool {
    try checkPrograms(options)
    // Every file is read before anything is made.
    let takes = try options.films.map { id, ending in
      try Call(take(of: id, ending, options.take), ending, allowed: allowed(of: id))
    }
    if takes.isEmpty {
      let total = options.demos.count * options.endings.count
      output.report("matchcut film: \(Wording.nothing(for: options.shard, of: total))")
    }
    var isClean = true
    for call in takes where try !film(call, options, output) { isClean = false }
    return isClean
  }

  package func trace(_ options: TraceOptions, to output: Output) throws -> Bool {
    let call = Call(
      try take(of: options.demo, options.ending, options.take), options.ending,
      allowed: allowed(of: options.demo))
    let folder = try options.folder.map { try open($0 + "/" + call.name) }
    let result = call.record(output)

    let text: String
    let file: String
    switch (options.showsQuestions, options.json) {
    case (true, true): (text, file) = (TraceText.questionsJSON(result.trace), "questions.json")
    case (true, false): (text, file) = (TraceText.questions(result.trace), "questions.txt")
    case (false, true): (text, file) = (TraceText.json(result.trace), "trace.json")
    case (false, false) where options.svg:
      (text, file) = (SwimlaneSVG(result.recording).text, "trace.svg")
    case (false, false): (text, file) = (result.trace.description, FilmMaker.traceName)
    }
    if let folder {
      try served { () throws(FilmError) in
        try folder.write(Data(text.utf8), as: file)
        try folder.commit()
      }
      try output.write("\(call.name): \(folder.path)/\(file)\n")
    } else {
      try output.write(text)
    }
    try tell(of: result, call, output)
    return call.findings(in: result.recording).isEmpty
  }

  func allowed(of id: String) -> [String: String] {
    shows.first { $0.id == id }?.allowed ?? [:]
  }

  /// A take, and the name its folder has.
  struct Call {
    let take: Take
    let name: String
    /// Findings that are right here, by rule, with the reason.
    let allowed: [String: String]

    @MainActor init(_ take: Take, _ ending: TakeOptions.Ending, allowed: [String: String]) {
      self.take = take
      self.allowed = allowed
      name = "\(take.name)-\(ending.folderSuffix)"
    }

    /// Runs it; long fingers are followed by a line of progress.
    @MainActor func record(_ output: Output) -> Take.Result {
      defer { output.progress.clear() }
      return take.record { done, seconds in
        guard seconds >= Self.longScript else { return }
        output.progress.show("\(name): second", done: done, of: seconds)
      }
    }

    /// Seconds of a script that is worth a line.
    private static let longScript = 10

    /// What is wrong with it.
    func findings(in recording: Recording) -> [Finding] {
      recording.findings.filter { allowed[$0.rule] == nil }
    }
  }
}

// MARK: Filming

extension Studio {
  /// True when no rule found anything.
  private func film(_ call: Call, _ options: FilmOptions, _ output: Output) throws -> Bool {
    let folder = try open(options.folder + "/" + call.name)
    // The one place that reads wall time: for the reader, never on a path to a frame.
    let start = ContinuousClock.now
    let result = call.record(output)
    let maker = FilmMaker(options)
    let summary = try served { () throws(FilmError) in
      var summary = FilmMaker.Summary()
      if result.unrest == nil || result.isUnrestExplained {
        summary = try maker.write(result.recording, to: folder) {
          output.progress.show("\(call.name): \($0.what)", done: $0.done, of: $0.total)
        }
      } else {
        try maker.writeTexts(result.recording, to: folder)
      }
      try folder.commit()
      return summary
    }
    let wall = (ContinuousClock.now - start) / .seconds(1)
    output.progress.clear()
    try tell(of: result, call, output)

    let length = result.recording.duration
    let found = call.findings(in: result.recording).count
    try output.write(
      "\(call.name): \(Wording.count(summary.frames, "frame")), "
        + String(format: "%.1f ms a frame, ", wall * 1000 / Double(max(summary.frames, 1)))
        + String(format: "%.2f s filmed in %.2f s (%.1f× real time), ", length, wall, length / wall)
        + "\(folder.path): \(summary.files.joined(separator: " "))"
        + (found == 0 ? "\n" : ", \(Wording.findings(found))\n"))
    return found == 0
  }

  /// Video needs a program that may be missing.
  private func checkPrograms(_ options: FilmOptions) throws {
    guard options.formats.contains(.mp4) || options.formats.contains(.webm) else { return }
    do { _ = try VideoProgram() } catch {
      throw UsageError.missingProgram(VideoProgram.name, package: VideoProgram.package)
    }
  }

  func open(_ path: String) throws -> OutputFolder {
    try served { () throws(FilmError) in try OutputFolder(path: path) }
  }

  /// Folders that cannot be written are the user's to mend; other errors are ours.
  func served<R>(_ body: () throws(FilmError) -> R) throws -> R {
    do {
      return try body()
    } catch .unwritableFolder(let path, let reason) {
      throw UsageError.unwritableFolder(path, reason: reason)
    } catch .unwritableFile(let path, let reason) {
      throw UsageError.unwritableFile(path, reason: reason)
    } catch .notAFolder(let path) {
      throw UsageError.unwritableFolder(path, reason: "a file has this name")
    }
  }

  /// What the files do not say by themselves.
  func tell(of result: Take.Result, _ call: Call, _ output: Output) throws {
    for warning in result.warnings { output.report("\(call.name): UIKit warned: \(warning)") }
    for finding in call.findings(in: result.recording) {
      output.report("\(call.name): \(finding.line(from: result.recording.start))")
    }
    if let unrest = result.unrest, !result.isUnrestExplained { throw unrest }
    guard !call.take.script.fingers.isEmpty,
      result.recording.frames.allSatisfy({ $0.progress == nil })
    else { return }
    let way = call.take.script.way(in: call.take.device.size)
    let pan = TouchDefaults.panTravel
    let reason =
      way < pan
      ? "; the finger moved \(Wording.tenths(way)) pt and a pan begins at \(Wording.tenths(pan))"
      : ", though the finger moved \(Wording.tenths(way)) pt"
    output.report("\(call.name): no transition ran\(reason)")
  }
}

extension FilmMaker {
  fileprivate init(_ options: FilmOptions) {
    self.init()
    timing = FilmTiming(framesPerSecond: options.fps, slow: options.take.slow)
    formats = options.formats.compactMap { Film.FilmFormat(rawValue: $0.rawValue) }
    makesFilmstrip = options.formats.contains(.filmstrip)
    scale = options.scale
    filmScale = options.scaleIsGiven ? options.scale : 1
  }
}
