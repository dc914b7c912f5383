/// Why a recognizer fails by itself. The trace contains the reason.
enum GestureFailure: CustomStringConvertible {
  case touches(Int, expected: Int)
  case tooManyTouches(Int, limit: Int)
  /// A touch moved more than this distance, in points.
  case moved(CGFloat)
  /// The touches moved less than this distance, in points, before they were lifted.
  case movedLess(than: CGFloat)
  /// The touches did not move in a direction of the recognizer.
  case direction
  /// The touches began further than this distance, in points, from an edge of the recognizer.
  case notAtEdge(CGFloat)
  /// The next tap was further than this distance, in points, from the first one.
  case nextTapTooFar(CGFloat)
  /// The next tap did not follow within this time, in seconds.
  case noNextTap(TimeInterval)
  /// The touches were lifted before this time, in seconds.
  case lifted(before: TimeInterval)
  /// The gesture was not complete after this time, in seconds.
  case tooSlow(TimeInterval)
  /// The distance or the angle between two touches changed too little.
  case tooLittleChange
  case cancelled
  /// The touches ended while the recognizer waited for another one.
  case waited
  /// The scroll view does not scroll in the direction of the touch.
  case noScrolling

  var description: String {
    switch self {
    case .touches(let count, let expected): "\(Self.touches(count)) instead of \(expected)"
    case .tooManyTouches(let count, let limit): "\(Self.touches(count)), more than \(limit)"
    case .moved(let distance): "the touch moved more than \(Self.number(distance)) points"
    case .movedLess(let distance):
      "the touch moved less than \(Self.number(distance)) points"
    case .direction: "the touch moved in another direction"
    case .notAtEdge(let distance):
      "the touch began more than \(Self.number(distance)) points from the edge"
    case .nextTapTooFar(let distance):
      "the next tap was more than \(Self.number(distance)) points away"
    case .noNextTap(let time): "no tap followed within \(Self.number(time)) s"
    case .lifted(let time): "the touch was lifted before \(Self.number(time)) s"
    case .tooSlow(let time): "the gesture was not complete after \(Self.number(time)) s"
    case .tooLittleChange: "the touches moved too little relative to each other"
    case .cancelled: "the touch was cancelled"
    case .waited: "its touches ended while it waited for another recognizer"
    case .noScrolling: "the scroll view does not scroll in this direction"
    }
  }

  private static func touches(_ count: Int) -> String {
    count == 1 ? "1 touch" : "\(count) touches"
  }
  private static func number(_ value: Double) -> String { CallTrace.number(value) }
}
