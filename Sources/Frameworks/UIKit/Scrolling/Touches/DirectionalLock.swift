/// Determines the axes along which a drag moves the content.
enum DirectionalLock {
  /// A drag counts as diagonal if its longer component is at most this many times as long as its
  /// shorter component (unverified).
  static let ratio: CGFloat = 2

  /// The axes along which a drag with this translation scrolls if directional lock is enabled.
  static func axes(for translation: CGPoint, among axes: [ScrollAxis]) -> [ScrollAxis] {
    axes.filter { axis in
      let along = abs(translation[keyPath: axis.point])
      let across = abs(translation[keyPath: axis.other.point])
      return axes.count == 1 || along * ratio >= across
    }
  }
}
