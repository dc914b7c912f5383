import UIKit

extension Transition {
  /// `edge` is the edge at which the new page enters.
  public static func push(_ edge: Edge = .right) -> Transition {
    Transition(Motions.mirrored(.move(edge)))
  }
}

extension TransitionEntry {
  static let push = TransitionEntry(
    id: "push", title: "Push", family: .slide, parameters: [.edge(.right)],
    make: { .push($0.edge) }
  ).described(
    "The new page slides in from an edge and pushes the old one off the opposite edge.",
    source: "The duration of 0.35 s is from Apple's sample of custom transitions.")
}
