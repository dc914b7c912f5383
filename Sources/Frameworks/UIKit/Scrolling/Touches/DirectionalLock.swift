/// Determines the axes along which a drag moves the content.
enum DirectionalLock {
  /// A drag counts as diagonal if its longer component is at most this many times as long as its
  /// shorter component (unverified).
  static let ratio: CGFloat = 2

  /// The axes along which a drag with the translation `way` scrolls if directional lock is enabled.
  static func axes(for way: CGPoint, among axes: [ScrollAxis]) -> [ScrollAxis] {
    axes.filter { axis in
      let along = abs(way[keyPath: axis.point])
      let across = abs(way[keyPath: axis.other.point])
      return axes.count == 1 || along * ratio >= across
    }
  }
}
