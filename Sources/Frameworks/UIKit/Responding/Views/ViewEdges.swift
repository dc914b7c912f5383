/// The state of a view's safe area and margins. A view that has no safe area and does not set
/// margins has no `ViewEdges`.
@MainActor
final class ViewEdges {
  /// The insets that `safeAreaInsetsDidChange()` most recently reported.
  var notifiedSafeArea = UIEdgeInsets.zero
  /// The margins that were set; nil if none were set.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  /// A fixed bottom safe area inset for the subviews. Sheets set it.
  var bottomSafeArea: CGFloat?

  /// The default margin on each side, in points (facts A.10.4).
  static let defaultMargin: CGFloat = 8
}

/// Computes how far the insets of a parent reach into the frame of a child.
///
/// On each edge, the child's inset is how far the child extends past the parent's safe area. The
/// child's inset is between 0 and the parent's inset, whatever the child's size (facts A.10.3).
/// Lengths are in points; all values use the parent's coordinate system.
struct EdgeReach {
  let parent: CGRect
  let insets: UIEdgeInsets

  func insets(of child: CGRect) -> UIEdgeInsets {
    func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      max(0, min(distance, inset))
    }
    return UIEdgeInsets(
      top: reach(parent.minY + insets.top - child.minY, insets.top),
      left: reach(parent.minX + insets.left - child.minX, insets.left),
      bottom: reach(child.maxY - (parent.maxY - insets.bottom), insets.bottom),
      right: reach(child.maxX - (parent.maxX - insets.right), insets.right))
  }
}

extension UIEdgeInsets {
  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }

  /// Returns the insets that have, on each edge, the larger value of these insets and `other`.
  func union(_ other: Self) -> Self {
    Self(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isFlipped = direction == .rightToLeft
    self.init(
      top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isFlipped ? insets.leading : insets.trailing)
  }

  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isFlipped = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isFlipped ? right : left, bottom: bottom,
      trailing: isFlipped ? left : right)
  }
}
