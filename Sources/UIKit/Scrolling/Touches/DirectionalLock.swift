/// Determines which axes follow a drag.
enum DirectionalLock {
  /// The minimum ratio between the two axes of a drag that is not diagonal. Unverified.
  static let ratio: CGFloat = 2

  /// The axes that a drag with translation `way` scrolls, if directional lock is enabled.
  static func axes(for way: CGPoint, among axes: [ScrollAxis]) -> [ScrollAxis] {
    axes.filter { axis in
      let along = abs(way[keyPath: axis.point])
      let across = abs(way[keyPath: axis.other.point])
      return axes.count == 1 || along * ratio >= across
    }
  }
}
