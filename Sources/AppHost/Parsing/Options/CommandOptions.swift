import SourceLint

/// Everything `matchcut film` was told: each demo is filmed with each ending.
package struct FilmOptions: Equatable, Sendable {
  package static let defaultFPS = 60
  package static let defaultScale = 2.0
  package static let defaultFormats: [FilmFormat] = [.filmstrip, .apng]
  package static let defaultFolder = "films"

  /// Ids of `Catalogue.demos`, in its order.
  package var demos: [String]
  package var endings: [TakeOptions.Ending] = [.finish]
  /// The part of all films that this process makes.
  package var shard = Shard.whole
  package var take = TakeOptions()
  /// Frames a second; need not divide 60.
  package var fps = FilmOptions.defaultFPS
  /// Pixels a point of filmstrip and PNG frames, and of the films when `scaleIsGiven`.
  package var scale = FilmOptions.defaultScale
  /// Whether the user named a scale; if not, films are made at 1.
  package var scaleIsGiven = false
  /// Without repetition, in the order of `FilmFormat`.
  package var formats = FilmOptions.defaultFormats
  package var folder = FilmOptions.defaultFolder

  package init(demos: [String]) { self.demos = demos }

  /// Those that the shard makes, in the order of making: a demo's endings stand together.
  package var films: [(demo: String, ending: TakeOptions.Ending)] {
    shard.share(of: demos.flatMap { demo in endings.map { (demo, $0) } })
  }
}

/// Everything `matchcut trace` was told.
package struct TraceOptions: Equatable, Sendable {
  /// An id of `Catalogue.demos`.
  package var demo: String
  package var ending = TakeOptions.Ending.finish
  package var take = TakeOptions()
  /// The table of questions and answers instead of the trace.
  package var showsQuestions = false
  package var json = false
  /// A picture in lanes instead.
  package var svg = false
  /// Nil: standard output.
  package var folder: String?

  package init(demo: String) { self.demo = demo }
}

/// Everything `matchcut check` was told.
package struct CheckOptions: Equatable, Sendable {
  /// Ids of `Catalogue.demos` or of `Catalogue.mistakes`, in that order.
  package var demos: [String]
  /// The part of the demos that this process checks.
  package var shard = Shard.whole
  /// Nil: every ending that there is.
  package var ending: TakeOptions.Ending?
  package var take = TakeOptions()
  package var json = false

  package init(demos: [String]) { self.demos = demos }
}

/// Everything `matchcut diff` was told: a file, a folder, or a demo with its finger each.
package struct DiffOptions: Equatable, Sendable {
  package var before: String
  package var after: String
  package var json = false

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }
}

/// Everything `matchcut plot` was told.
package struct PlotOptions: Equatable, Sendable {
  package static let defaultFolder = "plots"
  /// Plots the springs there are, in place of a demo.
  package static let springs = "springs"

  /// An id of `Catalogue.demos`; nil for the springs.
  package var demo: String?
  package var ending = TakeOptions.Ending.finish
  package var take = TakeOptions()
  /// In their order; nil for those that move most.
  package var properties: [String]?
  /// Pixels a point.
  package var scale = FilmOptions.defaultScale
  package var folder = PlotOptions.defaultFolder

  package init(demo: String?) { self.demo = demo }
}

/// Everything `matchcut gallery` was told.
package struct GalleryOptions: Equatable, Sendable {
  package static let defaultFolder = "gallery"
  package static let defaultScale = 1.5
  static let discussion =
    "Writes DIR/gallery.png, the transitions on one sheet, each at a quarter, half and three quarters"
    + "\nof the way in; DIR/Gallery.md, the list of them; and for each DIR/Gallery/ID.md and ID.png."
    + "\nNAME is a transition of 'matchcut list', as gallery/cube; without any all of them are shown."

  /// Ids of `Catalogue.transitions`, in its order.
  package var names: [String]
  package var take = TakeOptions()
  /// Pixels a point of the sheet.
  package var scale = GalleryOptions.defaultScale
  /// Whether no picture is made.
  package var textAlone = false
  package var folder = GalleryOptions.defaultFolder

  package init(names: [String]) { self.names = names }
}

/// Everything `matchcut serve` was told: how the page is served.
package struct ServeOptions: Equatable, Sendable {
  package static let defaultPort = 8765
  package static let defaultHost = "127.0.0.1"

  /// The demo that a page shows first; nil for the first there is.
  package var first: String?
  package var port = defaultPort
  package var host = defaultHost
  package var device = TakeOptions.defaultDevice

  package init() {}
}

/// Everything `matchcut lint` was told: what is checked, and how the findings are written.
package struct LintOptions: Equatable, Sendable {
  /// Files and folders, as they were typed.
  package var names: [String]
  package var json = false

  package init(names: [String], json: Bool = false) {
    self.names = names
    self.json = json
  }

  /// For the help: the rules, and how a finding is let stand.
  static let discussion =
    """
    Reads the files' syntax with the 'swiftc' on PATH; nothing is built, and imports need not be
    found. Give all files of an app at once, for a class and its superclass stand in different ones.

    """
    + LintRule.allCases.map { "  \($0.rawValue)  \($0.summary) (\($0.severity.rawValue))" }
    .joined(separator: "\n")
      + """

      A comment '// matchcut: allow T10 reason' lets a finding of T10 on its line stand; it is counted.
      Exit code 1: a warning, a note alone is none; 2: a file could not be checked, or not whole.
      """
}

/// What a film can be written as.
package enum FilmFormat: String, CaseIterable, Sendable {
  case filmstrip
  case apng
  case gif
  case mp4
  case webm
  case png
  case html
}
