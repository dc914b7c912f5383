/// Two touches, and how much the line between them has stretched and rotated.
///
/// The stretch and the rotation accumulate over the whole gesture. If a finger is lifted and
/// another one touches the screen, the values continue without a jump.
@MainActor
struct TouchPair {
  /// The length of the line between the touches, relative to its length at the start of the
  /// gesture.
  private(set) var stretch: CGFloat = 1
  /// The rotation in radians, clockwise on the screen. The angle may exceed a full rotation.
  private(set) var rotation: CGFloat = 0
  /// The change of the distance between the two current touches since they began, in points.
  private(set) var growth: CGFloat = 0

  /// The minimum length of the line between the touches, in points. Two touches at the same
  /// location would have no length or direction.
  private static let shortest: CGFloat = 1

  private var fingers: [UITouch] = []
  private var line = CGVector.zero
  private var landingLength: CGFloat = 0

  /// Uses the first two touches. Returns false if the first two touches have not changed.
  @discardableResult
  mutating func take(_ down: [UITouch]) -> Bool {
    let two = down.count < 2 ? [] : Array(down.prefix(2))
    guard !two.elementsEqual(fingers, by: ===) else { return false }
    fingers = two
    growth = 0
    guard let line = lineNow else { return true }
    self.line = line
    landingLength = Self.length(line)
    return true
  }

  /// Updates the values to the current locations of the two touches. Returns false if there are not
  /// two touches.
  mutating func follow() -> Bool {
    guard let now = lineNow else { return false }
    stretch *= Self.length(now) / Self.length(line)
    // The angle between the previous and the current line, from their cross product and dot
    // product.
    rotation += atan2(line.dx * now.dy - line.dy * now.dx, line.dx * now.dx + line.dy * now.dy)
    growth = Self.length(now) - landingLength
    line = now
    return true
  }

  private var lineNow: CGVector? {
    guard let a = fingers.first?.point, let b = fingers.last?.point else { return nil }
    return CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }

  private static func length(_ line: CGVector) -> CGFloat {
    max(shortest, hypot(line.dx, line.dy))
  }
}
