import UIKit

extension Transition {
  /// The new page slides in over an edge while the old one steps back. The scale of 0.7 and the
  /// shade of 0.1 are Hero's.
  public static func pageIn(
    _ edge: Edge = .right, scale: Double = 0.7, shade: Double = 0.1
  ) -> Transition {
    Transition(
      upper: .move(edge) + .shadow(1), lower: .scale(scale) + .shade(shade),
      timing: .curve(.easeOut, duration: 0.45))
  }

  /// The old page slides out over an edge while the new one steps forward from below it.
  public static func pageOut(
    _ edge: Edge = .left, scale: Double = 0.7, shade: Double = 0.1
  ) -> Transition {
    Transition(
      upper: .scale(scale) + .shade(shade), lower: .move(edge) + .shadow(1) + .z(1),
      timing: .curve(.easeOut, duration: 0.45))
  }
}

extension TransitionEntry {
  static let pageIn = TransitionEntry(
    id: "page-in", title: "Page in", family: .slide, parameters: page(over: .right),
    make: { .pageIn($0.edge, scale: $0.number("scale"), shade: $0.number("shade")) })

  static let pageOut = TransitionEntry(
    id: "page-out", title: "Page out", family: .slide, parameters: page(over: .left),
    make: { .pageOut($0.edge, scale: $0.number("scale"), shade: $0.number("shade")) })

  private static func page(over edge: Edge) -> [Parameter] {
    [
      .edge(edge), .init("scale", .number(0.3...1, standard: 0.7)),
      .init("shade", .number(0...1, standard: 0.1)),
    ]
  }
}
