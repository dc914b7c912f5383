import UIKit

/// The animation that `Transition.magicMove` shows.
///
///     photo.accessibilityIdentifier = "photo-7"      // on both pages
///
/// If matched views are nested, the outer one moves. A view without a counterpart on screen does
/// not move separately from its page.
public struct MagicMove: TransitionAnimation {
  public init() {}

  public func unavailableReason(in scene: TransitionScene) -> String? {
    if scene.lower == nil {
      return "the page below stays where it is: a panel has nothing that could move into it"
    }
    guard pairs(in: scene).isEmpty else { return nil }
    return "no view on screen has the accessibilityIdentifier of one on the other page"
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    // All snapshots are taken first, because a hidden view cannot be captured.
    let actors = pairs(in: scene).map { pair in
      [pair.lower, pair.upper].map { view in
        (
          view: view, picture: scene.picture(of: view),
          frame: scene.frameInContainer(of: view) ?? .zero
        )
      }
    }
    scene.animateIn(upper) { $0.alpha = 0 }
    for pair in actors {
      let (lower, upper) = (pair[0], pair[1])
      for actor in pair {
        scene.hide(actor.view)
        scene.add(actor.picture)
      }
      scene.animateIn(upper.picture) { $0.frame = lower.frame }
      scene.animateOut(lower.picture) { $0.frame = upper.frame }
      // One of the two snapshots is always opaque, so that the background never shows through. Two
      // texts are exchanged quickly, because overlapping texts cannot be read.
      let isText = lower.view is UILabel && upper.view is UILabel
      scene.animateIn(upper.picture, from: isText ? 0.45 : 0.3, to: isText ? 0.6 : 0.5) {
        $0.alpha = 0
      }
      scene.animateOut(lower.picture, from: isText ? 0.35 : 0.5, to: isText ? 0.5 : 0.7) {
        $0.alpha = 0
      }
    }
  }

  private func pairs(in scene: TransitionScene) -> [(lower: UIView, upper: UIView)] {
    guard let upper = scene.upper, let lower = scene.lower else { return [] }
    let partners = upper.identified
    var taken: Set<String> = []
    return lower.identified.compactMap { view in
      guard let name = view.accessibilityIdentifier, !taken.contains(name),
        let partner = partners.first(where: { $0.accessibilityIdentifier == name }),
        scene.frameInContainer(of: view) != nil, scene.frameInContainer(of: partner) != nil
      else { return nil }
      taken.insert(name)
      return (view, partner)
    }
  }
}

extension UIView {
  /// The outermost descendants of this view that have an `accessibilityIdentifier`.
  fileprivate var identified: [UIView] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view in
      (view.accessibilityIdentifier ?? "").isEmpty ? view.identified : [view]
    }
  }
}

extension Transition {
  /// Moves the views that have the same `accessibilityIdentifier` on both pages; see `MagicMove`.
  public static var magicMove: Transition {
    Transition(MagicMove(), timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let magicMove = TransitionEntry(
    id: "magic-move", title: "Magic move", family: .zoom, make: { _ in .magicMove }
  ).described(
    "Views of the two pages with the same `accessibilityIdentifier` move into each other; all "
      + "other views cross-fade.",
    source: "All values of this transition were chosen for this gallery.",
    needs: "at least one pair of views with the same `accessibilityIdentifier`, both on screen; "
      + "without such a pair, the pages cross-fade.")
}
