/// Two fingers on the glass, and what the line between them does: how it stretches and turns.
///
/// Both are counted over the whole gesture. Where a finger lifts and another lands in its place,
/// they go on from there without a jump.
@MainActor
struct FingerPair {
  /// How many times as long as when the gesture's first two fingers were down.
  private(set) var stretch: CGFloat = 1
  /// In radians, clockwise as seen on the screen, counted on beyond a full turn.
  private(set) var turn: CGFloat = 0
  /// In points, since the two that are down were.
  private(set) var growth: CGFloat = 0

  /// Fingers on one spot have no direction and no length: at least this many points.
  private static let shortest: CGFloat = 1

  private var fingers: [UITouch] = []
  private var line = CGVector.zero
  private var landingLength: CGFloat = 0

  /// Takes the first two of those that are down; false where they are the same as before.
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

  /// Goes on to where the two are now; false where there are not two.
  mutating func follow() -> Bool {
    guard let now = lineNow else { return false }
    stretch *= Self.length(now) / Self.length(line)
    // The angle between the two lines, of their cross and their dot product.
    turn += atan2(line.dx * now.dy - line.dy * now.dx, line.dx * now.dx + line.dy * now.dy)
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
