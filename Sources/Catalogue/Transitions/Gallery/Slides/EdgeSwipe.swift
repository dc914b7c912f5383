import UIKit

extension Transition {
  /// `shadow` is the opacity of the shadow beside the new page.
  public static func edgeSwipe(_ edge: Edge = .right, shadow: Double = 0.4) -> Transition {
    Transition(EdgeSwipe(edge: edge, shadow: Float(shadow)))
      .interactive(.edgePan(from: edge.opposite).policy(.apple))
  }
}

private struct EdgeSwipe: TransitionAnimation {
  let edge: Edge
  let shadow: Float

  func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    let (edge, rest) = (scene.edge(edge), scene.restingFrame(of: upper))
    let geometry = MotionGeometry(rest: rest, container: scene.container.bounds, isMirrored: false)
    let way = geometry.distance(over: edge)
    upper.layer.shadowPath = UIBezierPath(rect: upper.bounds).cgPath
    upper.layer.shadowRadius = 12
    upper.layer.shadowOffset = .zero
    // At the start the page is off screen, but its shadow would be visible at the edge. Therefore
    // the shadow fades in during the first tenth of the transition.
    scene.animateKeyframes(at: [0, 0.1, 1]) { [shadow] moment in
      let left = way * (1 - moment)
      upper.transform = CGAffineTransform(
        translationX: edge.direction.dx * left, y: edge.direction.dy * left)
      upper.layer.shadowOpacity = shadow * Float(min(moment * 10, 1))
    }
  }
}

extension TransitionEntry {
  static let edgeSwipe = TransitionEntry(
    id: "edge-swipe", title: "Edge swipe", family: .slide,
    parameters: [.edge(.right), .init("shadow", .number(0...1, standard: 0.4))],
    make: { .edgeSwipe($0.edge, shadow: $0.number("shadow")) }
  ).described(
    "The new page slides over the old one, which stays in place; a swipe from the screen edge "
      + "dismisses the new page.",
    source: "These values are from Apple's sample of custom transitions: a duration of 0.35 s, and "
      + "a completion threshold of half of the distance.")
}
