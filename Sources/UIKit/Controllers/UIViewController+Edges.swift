extension UIViewController {
  /// The minimum margins of a root view, in points: 16 at the sides in a compact width, 20 in a
  /// regular width, and 0 at the top and bottom. The values were reported by developers and are
  /// unverified.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = currentTraits.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
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
