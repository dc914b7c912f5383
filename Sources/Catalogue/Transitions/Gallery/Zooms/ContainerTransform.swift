import UIKit

/// The animation that `Transition.containerTransform` shows.
public struct ContainerTransform: TransitionAnimation {
  public var source: TransitionSource
  /// The colour of the card, which is behind the contents of both pages; nil, the default, selects
  /// the source view's colour.
  public var color: UIColor?

  public init(from source: TransitionSource = .standard, color: UIColor? = nil) {
    (self.source, self.color) = (source, color)
  }

  public func unavailableReason(in scene: TransitionScene) -> String? {
    source.unavailableReason(in: scene)
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper, let (view, frame) = source.place(in: scene) else { return }
    let rest = scene.restingFrame(of: upper)
    let growth = Growth(from: frame, radius: view.layer.cornerRadius, to: rest, fromTop: true)
    let card = UIView(frame: rest)
    card.backgroundColor = color ?? view.backgroundColor ?? .systemBackground
    let picture = scene.picture(of: view)
    picture.frame = growth.crop
    card.addSubview(picture)
    scene.hide(view)
    scene.bringToFront(upper)
    scene.add(card, below: upper)
    growth.grow(card, in: scene)
    growth.grow(upper, in: scene)
    scene.animateOut(picture, to: 0.3) { $0.alpha = 0 }
    scene.animateIn(upper, from: 0.3) { $0.alpha = 0 }
    if let lower = scene.lower {
      let shade = scene.cover(lower, with: .black)
      shade.alpha = 0.32
      scene.animateIn(shade) { $0.alpha = 0 }
    }
  }
}

extension Transition {
  /// `color` is the colour of the card, which is behind the contents of both pages; nil selects the
  /// source view's colour.
  public static func containerTransform(
    _ source: TransitionSource = .standard, color: UIColor? = nil
  ) -> Transition {
    Transition(
      ContainerTransform(from: source, color: color),
      timing: .curve(.easeInOut, duration: 0.45))
  }
}

extension TransitionEntry {
  static let containerTransform = TransitionEntry(
    id: "container-transform", title: "Container transform", family: .zoom,
    call: "containerTransform()", make: { _ in .containerTransform() }
  ).described(
    "A card grows into the page: the content of the card fades out first, then the page fades in.",
    source: "As in the container transform of Material Design, the content of the card fades out "
      + "during the first 0.3 of the duration.",
    needs: "a view of the page below that is on screen, given by `TransitionSource`; without such "
      + "a view, the pages cross-fade.")
}
