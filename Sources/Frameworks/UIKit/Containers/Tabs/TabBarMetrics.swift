/// Dimensions of a tab bar, in points.
package enum TabBarMetrics {
  /// The height of the bar's region from the bottom of the view, measured on iOS 26.1 (facts G.8).
  /// Unverified: that the home indicator does not increase the height.
  package static let region: CGFloat = 72

  // The bar is a capsule that floats over the content. The following values are unverified and
  // taken from pictures of iOS 26.

  package static let capsuleHeight: CGFloat = 56
  package static let capsuleBottom: CGFloat = 12
  package static let sideMargin: CGFloat = 21
  package static let itemWidth: CGFloat = 94
  /// The distance between the capsule and the highlight under the selected item.
  package static let patchInset: CGFloat = 4
  package static let iconCentre: CGFloat = 21
  package static let titleCentre: CGFloat = 43.5
  package static let titleSize: CGFloat = 10
  package static let badgeHeight: CGFloat = 16
  package static let badgeSize: CGFloat = 11
  /// The duration of the highlight's move to another item, in seconds.
  package static let patchDuration = 0.3
}

/// The frames of a tab bar's parts, as a pure value.
package struct TabBarLayout: Equatable {
  package let capsule: CGRect
  /// The frames in the capsule's coordinate system, in the order of the items. If the layout is
  /// mirrored, the first item is at the right.
  package let items: [CGRect]

  package init(count: Int, in bounds: CGRect, isMirrored: Bool = false) {
    let available = max(bounds.width - 2 * TabBarMetrics.sideMargin, 0)
    let inset = TabBarMetrics.patchInset
    let width =
      count > 0 ? min(TabBarMetrics.itemWidth, (available - 2 * inset) / CGFloat(count)) : 0
    let length = width * CGFloat(count) + 2 * inset
    let height = TabBarMetrics.capsuleHeight
    capsule = CGRect(
      x: bounds.midX - length / 2, y: bounds.maxY - TabBarMetrics.capsuleBottom - height,
      width: length, height: height)
    items = (0..<count).map { index in
      let place = CGFloat(isMirrored ? count - 1 - index : index)
      return CGRect(
        x: inset + place * width, y: inset, width: width, height: height - 2 * inset)
    }
  }
}
