import UIKit

extension Transition {
  /// `folds` is the number of folds that each page has; `perspective` is the `m34` of the
  /// container's `sublayerTransform`.
  public static func fold(folds: Int = 2, perspective: Double = -0.005) -> Transition {
    Transition(
      Fold(folds: folds, perspective: perspective), timing: TransitionTiming(duration: 1))
  }
}

private struct Fold: TransitionAnimation {
  let folds: Int
  let perspective: CGFloat

  func prepare(_ scene: TransitionScene) {
    guard let lower = scene.lower, let upper = scene.upper else { return }
    scene.perspective(perspective)
    let papers = [
      Paper(of: lower, folds: folds, in: scene), Paper(of: upper, folds: folds, in: scene),
    ]
    // `share` is the fraction of the width that the new page covers. The angle of the strips
    // changes fastest near 0 and 1, so there are more keyframes there.
    scene.animateKeyframes(at: (0...20).map { (1 - cos(.pi * Double($0) / 20)) / 2 }) { share in
      papers[0].put(at: 0, share: 1 - share)
      papers[1].put(at: 1 - share, share: share)
    }
  }
}

/// A page that is divided into strips. Adjacent strips are joined at their edges.
@MainActor
private struct Paper {
  private struct Strip {
    let view: UIView
    let shadow: UIView
    /// The position of the strip's edge that stays in the plane of the screen, in points from the
    /// page's leading edge.
    let hinge: CGFloat
    let isOdd: Bool
  }
  private let strips: [Strip]
  private let rest: CGRect
  private let isMirrored: Bool

  init(of page: UIView, folds: Int, in scene: TransitionScene) {
    let (rest, isMirrored) = (scene.restingFrame(of: page), scene.isMirrored)
    (self.rest, self.isMirrored) = (rest, isMirrored)
    let views = scene.tiles(of: page, columns: 2 * folds, rows: 1)
    strips = views.enumerated().map { index, view in
      let isOdd = index % 2 == 1
      let place = view.frame
      let start = isMirrored ? rest.maxX - place.maxX : place.minX - rest.minX
      view.layer.anchorPoint = CGPoint(x: isOdd == isMirrored ? 0 : 1, y: 0.5)
      view.frame = place
      let shadow = UIView(frame: view.bounds)
      shadow.backgroundColor = .black
      view.addSubview(shadow)
      return Strip(
        view: view, shadow: shadow, hinge: isOdd ? start + place.width : start, isOdd: isOdd)
    }
  }

  /// Moves the page's left edge to `start`, and narrows the page to `share`. Both are fractions of
  /// the page's full width.
  func put(at start: CGFloat, share: CGFloat) {
    let angle = acos(min(max(share, 0), 1))
    for strip in strips {
      let x = start * rest.width + strip.hinge * share
      strip.view.center.x = isMirrored ? rest.maxX - x : rest.minX + x
      let turn = strip.isOdd == isMirrored ? angle : -angle
      strip.view.transform3D = CATransform3DMakeRotation(turn, 0, 1, 0)
      strip.shadow.alpha = sin(angle) * (strip.isOdd ? 0.35 : 0.7)
    }
  }
}

extension TransitionEntry {
  static let fold = TransitionEntry(
    id: "fold", title: "Fold", family: .pieces,
    parameters: [
      .init("folds", .count(1...6, standard: 2)),
      .init("perspective", .number(-0.008...0, standard: -0.005)),
    ],
    make: { .fold(folds: $0.count("folds"), perspective: $0.number("perspective")) }
  ).described(
    "The old page folds up like paper while the new one unfolds from the other side.",
    source: "These values are from CEFold, an animator of the library VCTransitionsLibrary: a "
      + "duration of 1 s, two folds, quarter turns, and a perspective of -0.005. In CEFold, the "
      + "strips rotate at a constant rate and drift apart or overlap. In this gallery, the strips "
      + "stay connected, and the shadow on each strip is uniform instead of a gradient. In CEFold, "
      + "a presentation moves to the right. The pictures of VCTransitionsLibrary show the "
      + "dismissal of CEFold, which looks like the presentation in this gallery.")
}
