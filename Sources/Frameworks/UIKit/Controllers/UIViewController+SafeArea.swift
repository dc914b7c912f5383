extension UIViewController {
  /// The minimum margins of a root view, in points: 16 at the sides in a compact width, 20 in a
  /// regular width, and 0 at the top and bottom. The minimum margins were reported by developers
  /// and are unverified.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = currentTraits.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view ends at a bar instead of extending under it.
  func ends(at edge: UIRectEdge, ofBarThatIsTranslucent isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge)
      || !isTranslucent && !extendedLayoutIncludesOpaqueBars
  }

  /// The top or bottom layout guide of the current view. If the view is replaced, a guide that was
  /// returned earlier still belongs to the old view.
  func edgeGuide(isTop: Bool) -> any UILayoutSupport {
    let view: UIView = view
    let guide = isTop ? view.topEdgeGuide : view.bottomEdgeGuide
    return guide as? any UILayoutSupport ?? EdgeLayoutGuide()
  }

  package var containerInsets: UIEdgeInsets { parent?.insets(ofChild: self) ?? .zero }

  package var isBelowBars: Bool {
    guard automaticallyAdjustsScrollViewInsets else { return false }
    var ancestor = parent
    while let here = ancestor {
      if here.hasBarsAboveChildren { return true }
      ancestor = here.parent
    }
    return false
  }

  package var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
