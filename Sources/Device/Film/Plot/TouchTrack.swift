import Foundation
import Stage

/// A touch in a recording and the view that follows it. The positions of the touch and of the view
/// are measured along the same axis.
package struct TouchTrack {
  package enum Axis: String, Sendable {
    case x, y

    fileprivate var other: Axis { self == .x ? .y : .x }
  }

  package let axis: Axis
  /// The name of the view that follows the touch, for a legend.
  package let name: String
  /// The times in seconds, and the positions of the touch in points, relative to its position at
  /// the start of the transition.
  package let finger: [(t: Double, value: Double)]
  package let view: [(t: Double, value: Double)]
  /// The change of velocity at the release; nil if the touch is down until the end of the
  /// recording.
  package let release: ReleaseKink?

  /// A view that follows the touch must move at least this fraction of the touch's movement.
  private static let leastShare = 0.15
  /// A view follows the touch if its movement per point of the touch's movement is constant, with at
  /// most this relative error.
  private static let looseness = 0.06
  /// The touch drives a transition only if it changes the progress by at least this amount.
  private static let leastProgress = 0.05

  /// Returns nil if no touch moves, or if nothing follows the touch.
  ///
  /// `view` contains the positions of the view whose movement is most similar to the touch's. If no
  /// view moves in proportion to the touch, as in a rotation, `view` contains the transition's
  /// progress, scaled to the touch's movement. If there is no transition either, `view` contains
  /// the positions of the view that moves farthest.
  ///
  /// Movements are compared from the second frame of the transition on: in the first step a view
  /// often also moves by the distance that the touch covered before a gesture recognized it.
  package init?(_ recording: Recording) {
    guard let (number, touches) = Self.pull(in: recording) else { return nil }
    let ways = (Self.reach(touches.map(\.x)), Self.reach(touches.map(\.y)))
    let axis: Axis = ways.0 > ways.1 ? .x : .y
    let isDown: (Recording.Frame) -> Bool = { frame in
      frame.fingers.contains { $0.finger == number }
    }
    // If no transition runs during the touch, positions are relative to the start of the touch.
    let start =
      recording.frames.first { isDown($0) && $0.progress != nil }?.t ?? touches.first?.t ?? 0
    let end = touches.last?.t ?? 0
    let all = touches.map { (t: $0.t, value: axis == .x ? $0.x : $0.y) }
    let zero = all.first { $0.t >= start - 1e-9 }?.value ?? 0
    let finger = all.map { (t: $0.t, value: $0.value - zero) }

    let search = Search(
      paths: ScreenPath.all(in: recording), finger: finger, time: start...max(end, start))
    let progress = Self.progress(of: recording, after: start, under: finger)
    let least = max(ways.0, ways.1) * Self.leastShare
    guard
      let found = search.follower(along: axis, atLeast: least) ?? progress
        ?? search.farthest(along: axis, atLeast: least)
    else { return nil }
    (self.axis, self.finger, name, view) = (axis, finger, found.name, found.samples)
    let isHeld = recording.frames.last.map(isDown) == true
    release = isHeld ? nil : ReleaseKink(finger: finger, view: found.samples)
  }

  private typealias Follower = (name: String, samples: [(t: Double, value: Double)])

  /// The transition's progress, scaled to the touch's movement.
  private static func progress(
    of recording: Recording, after start: Double, under finger: [(t: Double, value: Double)]
  ) -> Follower? {
    let samples = recording.frames.compactMap { frame in
      frame.t >= start - 1e-9 ? frame.progress.map { (t: frame.t, value: $0) } : nil
    }
    guard let last = finger.last,
      let held = samples.last(where: { $0.t <= last.t + 1e-9 })?.value,
      let first = samples.first?.value, abs(held - first) >= leastProgress
    else { return nil }
    let pairs = Self.pairs(samples, finger).map { (x: $0.y, y: $0.x) }
    let distance = Line(through: pairs)?.slope ?? last.value / (held - first)
    return (
      "the transition's progress, 1 = \(Int(clamped: abs(distance).rounded())) pt",
      samples.map { ($0.t, ($0.value - first) * distance) }
    )
  }

  /// The movements of the touch and of the view in the frames in which the touch is down. The first
  /// frame is left out.
  private static func pairs(
    _ view: [(t: Double, value: Double)], _ finger: [(t: Double, value: Double)]
  ) -> [(x: Double, y: Double)] {
    view.dropFirst().compactMap { sample in
      finger.first { abs($0.t - sample.t) < 1e-6 }.map { (x: $0.value, y: sample.value) }
    }
  }

  /// The least-squares line through points, with the distances measured along y.
  private struct Line {
    let slope: Double
    /// The root mean square of the distances.
    let miss: Double

    /// Returns nil if all points have the same x.
    init?(through points: [(x: Double, y: Double)]) {
      guard Set(points.map(\.x)).count > 1 else { return nil }
      let count = Double(points.count)
      let x = points.reduce(0) { $0 + $1.x } / count
      let y = points.reduce(0) { $0 + $1.y } / count
      let square = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
      let slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / square
      self.slope = slope
      miss = (points.reduce(0) { $0 + pow($1.y - y - slope * ($1.x - x), 2) } / count).squareRoot()
    }
  }

  /// A search among the views on screen.
  private struct Search {
    let paths: [ScreenPath]
    let finger: [(t: Double, value: Double)]
    let time: ClosedRange<Double>

    /// The view whose movement is most similar to the touch's. If several views are equally
    /// similar, the outermost one is returned.
    func follower(along axis: Axis, atLeast least: Double) -> Follower? {
      var best: (follower: Follower, distance: Double)?
      for axis in [axis, axis.other] {
        for path in paths {
          let samples = samples(of: path, axis)
          let pairs = TouchTrack.pairs(samples, finger)
          guard pairs.count > 3, let line = Line(through: pairs) else { continue }
          let reach = TouchTrack.reach(pairs.map(\.y))
          guard reach >= least, line.slope != 0, line.miss <= reach * TouchTrack.looseness else {
            continue
          }
          let distance = abs(log(abs(line.slope)))
          if distance < (best?.distance ?? .infinity) - 0.02 {
            best = ((name(path, axis), samples), distance)
          }
        }
        if best != nil { break }
      }
      return best?.follower
    }

    /// The view whose centre moves farthest.
    func farthest(along axis: Axis, atLeast least: Double) -> Follower? {
      var best: (follower: Follower, reach: Double)?
      for path in paths where path.place == .center {
        let samples = samples(of: path, axis)
        let reach = TouchTrack.smoothReach(held(samples).map(\.value))
        if reach >= least, reach > (best?.reach ?? 0) * 1.02 {
          best = ((name(path, axis), samples), reach)
        }
      }
      return best?.follower
    }

    private func name(_ path: ScreenPath, _ axis: Axis) -> String {
      path.name + (path.place == .center ? "" : ", \(path.place.rawValue) edge") + ", \(axis)"
    }

    /// The positions of a path along an axis, relative to the position at the start of the
    /// transition.
    private func samples(of path: ScreenPath, _ axis: Axis) -> [(t: Double, value: Double)] {
      let all = path.samples.filter { $0.t >= time.lowerBound - 1e-9 }
        .map { (t: $0.t, value: axis == .x ? $0.x : $0.y) }
      let zero = all.first?.value ?? 0
      return all.map { ($0.t, $0.value - zero) }
    }

    private func held(
      _ samples: [(t: Double, value: Double)]
    ) -> [(t: Double, value: Double)] {
      samples.filter { $0.t <= time.upperBound + 1e-9 }
    }
  }

  /// The touch that moves farthest, with its positions while it is down.
  private static func pull(
    in recording: Recording
  ) -> (finger: Int, touches: [(t: Double, x: Double, y: Double)])? {
    var touches: [Int: [(t: Double, x: Double, y: Double)]] = [:]
    for frame in recording.frames {
      for finger in frame.fingers {
        touches[finger.finger, default: []].append((frame.t, finger.x, finger.y))
      }
    }
    func distance(_ finger: Int) -> Double {
      let places = touches[finger] ?? []
      return max(reach(places.map(\.x)), reach(places.map(\.y)))
    }
    var best: Int?
    for finger in touches.keys.sorted() where distance(finger) > (best.map(distance) ?? 1) {
      best = finger
    }
    return best.map { ($0, touches[$0] ?? []) }
  }

  fileprivate static func reach(_ values: [Double]) -> Double {
    (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// The size of the range of values. The largest step is not counted, because it may be a direct
  /// assignment.
  fileprivate static func smoothReach(_ values: [Double]) -> Double {
    let largest = zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    return max(0, reach(values) - largest)
  }
}
