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
