import UIKit

/// The animation that `Transition.zoomFromView` shows.
public struct ZoomFromView: TransitionAnimation {
  public var source: TransitionSource
  /// The opacity, from 0 to 1, of the black view over the page below.
  public var dimming: CGFloat

  public init(from source: TransitionSource = .standard, dimming: CGFloat = 0.3) {
    (self.source, self.dimming) = (source, dimming)
  }

  public func unavailableReason(in scene: TransitionScene) -> String? {
    source.unavailableReason(in: scene)
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper, let (view, frame) = source.place(in: scene) else { return }
    let rest = scene.restingFrame(of: upper)
    let growth = Growth(
      from: frame, radius: view.layer.cornerRadius, to: rest, fromTop: false)
    // At first, the growing view shows a snapshot of the source view.
    let front = UIView(frame: rest)
    front.isUserInteractionEnabled = false
    let picture = scene.picture(of: view)
    picture.frame = growth.crop
    front.addSubview(picture)
    scene.hide(view)
    if let lower = scene.lower {
      let shade = scene.cover(lower, with: .black)
      shade.alpha = dimming
      scene.animateIn(shade) { $0.alpha = 0 }
    }
    scene.bringToFront(upper)
    scene.add(front)
    growth.grow(upper, in: scene)
    growth.grow(front, in: scene)
    scene.animateOut(picture, to: 0.4) { $0.alpha = 0 }
  }
}

extension Transition {
  /// `dimming` is the opacity, from 0 to 1, of the black view over the page below.
  public static func zoomFromView(
    _ source: TransitionSource = .standard, dimming: Double = 0.3
  ) -> Transition {
    Transition(
      ZoomFromView(from: source, dimming: dimming), timing: .curve(.easeInOut, duration: 0.45))
  }
}

extension TransitionEntry {
  static let zoomFromView = TransitionEntry(
    id: "zoom-from-view", title: "Zoom from a view", family: .zoom,
    parameters: [.init("dimming", .number(0...0.8, standard: 0.3))],
    make: { .zoomFromView(dimming: $0.number("dimming")) }
  ).described(
    "The page grows out of a view of the page below and shrinks back into this view on dismissal.",
    source: "The transition imitates the zoom transition that navigation controllers have since "
      + "iOS 18. The timing and the opacity of the shade are estimated by eye and unverified.",
    needs: "a view of the page below that is on screen, given by `TransitionSource`; without such "
      + "a view, the pages cross-fade.")
}
