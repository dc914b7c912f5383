import UIKit

extension Transition {
  /// `shade` is the opacity, from 0 to 1, of the black view over the old page.
  public static func cover(_ edge: Edge = .bottom, shade: Double = 0.25) -> Transition {
    Transition(upper: .move(edge), lower: .shade(shade))
  }
}

extension TransitionEntry {
  static let cover = TransitionEntry(
    id: "cover", title: "Cover", family: .slide,
    parameters: [.edge(.bottom), .init("shade", .number(0...1, standard: 0.25))],
    make: { .cover($0.edge, shade: $0.number("shade")) }
  ).described(
    "The new page slides over the old one, which stays in place and darkens.",
    source: "The opacity of the shade was chosen for this gallery. The duration of 0.35 s is from "
      + "Apple's sample of custom transitions.")
}
