import Film
import SourceBuild

/// The arguments of `matchcut film`. Each demo is filmed once for each ending.
package struct FilmOptions: Equatable, Sendable {
  package static let defaultFPS = 60
  package static let defaultScale = 2.0
  package static let defaultFormats: [FilmFormat] = [.filmstrip, .apng]
  package static let defaultFolder = "films"

  /// The ids of the demos, in the order of `Catalogue.demos`.
  package var demos: [String]
  package var endings: [RunOptions.Ending] = [.finish]
  /// The films, if they were named one by one; nil to film each demo with each ending.
  package var named: [FilmWork]?
  /// The part of the films that this process makes.
  package var shard = Shard.whole
  /// How the films are divided; nil without `--shard`.
  package var division: Division?
  package var run = RunOptions()
  /// The number of frames per second. It does not need to divide the clock's 60 ticks per second.
  package var fps = FilmOptions.defaultFPS
  /// The number of pixels per point of filmstrips and PNG frames. If `scaleIsGiven` is true, the
  /// scale applies to films too.
  package var scale = FilmOptions.defaultScale
  /// Whether the user has set the scale. If the user has not set the scale, films have the scale 1.
  package var scaleIsGiven = false
  /// The formats, without duplicates, in the order of `FilmFormat`.
  package var formats = FilmOptions.defaultFormats
  package var folder = FilmOptions.defaultFolder

  package init(demos: [String]) { self.demos = demos }

  /// The films of all shards, in order. Films of the same demo are adjacent.
  package var works: [FilmWork] {
    named ?? demos.flatMap { demo in endings.map { FilmWork(demo: demo, ending: $0) } }
  }
}

/// The arguments of `matchcut trace`.
package struct TraceOptions: Equatable, Sendable {
  /// The id of a demo in `Catalogue.demos`.
  package var demo: String
  package var ending = RunOptions.Ending.finish
  package var run = RunOptions()
  package var content = Content.calls
  /// Whether the trace as text also shows the lines of the app's source.
  package var showsPlaces = false
  package var json = false
  /// Whether to write the calls as JSON Lines.
  package var jsonLines = false
  /// Whether to write an SVG image with lanes instead of the trace.
  package var svg = false
  /// The output folder. If it is nil, the output is written to standard output.
  package var folder: String?

  package init(demo: String) { self.demo = demo }

  /// What is printed of the run.
  package enum Content: Equatable, Sendable {
    case calls
    /// The table of delegate calls.
    case questions
    /// How each interaction ended, and why.
    case ends
  }
}

/// The arguments of `matchcut check`.
package struct CheckOptions: Equatable, Sendable {
  /// The ids of demos from `Catalogue.demos`, followed by ids of mistakes from
  /// `Catalogue.mistakes`.
  package var demos: [String]
  /// The part of the demos that this process checks.
  package var shard = Shard.whole
  /// How the demos are divided; nil without `--shard`.
  package var division: Division?
  /// The folder for the record of the shard; nil for no record.
  package var folder: String?
  /// The maximum number of runs that look for the everyday script of an app.
  package var mostRuns = EverydayScript.mostRuns
  /// The only ending that is checked; nil means all endings.
  package var ending: RunOptions.Ending?
  package var run = RunOptions()
  package var format = ReportFormat.text
  /// The severity from which findings make the command fail.
  package var failsOn = ReportFormat.failsOn
  /// The files with findings that do not count.
  package var accepted = FindingFiles()

  package init(demos: [String]) { self.demos = demos }
}

/// The arguments of `matchcut diff`. Each of the two compared runs is a file, a folder, or a demo
/// with a gesture.
package struct DiffOptions: Equatable, Sendable {
  package var before: String
  package var after: String
  /// The settings of the runs that are made for the comparison.
  package var run = RunOptions()
  package var json = false

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }
}

/// The arguments of `matchcut plot`.
package struct PlotOptions: Equatable, Sendable {
  package static let defaultFolder = "plots"
  /// The word that the user types instead of a demo's name to plot the springs.
  package static let springs = "springs"

  /// The id of a demo in `Catalogue.demos`; nil plots the springs.
  package var demo: String?
  package var ending = RunOptions.Ending.finish
  package var run = RunOptions()
  /// The properties to plot, in the given order; nil selects the properties that change most.
  package var properties: [String]?
  /// The number of pixels per point.
  package var scale = FilmOptions.defaultScale
  package var folder = PlotOptions.defaultFolder

  package init(demo: String?) { self.demo = demo }
}

/// The arguments of `matchcut gallery`.
package struct GalleryOptions: Equatable, Sendable {
  package static let defaultFolder = "gallery"
  package static let defaultScale = 1.5
  static let discussion =
    """
    Writes DIR/Gallery.md, the list of all transitions; DIR/Pictures/gallery.png, a picture that
    shows each transition at 25, 50 and 75 percent; and for each transition a page
    DIR/Gallery/ID.md with a picture DIR/Gallery/ID.png. NAME is a transition that 'matchcut list'
    names, such as gallery/cube; without a NAME the pages show all transitions.
    """

  /// The ids of the transitions, in the order of `Catalogue.transitions`.
  package var names: [String]
  package var run = RunOptions()
  /// The number of pixels per point of the overview sheet.
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

  /// The demo that the browser page shows first; nil selects the first one in the catalogue.
  package var first: String?
  package var port = defaultPort
  package var host = defaultHost
  /// Whether a page that other machines can reach needs a token.
  package var needsToken = true
  package var device = RunOptions.defaultDevice

  package init() {}
}

/// The arguments of `matchcut lint`.
package struct LintOptions: Equatable, Sendable {
  /// The files and folders, as they were typed.
  package var names: [String]
  package var format = ReportFormat.text

  package init(names: [String], format: ReportFormat = .text) {
    self.names = names
    self.format = format
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
  /// A small picture of six frames.
  case strip
  case apng
  case gif
  case mp4
  case webm
  case png
  case html
}
