import UIKit

extension Transition {
  /// Half of the screen turns over like the page of a book, towards an edge.
  ///
  /// CEFlip of VCTransitionsLibrary: a perspective of -0.002, a second, shadows up to half black.
  public static func pageFlip(
    _ edge: Edge = .left, perspective: Double = -0.002, shade: Double = 0.5
  ) -> Transition {
    Transition(
      PageFlip(edge: edge, perspective: perspective, shade: shade),
      timing: TransitionTiming(duration: 1)
    ).interactive(.pan(to: edge.opposite))
  }
}

private struct PageFlip: TransitionLook {
  let edge: Edge
  let perspective: CGFloat
  let shade: CGFloat

  func stage(_ scene: TransitionScene) {
    guard let old = scene.lower, let new = scene.upper else { return }
    scene.perspective(perspective)
    let edge = scene.edge(edge)
    let uncovered = half(of: new, at: edge.opposite, in: scene)
    let covered = half(of: old, at: edge, in: scene)
    let turning = half(of: old, at: edge.opposite, in: scene)
    let landing = half(of: new, at: edge, in: scene)
    for page in [old, new] { scene.hide(page) }

    scene.goes(turning, from: 0, to: 0.5) { turn($0, over: edge, by: .pi / 2) }
    scene.comes(landing, from: 0.5, to: 1) { turn($0, over: edge, by: -.pi / 2) }
    // What stands up turns away from the light; what lies below is in its shadow.
    for (half, dark) in [(turning, edge.opposite), (covered, edge)] {
      let shadow = shadow(on: half, towards: dark)
      let start = half === turning ? 0 : 0.5
      scene.goes(shadow, from: start, to: start + 0.5) { [shade] in $0.alpha = shade }
    }
    for (half, dark) in [(uncovered, edge.opposite), (landing, edge)] {
      let shadow = shadow(on: half, towards: dark)
      let start = half === uncovered ? 0 : 0.5
      scene.comes(shadow, from: start, to: start + 0.5) { [shade] in $0.alpha = shade }
    }
  }

  private func turn(_ half: UIView, over edge: Edge, by angle: CGFloat) {
    half.transform3D = CATransform3DMakeRotation(angle, edge.axis.dx, edge.axis.dy, 0)
  }

  /// A picture of the half of a page at one side, hinged on the middle of the page.
  private func half(of page: UIView, at side: Edge, in scene: TransitionScene) -> UIView {
    // Whole points, so that no seam shows.
    let length = side.isHorizontal ? page.bounds.width : page.bounds.height
    let (first, second) = page.bounds.divided(
      atDistance: (length / 2).rounded(), from: side.isHorizontal ? .minXEdge : .minYEdge)
    let part = side == .left || side == .top ? first : second
    let half = scene.add(scene.picture(of: page, part: part))
    let place = half.frame
    half.layer.anchorPoint = side.opposite.middle
    half.frame = place
    return half
  }

  /// Black at one side and clear at the other; it begins invisible.
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
  ).told(
    "Half of the screen turns over like the page of a book, in its own shadow.",
    source: "A perspective of -0.002, a second, shadows up to half black: CEFlip of "
      + "VCTransitionsLibrary.")
}
