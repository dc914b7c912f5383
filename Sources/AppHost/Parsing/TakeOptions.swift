import Preview
import Stage

/// How a transition is made to run: the finger, the device, the manner. Common to film and trace.
package struct TakeOptions: Equatable, Sendable {
  package static let defaultDevice = "phone"
  package static let defaultCancel = 0.4

  /// Where the finger's movement comes from.
  package enum Gesture: Equatable, Sendable {
    /// An id of `Catalogue.gestures`.
    case named(String)
    case file(String)
  }

  /// How a take ends.
  package enum Ending: Equatable, Sendable {
    case finish
    /// The finger goes to this share of the way, 0…1, and its touch ends cancelled.
    case cancel(at: Double)

    /// The end of the folder's name: `NAME-finish`, `NAME-cancel`.
    package var folderSuffix: String {
      switch self {
      case .finish: "finish"
      case .cancel: "cancel"
      }
    }
  }

  /// Nil: the demo's own finger.
  package var gesture: Gesture?
  /// An id of `Catalogue.devices`.
  package var device = TakeOptions.defaultDevice
  /// How many times slower than life; 1 is life.
  package var slow = 1.0
  package var reducesMotion = false
  package var isRightToLeft = false
  package var isDark = false
  /// The version of iOS whose default modal style counts.
  package var era = Stage.Traits.standardEra
  /// What is chosen of a transition's parameters, by name; what is left out has its default.
  package var values: PageParameter.Values = [:]

  package init() {}
}

/// Everything `matchcut film` was told: each demo is filmed with each ending.
package struct FilmOptions: Equatable, Sendable {
  package static let defaultFPS = 60
  package static let defaultScale = 2.0
  package static let defaultFormats: [FilmFormat] = [.filmstrip, .apng]
  package static let defaultFolder = "films"

  /// Ids of `Catalogue.demos`, in its order.
  package var demos: [String]
  package var endings: [TakeOptions.Ending] = [.finish]
  /// Of all films that there are together.
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
  /// Of the demos.
  package var shard = Shard.whole
  /// Nil: every ending that there is.
  package var ending: TakeOptions.Ending?
  package var take = TakeOptions()
  package var json = false

  package init(demos: [String]) { self.demos = demos }
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
