import UIKit

/// The animation of `Transition.blur`.
public struct BlurOver: TransitionAnimation {
  public var style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style = .regular) { self.style = style }

  public func prepare(_ scene: TransitionScene) {
    if let upper = scene.upper { scene.animateIn(upper, from: 0.35, to: 0.65) { $0.alpha = 0 } }
    let glass = scene.add(UIVisualEffectView(effect: nil))
    glass.frame = scene.container.bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.isUserInteractionEnabled = false
    scene.animate(to: 0.5) { [style] in glass.effect = UIBlurEffect(style: style) }
    scene.animate(from: 0.5) { glass.effect = nil }
  }
}

extension Transition {
  /// Blurs the old page while the new one appears; see `BlurOver`.
  public static var blur: Transition {
    Transition(BlurOver(), timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let blur = TransitionEntry(
    id: "blur", title: "Blur", family: .fade, make: { _ in .blur }
  ).described(
    "The screen blurs, the new page replaces the old one behind the blur, and the blur "
      + "clears.",
    source: "All values of this transition were chosen for this gallery.")
}
