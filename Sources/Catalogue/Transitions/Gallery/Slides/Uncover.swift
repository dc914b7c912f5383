import UIKit

extension Transition {
  /// `shade` is the opacity, from 0 to 1, of the black view over the new page.
  public static func uncover(_ edge: Edge = .bottom, shade: Double = 0.25) -> Transition {
    Transition(upper: .shade(shade), lower: .move(edge) + .shadow(1) + .z(1))
  }
}

extension TransitionEntry {
  static let uncover = TransitionEntry(
    id: "uncover", title: "Uncover", family: .slide,
    parameters: [.edge(.bottom), .init("shade", .number(0...1, standard: 0.25))],
    make: { .uncover($0.edge, shade: $0.number("shade")) }
  ).described(
    "The old page slides off an edge and uncovers the new one, which brightens and does not move.",
    source: "The opacity of the shade was chosen for this gallery. The duration of 0.35 s is from "
      + "Apple's sample of custom transitions.")
}
