import Film
import Foundation
import Preview
import SourceBuild
import Stage
import UIKit

/// Runs, films and traces demos on a simulated device.
@MainActor
package struct CommandExecutor: CommandRunner {
  /// The list that contains a demo.
  package enum Section: Equatable, Sendable {
    case demo
    /// An entry of the library's catalogue.
    case transition
    /// The code of a tutorial, as the tutorial prints it, including its mistakes, or with the
    /// mistakes corrected.
    case document(isCorrected: Bool)
    /// A deliberate violation of a rule, or its corrected version. The name is the entry's in the
    /// public list.
    case mistake(name: String, rule: String, isCorrected: Bool)

    /// The name of the demo in the public list, if it is not the demo's id.
    package var name: String? {
      guard case .mistake(let name, _, _) = self else { return nil }
      return name
    }

    /// The name of the public list that contains the demo. Generated tests use it.
    package var list: String {
      switch self {
      case .demo: "demos"
      case .transition: "galleryDemos"
      case .document(let isCorrected): isCorrected ? "correctedDocuments" : "printedDocuments"
      case .mistake: "mistakes"
      }
    }

    /// The name of the module that declares the list.
    package var module: String {
      switch self {
      case .demo, .transition, .document(isCorrected: false): "Demos"
      case .document(isCorrected: true): "CorrectedDocuments"
      case .mistake: "Mistakes"
      }
    }
  }

  /// An item that can be filmed: a controller or an app, with touch scripts that operate it.
  package struct Demo: Sendable {
    package let id: String
    package private(set) var title: String
    /// The heading above the demo on the browser page; empty if there is none.
    package var group = ""
    /// The tutorial that the demo implements.
    package var document = ""
    package var section = Section.demo
    /// The demo's parameters on the browser page, and a function that creates the demo with given
    /// values. Nil if the demo does not have parameters.
    package var variants: Variants?
    /// Whether the demo ends the process that runs it. The browser page does not list such a demo,
    /// because the page's server would end.
    package var endsProgram = false
    /// The part of the screen, in points, that filmstrips also show enlarged; nil for none.
    package var detail: CGRect?
    /// Whether the demo runs with Reduce Motion on.
    package var reducesMotion = false
    /// The name of the shown screen in the names of folders; nil for the id.
    package var screen: String?
    /// The expected findings. The key is the rule's id, and the value is the reason why the finding
    /// is expected.
    package var allowed: [String: String] = [:]
    /// Touch scripts as JSON. "finish" is required unless the demo is an app, and "cancel" is
    /// optional.
    package private(set) var fingers: [String: Data]
    package private(set) var opening: Stage.Opening
    /// The test code that creates the demo with given parameter values. Nil for an app, because a
    /// test launches an app by its delegate.
    package var testOpening: (@Sendable (PageParameter.Values) -> TestOpening)?
    /// How a test launches the app, if `matchcut` has built it from the user's code.
    package var testLaunch: TestLaunch? {
      didSet {
        guard let launch = testLaunch, let opening = TestOpening(launch) else { return }
        testOpening = { _ in opening }
      }
    }
    /// The storyboards that the app loads by name. The closure throws an error if a file is
    /// invalid.
    package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }

    package typealias Variants = PageVariants
    package typealias Parameter = PageParameter

    package init(
      id: String, title: String, fingers: [String: Data],
      root: @escaping @MainActor @Sendable () -> UIViewController
    ) {
      (self.id, self.title, self.fingers, opening) = (id, title, fingers, .root(root))
    }

    /// Creates an app, which has no touch scripts.
    package init(id: String, title: String, app: AppLaunch) {
      (self.id, self.title, fingers, opening) = (id, title, [:], .app(app))
    }

    /// Returns this demo with other parameter values.
    @MainActor
    func with(_ values: PageParameter.Values) throws -> Demo {
      guard let variants, !values.isEmpty else { return self }
      let made = variants.make(try variants.complete(values))
      var demo = self
      demo.title = "\(title)  \(made.code)"
      (demo.fingers, demo.opening) = (made.gestures, made.opening)
      return demo
    }
  }

  package let catalogue: Catalogue
  let demos: [Demo]

  package init(demos: [Demo]) {
    self.demos = demos
    var catalogue = Catalogue(
      demos: demos.filter { $0.section == .demo }.map { .init(id: $0.id, title: $0.title) },
      transitions: demos.filter { $0.section == .transition }.map {
        .init(id: $0.id, title: $0.title, parameters: $0.variants?.parameters ?? [])
      },
      documents: demos.compactMap { demo in
        guard case .document = demo.section else { return nil }
        return .init(id: demo.id, title: demo.title)
      },
      mistakes: demos.compactMap { demo in
        guard case .mistake(_, let rule, _) = demo.section else { return nil }
        return .init(id: demo.id, title: demo.title, details: ["rule": rule])
      },
      gestures: TouchScript.bundled.map { .init(id: $0.id, title: $0.title) }
        + Self.ownGestures(of: demos),
      devices: Device.all.map { device in
        .init(
          id: device.id, title: device.title,
          details: [
            "points": "\(Int(device.size.width))×\(Int(device.size.height))",
            "scale": Wording.number(device.scale),
          ])
      },
      rules: (Self.runRules + Self.sourceRules).sorted { $0.id < $1.id })
    if demos.count == 1, case .app? = demos.first?.opening { catalogue.isOneApp = true }
    self.catalogue = catalogue
  }

  /// The rules that are checked while a demo runs.
  private static var runRules: [Catalogue.Item] {
    Rule.all.map {
      .init(id: $0.id, title: $0.title, details: ["severity": $0.severity.rawValue])
    }
  }

  /// The rules that only `matchcut lint` checks.
  private static var sourceRules: [Catalogue.Item] {
    let known = Set(Rule.all.map(\.id))
    return LintRule.allCases.filter { !known.contains($0.rawValue) }.map {
      .init(
        id: $0.rawValue, title: $0.summary,
        details: ["severity": $0.severity.rawValue, "seen by": "matchcut lint"])
    }
  }

  /// Gestures that only some demos have, besides "finish" and "cancel".
  private static func ownGestures(of demos: [Demo]) -> [Catalogue.Item] {
    let demos = demos.filter { demo in
      switch demo.section {
      case .demo, .document: true
      case .transition, .mistake: false
      }
    }
    let ids = Set(demos.flatMap(\.fingers.keys)).subtracting(["finish", "cancel"])
    return ids.sorted().map { id in
      // Demos that are in the same folder are listed under one name.
      var owners: [String] = []
      for demo in demos where demo.fingers[id] != nil {
        let owner =
          demo.id.split(separator: "/").count > 1
          ? demo.id.prefix { $0 != "/" } + "/…" : demo.id[...]
        if !owners.contains(String(owner)) { owners.append(String(owner)) }
      }
      return .init(id: id, title: "A gesture of \(owners.joined(separator: ", "))")
    }
  }

  package func film(_ options: FilmOptions, to output: Output) throws -> Bool {
    try checkPrograms(options)
    let works = options.works
    var shard = try shard(of: works.map(\.name), options, output)
    let chosen = shard?.places.map { works[$0] } ?? works
    // All files are read before the first run, so that errors in them are reported immediately.
    let runs = try chosen.map {
      try Call(
        run(of: $0.demo, $0.ending, options.run), $0.ending, options.run,
        allowed: allowed(of: $0.demo))
    }
    if runs.isEmpty {
      output.report(
        "\(ProgramName.current.command(.film)): "
          + Wording.nothing(for: options.shard, of: works.count))
    }
    let log = RunLog.ofProcess
    var results = log?.plan.results ?? []
    for _ in results { log?.skipRun() }
    for call in runs.dropFirst(results.count) {
      let result = try film(call, options, output)
      log?.completeResult(result)
      results.append(result)
    }
    for (work, result) in zip(chosen, results) { shard?.add(cost: result.seconds, of: work.name) }
    try shard?.finish {
      $0.films = try zip(chosen, results).map { try FilmedItem($0.name, $1, in: options.folder) }
    }
    try checkEnds()
    return results.allSatisfy(\.isClean)
  }

  /// The shard that the options of `film` select; nil if they do not divide the films.
  private func shard(
    of names: [String], _ options: FilmOptions, _ output: Output
  ) throws -> ShardWriting? {
    guard let division = options.division else { return nil }
    return try ShardWriting(
      options.shard, division, of: names, .film, in: try open(options.folder)
    ) { output.report("\(ProgramName.current.command(.film)): \($0)") }
  }

  package func trace(_ options: TraceOptions, to output: Output) throws -> Bool {
    let call = Call(
      try run(of: options.demo, options.ending, options.run), options.ending, options.run,
      allowed: allowed(of: options.demo))
    // The folder is opened before the run, so that an error in its name is reported immediately.
    let parent = try options.folder.map { try open($0) }
    let result = call.record(output)
    let name = call.name(of: result)
    let folder = try parent.map { try open($0.path + "/" + name) }

    let text: String
    let file: String
    switch (options.content, options.json) {
    case (.ends, let json):
      let ends = call.explainedEnds(of: result, output)
      (text, file) = json ? (EndsText.json(ends), "why.json") : (EndsText.text(ends), "why.txt")
    case (.questions, true):
      (text, file) = (TraceText.questionsJSON(result.trace), "questions.json")
    case (.questions, false): (text, file) = (TraceText.questions(result.trace), "questions.txt")
    case (.calls, _) where options.jsonLines:
      let lines = TraceLines(call.run, result, withPlaces: options.showsPlaces)
      (text, file) = (lines.text, "trace.jsonl")
    case (.calls, true):
      (text, file) = (TraceText.json(result.trace, end: result.end), "trace.json")
    case (.calls, false) where options.svg:
      (text, file) = (SwimlaneSVG(result.recording).text, "trace.svg")
    case (.calls, false):
      let lines = result.trace.lines(withPlaces: options.showsPlaces)
      (text, file) = (lines.joined(separator: "\n") + "\n", FilmMaker.traceName)
    }
    if let folder {
      try served { () throws(FilmError) in
        try folder.write(Data(text.utf8), as: file)
        try folder.commit()
      }
      try output.write("\(name): \(folder.path)/\(file)\n")
    } else {
      try output.write(text)
    }
    try tell(of: result, call, output)
    try checkEnds()
    return call.isClean(result)
  }

  /// Throws an error if a run of this command did not reach its end.
  func checkEnds() throws {
    if let ends = RunLog.ofProcess?.plan.ends, !ends.isEmpty { throw UnfinishedRuns(ends.count) }
  }

  /// Thrown after the output of a command has been written, if the app crashed or hung in a run.
  struct UnfinishedRuns: Error, CustomStringConvertible {
    let description: String
    init(_ count: Int) {
      description =
        "\(Wording.count(count, "run")) did not reach \(count == 1 ? "its" : "their") end"
    }
  }

  func allowed(of id: String) -> [String: String] {
    demos.first { $0.id == id }?.allowed ?? [:]
  }

  /// A run, and its name in messages.
  struct Call {
    let run: AppRun
    /// The names of the screen, of the gesture if the user has chosen one, and of the requested
    /// ending.
    let name: String
    /// The names of the screen and of the chosen gesture.
    private let prefix: String
    private let ending: RunOptions.Ending
    private let hasChosenGesture: Bool
    let showsBacktrace: Bool
    /// The expected findings. The key is the rule's id, and the value is the reason why the finding
    /// is expected.
    let allowed: [String: String]

    @MainActor init(
      _ run: AppRun, _ ending: RunOptions.Ending, _ options: RunOptions, allowed: [String: String]
    ) {
      self.run = run
      self.allowed = allowed
      self.ending = ending
      hasChosenGesture = options.gesture != nil
      showsBacktrace = options.showsBacktrace
      prefix = ([run.screen] + [options.gesture?.name].compactMap { $0 }).joined(separator: "-")
      name = "\(prefix)-\(ending.folderSuffix)"
    }

    /// The name of the folder for the output. It contains the outcome of the run, which may differ
    /// from the requested ending.
    @MainActor func name(of result: AppRun.Result) -> String {
      let outcome = result.recording.outcome
      if outcome == .none, run.script.fingers.isEmpty { return "\(prefix)-launch" }
      // With a chosen gesture, no ending is requested unless the gesture is to be cancelled.
      if hasChosenGesture, ending == .finish { return "\(prefix)-\(outcome.folderSuffix)" }
      if outcome == .none || outcome.folderSuffix == ending.folderSuffix { return name }
      return "\(name)-\(outcome.rawValue.replacing(" ", with: "-"))"
    }

    /// Records the run. If the script is long, shows the progress.
    @MainActor func record(_ output: Output) -> AppRun.Result { record(run, output) }

    /// Records `run`, which differs from this call's run only in who observes it.
    @MainActor func record(_ run: AppRun, _ output: Output) -> AppRun.Result {
      defer { output.progress.clear() }
      return run.record { done, seconds in
        guard seconds >= Self.longScript else { return }
        output.progress.show("\(name): second", done: done, of: seconds)
      }
    }

    /// The ends of the run's interactions, and the releases that would have had the other outcome.
    @MainActor func explainedEnds(of result: AppRun.Result, _ output: Output) -> [EndsText.Entry] {
      defer { output.progress.clear() }
      let ends = result.recording.interactionEnds
      return ends.enumerated().map { index, end in
        output.progress.show("\(name): other releases", done: index, of: ends.count)
        let other = ReleaseSearch(run, end, in: result.recording)?.otherwise()
        return EndsText.Entry(end: end, other: other, start: result.recording.start)
      }
    }

    /// If a script is at least this long, in seconds, progress is shown.
    private static let longScript = 10

    /// The findings that are not expected.
    func findings(in recording: Recording) -> [Finding] {
      recording.findings.filter { allowed[$0.rule] == nil }
    }

    /// Whether the run reached its end and has no findings except notes.
    func isClean(_ result: AppRun.Result) -> Bool {
      result.end == nil && findings(in: result.recording).allSatisfy(\.isHarmless)
    }
  }
}

extension Recording.Outcome {
  /// The outcome as a part of a folder's name.
  fileprivate var folderSuffix: String {
    switch self {
    case .finished: RunOptions.Ending.finish.folderSuffix
    case .cancelled: RunOptions.Ending.cancel(at: 0).folderSuffix
    case .uncompleted, .none: rawValue.replacing(" ", with: "-")
    }
  }
}
