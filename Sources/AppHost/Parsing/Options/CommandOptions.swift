import SourceBuild

/// The arguments of `matchcut film`; each demo is filmed with each ending.
package struct FilmOptions: Equatable, Sendable {
  package static let defaultFPS = 60
  package static let defaultScale = 2.0
  package static let defaultFormats: [FilmFormat] = [.filmstrip, .apng]
  package static let defaultFolder = "films"

  /// Ids of `Catalogue.demos`, in catalogue order.
  package var demos: [String]
  package var endings: [RunOptions.Ending] = [.finish]
  /// The part of the films that this process makes.
  package var shard = Shard.whole
  package var run = RunOptions()
  /// Frames per second; the number need not divide 60.
  package var fps = FilmOptions.defaultFPS
  /// Pixels per point of filmstrips and PNG frames, and of films if `scaleIsGiven`.
  package var scale = FilmOptions.defaultScale
  /// Whether the user gave a scale; otherwise films have scale 1.
  package var scaleIsGiven = false
  /// The formats, without duplicates, in the order of `FilmFormat`.
  package var formats = FilmOptions.defaultFormats
  package var folder = FilmOptions.defaultFolder

  package init(demos: [String]) { self.demos = demos }

  /// The films of this shard in order; the endings of a demo are adjacent.
  package var films: [(demo: String, ending: RunOptions.Ending)] {
    shard.share(of: demos.flatMap { demo in endings.map { (demo, $0) } })
  }
}

/// The arguments of `matchcut trace`.
package struct TraceOptions: Equatable, Sendable {
  /// An id of `Catalogue.demos`.
  package var demo: String
  package var ending = RunOptions.Ending.finish
  package var run = RunOptions()
  /// Whether to print the table of delegate calls instead of the trace.
  package var showsQuestions = false
  package var json = false
  /// Whether to write an SVG image with lanes instead.
  package var svg = false
  /// The output folder; nil for standard output.
  package var folder: String?

  package init(demo: String) { self.demo = demo }
}

/// The arguments of `matchcut check`.
package struct CheckOptions: Equatable, Sendable {
  /// Ids of `Catalogue.demos` and `Catalogue.mistakes`, in this order.
  package var demos: [String]
  /// The part of the demos that this process checks.
  package var shard = Shard.whole
  /// The only ending to check; nil for all endings.
  package var ending: RunOptions.Ending?
  package var run = RunOptions()
  package var json = false

  package init(demos: [String]) { self.demos = demos }
}

/// The arguments of `matchcut diff`: each is a file, a folder, or a demo with a gesture.
package struct DiffOptions: Equatable, Sendable {
  package var before: String
  package var after: String
  package var json = false

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }
}

/// The arguments of `matchcut plot`.
package struct PlotOptions: Equatable, Sendable {
  package static let defaultFolder = "plots"
  /// The word that plots the springs instead of a demo.
  package static let springs = "springs"

  /// An id of `Catalogue.demos`; nil for the springs.
  package var demo: String?
  package var ending = RunOptions.Ending.finish
  package var run = RunOptions()
  /// The properties in the given order; nil for the properties that change most.
  package var properties: [String]?
  /// Pixels per point.
  package var scale = FilmOptions.defaultScale
  package var folder = PlotOptions.defaultFolder

  package init(demo: String?) { self.demo = demo }
}

/// The arguments of `matchcut gallery`.
package struct GalleryOptions: Equatable, Sendable {
  package static let defaultFolder = "gallery"
  package static let defaultScale = 1.5
  static let discussion =
    "Writes DIR/Gallery.md, the list of all transitions; DIR/Pictures/gallery.png, each of them at 25,"
    + "\n50 and 75 percent; and for each DIR/Gallery/ID.md and ID.png. NAME is a transition of"
    + "\n'matchcut list', such as gallery/cube; without a NAME all transitions are shown."

  /// Ids of `Catalogue.transitions`, in catalogue order.
  package var names: [String]
  package var run = RunOptions()
  /// Pixels per point of the sheet.
  package var scale = GalleryOptions.defaultScale
  /// Whether to write text only, without images.
  package var textAlone = false
  package var folder = GalleryOptions.defaultFolder

  package init(names: [String]) { self.names = names }
}

/// The arguments of `matchcut serve`.
package struct ServeOptions: Equatable, Sendable {
  package static let defaultPort = 8765
  package static let defaultHost = "127.0.0.1"

  /// The demo that the browser page shows first; nil for the first in the catalogue.
  package var first: String?
  package var port = defaultPort
  package var host = defaultHost
  package var device = RunOptions.defaultDevice

  package init() {}
}

/// The arguments of `matchcut lint`.
package struct LintOptions: Equatable, Sendable {
  /// Files and folders as typed.
  package var names: [String]
  package var json = false

  package init(names: [String], json: Bool = false) {
    self.names = names
    self.json = json
  }

  /// Help text about the rules and the suppression of findings.
  static let discussion =
    """
    Reads the files' syntax with the Swift on PATH; nothing is built, and imports need not be
    found. Pass all files of an app at once, because a class and its superclass may be in different
    files.

    """
    + LintRule.allCases.map { "  \($0.rawValue)  \($0.summary) (\($0.severity.rawValue))" }
    .joined(separator: "\n")
      + """

      A comment '// matchcut: allow T10 reason' suppresses a finding of T10 on its line; suppressed
      findings are counted. Exit code 1: there are warnings (notes do not count); 2: a file could not
      be checked completely.
      """
}

/// A film format.
package enum FilmFormat: String, CaseIterable, Sendable {
  case filmstrip
  case apng
  case gif
  case mp4
  case webm
  case png
  case html
}
