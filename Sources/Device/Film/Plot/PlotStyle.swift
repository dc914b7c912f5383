import CoreGraphics

/// The dimensions and colours of plots, in points. They were chosen by eye or are the same as in a
/// filmstrip.
enum PlotStyle {
  static let width = 1180.0
  static let margin = 44.0
  /// The distance from the page's top to its title.
  static let headTop = margin * 0.8
  static let headHeight = 76.0
  /// The distance from the top of the title to the top of the subtitle.
  static let subtitleDrop = 31.0
  /// The distance from the page's edge to the left side of a panel, including the labels.
  static let gutter = 52.0
  static let panelGap = 40.0
  /// The padding inside a panel.
  static let padding = 8.0
  static let panelHeight = 168.0
  /// The height of the area above a row's panels, which contains the title and the legend.
  static let rowHead = 54.0
  static let rowGap = 26.0
  /// The height of the area below the last row, which contains the time labels.
  static let footHeight = 44.0
  static let lineWidth = 2.0
  static let hairline = 0.75

  static let ground = FilmstripStyle.ground
  static let panel = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let grid = CGColor(red: 0.925, green: 0.925, blue: 0.94, alpha: 1)
  static let zero = CGColor(red: 0.78, green: 0.78, blue: 0.81, alpha: 1)
  static let ink = FilmstripStyle.ink
  static let quiet = FilmstripStyle.quiet
  /// The tint of intervals in which a transition runs.
  static let running = CGColor(red: 0.10, green: 0.48, blue: 0.92, alpha: 0.055)
  static let release = CGColor(red: 0.90, green: 0.22, blue: 0.36, alpha: 1)
  static let finger = CGColor(red: 0.56, green: 0.35, blue: 0.85, alpha: 1)

  /// The colours of the lines in a panel. The most important line has the first colour.
  static let lines = [
    CGColor(red: 0.10, green: 0.45, blue: 0.90, alpha: 1),
    CGColor(red: 0.93, green: 0.52, blue: 0.10, alpha: 1),
    CGColor(red: 0.13, green: 0.60, blue: 0.40, alpha: 1),
    CGColor(red: 0.83, green: 0.28, blue: 0.52, alpha: 1),
    CGColor(red: 0.42, green: 0.42, blue: 0.76, alpha: 1),
    CGColor(red: 0.55, green: 0.45, blue: 0.33, alpha: 1),
    CGColor(red: 0.05, green: 0.60, blue: 0.66, alpha: 1),
  ]

  static let rowTitle = FontDescription(size: 14, weight: 600)
  static let label = FontDescription(size: 11, weight: 400, monospacedDigits: true)
  static let strong = FontDescription(size: 11, weight: 600, monospacedDigits: true)
  static let tick = FontDescription(size: 10, weight: 400, monospacedDigits: true)
}
