import UIKit

extension Transition {
  /// `perspective` is the `m34` of the container's `sublayerTransform`; `shade` is the opacity,
  /// from 0 to 1, of the black at the spine.
  public static func pageFlip(
    _ edge: Edge = .left, perspective: Double = -0.002, shade: Double = 0.5
  ) -> Transition {
    Transition(
      PageFlip(edge: edge, perspective: perspective, shade: shade),
      timing: TransitionTiming(duration: 1)
    ).interactive(.pan(to: edge.opposite))
  }
}

private struct PageFlip: TransitionAnimation {
  let edge: Edge
  let perspective: CGFloat
  let shade: CGFloat

  func prepare(_ scene: TransitionScene) {
    guard let old = scene.lower, let new = scene.upper else { return }
    // The eye is in front of the spine, so that a half that is edge-on is not visible.
    scene.perspective(perspective, before: spine(of: old, in: scene))
    let edge = scene.edge(edge)
    // One half of each page does not move. The rotating half uncovers one of these two halves and
    // lands on the other.
    _ = half(of: new, at: edge.opposite, in: scene)
    _ = half(of: old, at: edge, in: scene)
    let turning = half(of: old, at: edge.opposite, in: scene)
    let landing = half(of: new, at: edge, in: scene)
    for page in [old, new] { scene.hide(page) }

    scene.animateOut(turning, from: 0, to: 0.5) { turn($0, over: edge, by: .pi / 2) }
    scene.animateIn(landing, from: 0.5, to: 1) { turn($0, over: edge, by: -.pi / 2) }
    let front = shadow(on: turning, towards: edge)
    let back = shadow(on: landing, towards: edge.opposite)
    scene.animateOut(front, from: 0, to: 0.5) { [shade] in $0.alpha = shade }
    scene.animateIn(back, from: 0.5, to: 1) { [shade] in $0.alpha = shade }
  }

  private func turn(_ half: UIView, over edge: Edge, by angle: CGFloat) {
    half.transform3D = CATransform3DMakeRotation(angle, edge.axis.dx, edge.axis.dy, 0)
  }

  /// Returns a snapshot of one half of a page. The half rotates about the middle of the page.
  private func half(of page: UIView, at side: Edge, in scene: TransitionScene) -> UIView {
    let (first, second) = page.bounds.divided(
      atDistance: middle(of: page, across: side),
      from: side.isHorizontal ? .minXEdge : .minYEdge)
    let part = side == .left || side == .top ? first : second
    let half = scene.add(scene.picture(of: page, part: part))
    let place = half.frame
    half.layer.anchorPoint = side.opposite.middle
    half.frame = place
    return half
  }

  /// The distance from the side to the page's middle. The distance is a whole number of points, so
  /// that no seam is visible.
  private func middle(of page: UIView, across side: Edge) -> CGFloat {
    ((side.isHorizontal ? page.bounds.width : page.bounds.height) / 2).rounded()
  }

  /// A point on the spine, in the container's coordinates.
  private func spine(of page: UIView, in scene: TransitionScene) -> CGPoint {
    let rest = scene.restingFrame(of: page)
    let middle = middle(of: page, across: edge)
    return edge.isHorizontal
      ? CGPoint(x: rest.minX + middle, y: rest.midY)
      : CGPoint(x: rest.midX, y: rest.minY + middle)
  }

  /// Adds a gradient from clear to black at `side`; its initial alpha is 0.
  private func shadow(on half: UIView, towards side: Edge) -> UIView {
    let shadow = SlopeView(frame: half.bounds)
    shadow.slope(from: side.opposite.middle, to: side.middle)
    shadow.alpha = 0
    half.addSubview(shadow)
    return shadow
  }
}

extension TransitionEntry {
  static let pageFlip = TransitionEntry(
    id: "page-flip", title: "Page flip", family: .turn,
    parameters: [
      .edge(.left), .init("perspective", .number(-0.005...0, standard: -0.002)),
      .init("shade", .number(0...1, standard: 0.5)),
    ],
    make: {
      .pageFlip($0.edge, perspective: $0.number("perspective"), shade: $0.number("shade"))
    }
  ).described(
    "Half of the screen turns over like the page of a book and casts a shadow.",
    source: "These values are from CEFlip, an animator of the library VCTransitionsLibrary: a "
      + "duration of 1 s, half of the duration for each side of the page, a perspective of -0.002, "
      + "and a shadow on the turning page with an opacity of up to 0.5 at the spine. In CEFlip, a "
      + "presentation moves to the right, like `.pageFlip(.right)` in this gallery. The pictures "
      + "of VCTransitionsLibrary show the dismissal of CEFlip, which looks like the presentation "
      + "in this gallery.")
}
