/// The locations at which touches began, and how far the touches have moved since.
@MainActor
struct TouchStarts {
  private var entries: [(touch: UITouch, point: CGPoint)] = []

  var count: Int { entries.count }
  /// The location of the first touch, in the window's coordinates.
  var first: CGPoint? { entries.first?.point }
  var window: UIWindow? { entries.first?.touch.window }

  /// Adds the touches that are in both `fingers` and `new`, in the order of `fingers`.
  mutating func add(_ fingers: [UITouch], new: Set<UITouch>) {
    for touch in fingers where new.contains(touch) { entries.append((touch, touch.point)) }
  }

  mutating func removeAll() { entries.removeAll() }

  subscript(index: Int) -> CGPoint? { entries.indices.contains(index) ? entries[index].point : nil }

  /// The centre of the locations at which the touches began; nil if there are no touches.
  var centre: CGPoint? {
    guard !entries.isEmpty else { return nil }
    let count = CGFloat(entries.count)
    return CGPoint(
      x: entries.reduce(0) { $0 + $1.point.x } / count,
      y: entries.reduce(0) { $0 + $1.point.y } / count)
  }

  /// The average translation of the touches. For a touch that has ended, its last location is used.
  var travel: CGVector {
    guard !entries.isEmpty else { return .zero }
    let count = CGFloat(entries.count)
    return CGVector(
      dx: entries.reduce(0) { $0 + $1.touch.point.x - $1.point.x } / count,
      dy: entries.reduce(0) { $0 + $1.touch.point.y - $1.point.y } / count)
  }

  /// Whether any touch is further than `distance` from the location at which it began.
  func hasStrayed(beyond distance: CGFloat) -> Bool {
    entries.contains { touch, point in
      hypot(touch.point.x - point.x, touch.point.y - point.y) > distance
    }
  }

  /// Whether the first touch began near `place`; always true if `place` is nil.
  func isNear(_ place: CGPoint?) -> Bool {
    guard let place, let first else { return true }
    return hypot(first.x - place.x, first.y - place.y) <= TouchDefaults.multiTapReach
  }
}
