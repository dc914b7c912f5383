extension UIViewController {
  /// Points at the sides of a root view: 16 in a compact width, 20 in a regular one; nothing above
  /// and below. The figures are practitioners' and unverified.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = currentTraits.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  package var containerInsets: UIEdgeInsets { parent?.insets(ofChild: self) ?? .zero }

  package var isBelowBars: Bool {
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
