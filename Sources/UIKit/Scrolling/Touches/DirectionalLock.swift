/// Which axes follow a finger.
enum DirectionalLock {
  /// How many times as far along one axis as along the other a drag goes that is not diagonal.
  /// Unverified.
  static let ratio: CGFloat = 2

  /// The axes of `axes` that a drag of `way` keeps, where locking is switched on.
  static func axes(for way: CGPoint, among axes: [ScrollAxis]) -> [ScrollAxis] {
    axes.filter { axis in
      let along = abs(way[keyPath: axis.point])
      let across = abs(way[keyPath: axis.other.point])
      return axes.count == 1 || along * ratio >= across
    }
  }
}
