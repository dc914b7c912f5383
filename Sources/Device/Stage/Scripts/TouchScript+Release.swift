import Foundation

/// How a finger is lifted at the end of a drag.
package struct TouchRelease: Sendable, Equatable {
  /// The distance of the lift from the start of the drag, as a fraction of the scripted drag. With
  /// a fraction above 1, the drag goes on in its direction.
  package var distance: Double
  /// The velocity in the direction of the drag, in points per second. With 0, the finger rests
  /// before it is lifted; a negative velocity is that of a finger that moves back.
  package var velocity: Double

  package init(distance: Double, velocity: Double = 0) {
    (self.distance, self.velocity) = (distance, velocity)
  }

  /// The number of seconds in which a finger moves with the velocity before it is lifted. It is
  /// longer than the time over which recognizers measure.
  fileprivate static let approach = 0.12
}

extension TouchScript {
  /// The finger that moves and is lifted last before a time of the script; nil if there is none.
  package func lastDrag(before time: Double) -> Int? {
    fingers.indices.filter { index in
      guard let last = fingers[index].last else { return false }
      return fingers[index].isDrag && last.t <= time
    }.max { (fingers[$0].last?.t ?? 0) < (fingers[$1].last?.t ?? 0) }
  }

  /// This script with another release of a finger. Touches that begin after the finger was lifted
  /// are removed. `size` is the window's size in points.
  package func with(_ release: TouchRelease, of finger: Int, in size: CGSize) -> TouchScript {
    guard fingers.indices.contains(finger), let end = fingers[finger].last?.t else { return self }
    let scale = unit == .fraction ? size : CGSize(width: 1, height: 1)
    var copy = self
    copy.fingers[finger] = fingers[finger].with(release, scale: scale)
    copy.fingers.removeAll { ($0.first?.t ?? 0) > end }
    copy.device.removeAll { $0.t > end }
    return copy
  }

  /// The direction of a finger's drag in points, with length 1; nil if the finger does not move.
  package func direction(of finger: Int, in size: CGSize) -> CGPoint? {
    guard fingers.indices.contains(finger), fingers[finger].isDrag else { return nil }
    let scale = unit == .fraction ? size : CGSize(width: 1, height: 1)
    return fingers[finger].travel(scale)?.direction
  }

  /// The largest distance of a release at which the finger is still in the window.
  package func longestDistance(of finger: Int, in size: CGSize) -> Double {
    guard fingers.indices.contains(finger), let first = fingers[finger].first,
      let last = fingers[finger].last
    else { return 1 }
    let limit = unit == .fraction ? CGSize(width: 1, height: 1) : size
    func most(_ from: Double, _ to: Double, _ length: Double) -> Double {
      guard from != to else { return .infinity }
      // The finger stays inside, because a touch outside the window belongs to no view.
      let edge = to > from ? length * (1 - Self.margin) : length * Self.margin
      return (edge - from) / (to - from)
    }
    return max(
      1,
      min(
        most(first.x, last.x, Double(limit.width)), most(first.y, last.y, Double(limit.height))))
  }

  /// The margin of the window, as a fraction, that a longer drag does not enter.
  private static let margin = 0.01
}

extension [TouchScript.Entry] {
  fileprivate var isDrag: Bool {
    guard let first, let last, last.t > first.t else { return false }
    return (first.x, first.y) != (last.x, last.y)
  }

  /// The length of the way from the first to the last entry in points, and its direction.
  fileprivate func travel(_ scale: CGSize) -> (length: Double, direction: CGPoint)? {
    guard let first, let last else { return nil }
    let (x, y) = (
      (last.x - first.x) * Double(scale.width), (last.y - first.y) * Double(scale.height)
    )
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? (length, CGPoint(x: x / length, y: y / length)) : nil
  }

  fileprivate func with(_ release: TouchRelease, scale: CGSize) -> [TouchScript.Entry] {
    guard isDrag, let first, let last, let (length, _) = travel(scale) else { return self }
    func entry(_ phase: TouchScript.Phase, _ distance: Double, _ t: Double) -> TouchScript.Entry {
      TouchScript.Entry(
        phase, t: t, x: first.x + (last.x - first.x) * distance,
        y: first.y + (last.y - first.y) * distance)
    }
    // The finger approaches the place of the lift from this distance.
    let approach =
      release.velocity == 0
      ? 0
      : Swift.min(
        TouchRelease.approach, release.distance * length * 0.8 / abs(release.velocity))
    let start = release.distance - release.velocity * approach / length
    let arrival = first.t + (last.t - first.t) * start
    var path = filter { $0.phase != .up && $0.phase != .cancel && $0.t < arrival }
    if path.isEmpty { path = [first] }
    path.append(entry(.move, start, Swift.max(arrival, first.t + FrameClock.time(ofTick: 1))))
    let reached = (path.last?.t ?? arrival) + approach
    if release.velocity == 0 {
      return path + [entry(.up, release.distance, reached + TouchScript.rest)]
    }
    return path + [
      entry(.move, release.distance, reached), entry(.up, release.distance, reached),
    ]
  }
}
