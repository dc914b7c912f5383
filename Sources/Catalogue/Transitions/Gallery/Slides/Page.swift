import UIKit

extension Transition {
  /// `scale` is the final scale of the old page, which moves back; `shade` is the opacity, from 0
  /// to 1, of the black view over that page.
  public static func pageIn(
    _ edge: Edge = .right, scale: Double = 0.7, shade: Double = 0.1
  ) -> Transition {
    Transition(
      upper: .move(edge) + .shadow(1), lower: .scale(scale) + .corners(corners) + .shade(shade),
      timing: .curve(.easeOut, duration: 0.45))
  }

  /// `scale` is the initial scale of the page behind; `shade` is the opacity, from 0 to 1, of the
  /// black view over that page.
  public static func pageOut(
    _ edge: Edge = .left, scale: Double = 0.7, shade: Double = 0.1
  ) -> Transition {
    Transition(
      upper: .scale(scale) + .corners(corners) + .shade(shade),
      lower: .move(edge) + .shadow(1) + .z(1),
      timing: .curve(.easeOut, duration: 0.45))
  }

  /// The corner radius of a page that has moved back, in points before the page is scaled. The
  /// value was chosen for the gallery.
  static var corners: CGFloat { 28 }
}

extension TransitionEntry {
  static let pageIn = TransitionEntry(
    id: "page-in", title: "Page in", family: .slide, parameters: page(over: .right),
    make: { .pageIn($0.edge, scale: $0.number("scale"), shade: $0.number("shade")) }
  ).described(
    "The new page slides in from an edge while the old one shrinks and gets rounded corners.",
    source: "The scale of 0.7 and the shade of 0.1 are from the library Hero. The corner radius "
      + "was chosen for this gallery.")

  static let pageOut = TransitionEntry(
    id: "page-out", title: "Page out", family: .slide, parameters: page(over: .left),
    make: { .pageOut($0.edge, scale: $0.number("scale"), shade: $0.number("shade")) }
  ).described(
    "The old page slides off an edge while the new one grows to full size behind it.",
    source: "The scale of 0.7 and the shade of 0.1 are from the library Hero. The corner radius "
      + "was chosen for this gallery.")

  private static func page(over edge: Edge) -> [Parameter] {
    [
      .edge(edge), .init("scale", .number(0.3...1, standard: 0.7)),
      .init("shade", .number(0...1, standard: 0.1)),
    ]
  }
}
