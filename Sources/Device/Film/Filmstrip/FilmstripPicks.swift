import Foundation
import Stage

/// Selects the frames of a recording for a filmstrip.
///
/// It selects the first frame, the last frame, the last frame in which the dragging touch is down,
/// and one frame between any two device events. The other frames are chosen so that equally much
/// happens between each and the next. Three things count as activity: a change of the transition's progress in
/// either direction, the movement of touches while no transition runs, and the time during which
/// anything else moves. Time without motion hardly counts.
package struct FilmstripPicks {
  /// The number of frames. It is even, so that no frame is exactly in the middle of a transition.
  /// In the middle of many transitions, nothing is visible.
  package static let count = 10
  /// The activity per second while a transition runs or anything else moves. This rate ensures that
  /// frames are also selected from pauses of a transition and from motion that physics drives.
  private static let motion = 0.3
  /// The activity per second while nothing moves.
  private static let stillness = 0.02
  /// The activity of a touch that moves across the whole screen while no transition runs.
  private static let pull = 2.0
  /// The minimum movement of a touch before a transition, in screen widths. A smaller movement is
  /// ignored, because it only starts the transition.
  private static let shortestPull = 0.15

  /// The indices of the selected frames in `Recording.frames`, ascending and without duplicates.
  package let indices: [Int]
  /// The last frame in which the last dragging touch is down. If no touch drags, this is the last
  /// frame in which the last touch is down. Nil if no touch ends in the recording.
  package let release: Int?

  package init(_ recording: Recording, count: Int = FilmstripPicks.count) {
    let frames = recording.frames
    release = Self.release(in: recording)
    guard frames.count > count, count > 2 else {
      indices = Array(frames.indices)
      return
    }

    let pulls = Self.pulls(in: recording)
    let span = Self.span(of: recording, pulls: pulls)
    let distances = Self.distances(of: recording, over: span, pulls: pulls)
    let inner = count - 2
    var chosen = (0..<inner).map { number in
      // Each frame is selected at the centre of its interval, because frames at the ends would look
      // like the first and last frame.
      let wanted = (distances.last ?? 0) * (Double(number) + 0.5) / Double(inner)
      return span.lowerBound + (distances.firstIndex { $0 >= wanted - 1e-9 } ?? 0)
    }
    var musts = release.map { [$0] } ?? []
    for stretch in Self.stretches(of: recording) where !chosen.contains(where: stretch.contains) {
      musts.append((stretch.lowerBound + stretch.upperBound) / 2)
    }
    for must in musts where !chosen.contains(must) {
      let free = chosen.indices.filter { !musts.contains(chosen[$0]) }
      let nearest = free.min { abs(chosen[$0] - must) < abs(chosen[$1] - must) }
      if let nearest { chosen[nearest] = must }
    }
    indices = Set(chosen + [0, frames.count - 1]).sorted()
  }

  /// The intervals between device events. The time before and after the events is represented by
  /// the first and the last frame.
  private static func stretches(of recording: Recording) -> [ClosedRange<Int>] {
    let rotations = recording.meta.deviceEvents.compactMap { event in
      recording.frames.firstIndex { $0.t >= event.t - 1e-9 }
    }
    return zip(rotations, rotations.dropFirst()).filter { $0 < $1 }.map { $0...($1 - 1) }
  }

  /// The range from which frames are selected. The range begins with the first frame with a drag or
  /// a transition, and ends with the last frame with a transition. Without a transition, the range
  /// contains everything between the first and the last frame in which something moves. If nothing
  /// moves, the range contains all frames.
  private static func span(
    of recording: Recording, pulls: [ClosedRange<Int>]
  ) -> ClosedRange<Int> {
    let frames = recording.frames
    if let last = frames.lastIndex(where: { $0.progress != nil }),
      let first = frames.firstIndex(where: { $0.progress != nil }), first < last
    {
      return min(first, pulls.first?.lowerBound ?? first)...last
    }
    guard let first = frames.indices.first(where: recording.moves(at:)),
      let last = frames.indices.last(where: recording.moves(at:)), first < last
    else { return 0...(frames.count - 1) }
    return min(first, pulls.first?.lowerBound ?? first)...last
  }

  /// The intervals without a transition in which touches move far.
  private static func pulls(in recording: Recording) -> [ClosedRange<Int>] {
    let frames = recording.frames
    var pulls: [ClosedRange<Int>] = []
    var start: Int?
    var distance = 0.0
    func close(_ end: Int) {
      if let start, start < end, distance >= shortestPull * recording.meta.width {
        pulls.append(start...end)
      }
      (start, distance) = (nil, 0)
    }
    for index in frames.indices {
      if frames[index].progress != nil || frames[index].fingers.isEmpty {
        close(index - 1)
      } else if start == nil {
        start = index
      } else {
        distance += travel(from: frames[index - 1], to: frames[index])
      }
    }
    close(frames.count - 1)
    return pulls
  }

  /// For each frame of `span`, the sum of the activity up to that frame.
  private static func distances(
    of recording: Recording, over span: ClosedRange<Int>, pulls: [ClosedRange<Int>]
  ) -> [Double] {
    let frames = recording.frames
    var total = 0.0
    return span.map { index in
      if index > span.lowerBound {
        let (before, now) = (frames[index - 1], frames[index])
        total += abs((now.progress ?? 0) - (before.progress ?? 0))
        if pulls.contains(where: { $0.contains(index) && $0.contains(index - 1) }) {
          total += travel(from: before, to: now) / recording.meta.width * pull
        }
        let isMoving = now.progress != nil || recording.moves(at: index)
        total += (now.t - before.t) * (isMoving ? motion : stillness)
      }
      return total
    }
  }

  /// How far, in points, the touches that are down in both frames move.
  private static func travel(from before: Recording.Frame, to now: Recording.Frame) -> Double {
    now.fingers.reduce(0) { sum, finger in
      guard let old = before.fingers.first(where: { $0.finger == finger.finger }) else {
        return sum
      }
      return sum + hypot(finger.x - old.x, finger.y - old.y)
    }
  }

  /// The last frame of the last interval in which a touch moved. A later tap is ignored, because it
  /// is less important than a drag.
  private static func release(in recording: Recording) -> Int? {
    let frames = recording.frames
    var (distance, last, lastOfDrag) = (0.0, Int?.none, Int?.none)
    for index in frames.indices.dropLast() where !frames[index].fingers.isEmpty {
      if index > 0 { distance += travel(from: frames[index - 1], to: frames[index]) }
      guard frames[index + 1].fingers.isEmpty else { continue }
      last = index
      if distance >= shortestPull * recording.meta.width { lastOfDrag = index }
      distance = 0
    }
    return lastOfDrag ?? last
  }
}

extension Recording {
  /// Whether the screen shows a different picture than in the previous frame.
  package func moves(at index: Int) -> Bool {
    guard frames.indices.contains(index), index > 0 else { return false }
    let (before, now) = (frames[index - 1], frames[index])
    if before.tree.root === now.tree.root, now.tree.root.isAtRest { return false }
    func seen(_ frame: Frame) -> String {
      frame.tree.displayList(at: frame.time, size: frame.size ?? firstSize, scale: 1).text
    }
    return seen(before) != seen(now)
  }
}
