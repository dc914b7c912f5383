import UIKit

/// The animation that `Transition.circularReveal` shows.
public struct CircularReveal: TransitionAnimation {
  public var source: TransitionSource
  /// The point at which the circle begins if there is no source view, in fractions of the page.
  public var point: CGPoint

  public init(
    from source: TransitionSource = .standard, point: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    (self.source, self.point) = (source, point)
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    let seed = Seed(source, else: point, for: upper, in: scene)
    let mask = seed.circle
    mask.backgroundColor = .black
    mask.center.x -= seed.rest.minX
    mask.center.y -= seed.rest.minY
    upper.mask = mask
    scene.animateIn(mask) { seed.shrink($0) }
  }
}

/// The centre at which a circle begins to grow, its initial radius, and the radius at which it
/// covers the page.
@MainActor
struct Seed {
  let center: CGPoint
  let rest: CGRect
  let view: UIView?
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  init(
    _ source: TransitionSource, else point: CGPoint, for page: UIView, in scene: TransitionScene
  ) {
    rest = scene.restingFrame(of: page)
    let place = source.place(in: scene)
    view = place?.view
    let x = scene.isMirrored ? 1 - point.x : point.x
    let center =
      place.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      ?? CGPoint(x: rest.minX + x * rest.width, y: rest.minY + point.y * rest.height)
    self.center = center
    startRadius = place.map { min($0.frame.width, $0.frame.height) / 2 } ?? 1
    endRadius = hypot(
      max(center.x - rest.minX, rest.maxX - center.x),
      max(center.y - rest.minY, rest.maxY - center.y))
  }

  /// The circle at its full size, in the container's coordinates.
  var circle: UIView {
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: 2 * endRadius, height: 2 * endRadius))
    view.center = center
    view.layer.cornerRadius = endRadius
    return view
  }

  /// Gives the circle its initial size.
  func shrink(_ circle: UIView) {
    circle.bounds.size = CGSize(width: 2 * startRadius, height: 2 * startRadius)
    circle.layer.cornerRadius = startRadius
  }
}

extension Transition {
  /// If there is no source view, `x` and `y` are the circle's centre, in fractions of the page.
  public static func circularReveal(
    _ source: TransitionSource = .standard, x: Double = 0.5, y: Double = 0.5
  ) -> Transition {
    Transition(
      CircularReveal(from: source, point: CGPoint(x: x, y: y)),
      timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let circularReveal = TransitionEntry(
    id: "circular-reveal", title: "Circular reveal", family: .zoom,
    parameters: [
      .init("x", .number(0...1, standard: 0.5)), .init("y", .number(0...1, standard: 0.5)),
    ],
    make: { .circularReveal(x: $0.number("x"), y: $0.number("y")) }
  ).described(
    "A circle that grows from a view or a point uncovers the new page.",
    source: "All values of this transition were chosen for this gallery.",
    needs: "nothing; the circle starts at the source view or, if there is no source view, at the "
      + "point that the parameters `x` and `y` give.")
}
