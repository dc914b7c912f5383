import UIKit

extension Transition {
  /// `share` says how far the old page moves, as a fraction of the distance that the new page
  /// moves.
  public static func parallax(_ edge: Edge = .right, share: Double = 0.5) -> Transition {
    Transition(upper: .move(edge), lower: .move(edge.opposite, share: share)).duration(0.3)
  }
}

extension TransitionEntry {
  static let parallax = TransitionEntry(
    id: "parallax", title: "Parallax pan", family: .slide,
    parameters: [.edge(.right), .init("share", .number(0...1, standard: 0.5))],
    make: { .parallax($0.edge, share: $0.number("share")) }
  ).described(
    "The new page slides over the old one, which moves in the same direction more slowly.",
    source: "For both directions, these values are from CEPan, an animator of the library "
      + "VCTransitionsLibrary: a duration of 0.3 s, and an old page that moves half as far as the "
      + "new one. In CEPan, the new page moves by 320 points and the old page by 160 points on "
      + "every screen. In this gallery, the new page moves by the width of the screen and the old "
      + "page by half of this width.")
}
