import UIKit

extension Transition {
  /// `scale` is the scale at which the new page begins; `shade` is the opacity, from 0 to 1, of the
  /// black view over that page.
  public static func portal(scale: Double = 0.8, shade: Double = 0) -> Transition {
    Transition(
      Portal(scale: scale, shade: shade), timing: .curve(.easeOut, duration: 1))
  }
}

private struct Portal: TransitionAnimation {
  let scale: CGFloat
  let shade: CGFloat

  func prepare(_ scene: TransitionScene) {
    guard let lower = scene.lower, let upper = scene.upper else { return }
    let away = CGAffineTransform(scaleX: scale, y: scale)
    scene.animateIn(upper) { $0.transform = away }
    let dark = scene.cover(upper, with: .black)
    scene.animateIn(dark) { [shade] in
      $0.transform = away
      $0.alpha = shade
    }
    for (index, door) in scene.tiles(of: lower, columns: 2, rows: 1).enumerated() {
      let side = scene.edge(index == 0 ? .left : .right)
      scene.animateOut(door) { $0.center.x += side.direction.dx * $0.bounds.width }
    }
  }
}

extension TransitionEntry {
  static let portal = TransitionEntry(
    id: "portal", title: "Portal", family: .pieces,
    parameters: [
      .init("scale", .number(0.3...1, standard: 0.8)),
      .init("shade", .number(0...1, standard: 0)),
    ],
    make: { .portal(scale: $0.number("scale"), shade: $0.number("shade")) }
  ).described(
    "The old page opens like the doors of a lift; behind them, the new page grows.",
    source: "For both directions, these values are from CEPortal, an animator of the library "
      + "VCTransitionsLibrary: a duration of 1 s, an ease-out curve, and an initial scale of 0.8 "
      + "for the new page. The parameter `shade`, which darkens the new page behind the doors, is "
      + "an addition of this gallery.")
}
