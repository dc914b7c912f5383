import UIKit

/// The animation that `Transition.bubble` shows.
public struct Bubble: TransitionAnimation {
  public var source: TransitionSource
  /// The point at which the bubble begins if there is no source view, in fractions of the page.
  public var point: CGPoint
  /// The bubble's colour. Nil, the default, selects the source view's colour or, if there is no
  /// source view, the page's colour.
  public var color: UIColor?

  public init(
    from source: TransitionSource = .standard, point: CGPoint = CGPoint(x: 0.5, y: 0.9),
    color: UIColor? = nil
  ) {
    (self.source, self.point, self.color) = (source, point, color)
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    let seed = Seed(source, else: point, for: upper, in: scene)
    let bubble = seed.circle
    bubble.backgroundColor =
      color ?? seed.view?.backgroundColor ?? upper.backgroundColor ?? .systemBackground
    scene.bringToFront(upper)
    scene.add(bubble, below: upper)
    scene.animateIn(bubble) { seed.shrink($0) }
    scene.animateIn(upper) {
      // The scale is never 0, because UIKit cannot interpolate a transform without an inverse.
      $0.transform = CGAffineTransform(
        a: 0.001, b: 0, c: 0, d: 0.001, tx: seed.center.x - seed.rest.midX,
        ty: seed.center.y - seed.rest.midY)
      $0.alpha = 0
    }
  }
}

extension Transition {
  /// `color` is the bubble's colour; nil selects the source view's colour or, if there is no source
  /// view, the page's colour.
  public static func bubble(
    _ source: TransitionSource = .standard, color: UIColor? = nil
  ) -> Transition {
    Transition(
      Bubble(from: source, color: color), timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let bubble = TransitionEntry(
    id: "bubble", title: "Bubble", family: .zoom, call: "bubble()", make: { _ in .bubble() }
  ).described(
    "A bubble grows from a view or a point until it fills the screen; the page grows inside "
      + "it.",
    source: "The duration of 0.5 s is from the library BubbleTransition.",
    needs: "nothing; the bubble starts at the source view or, if there is no source view, near the "
      + "bottom of the page.")
}
