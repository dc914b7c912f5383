import Foundation
import Stage

/// Selects the frames of a recording for a filmstrip.
///
/// It selects the first and the last frame, the end of the dragging touch, and one frame between
/// any two device events. The other frames are distributed evenly over a measure of activity.
/// Activity is the transition's progress in either direction, the movement of touches while no
/// transition runs, and the time during which anything else moves. Time without motion hardly
/// counts.
package struct FilmstripPicks {
  /// An even number, so that no frame is exactly in the middle, where nothing is visible in many
  /// transitions.
  package static let count = 10
  /// The activity per second of a transition or of other motion. Because of it, pauses and
  /// physics-driven motion are selected too.
  private static let motion = 0.3
  /// The activity per second while nothing moves.
  private static let stillness = 0.02
  /// The activity of a touch that moves across the screen while no transition runs.
  private static let pull = 2.0
  /// The minimum movement of a touch before a transition, in screen widths. A smaller movement only
  /// starts the transition.
  private static let shortestPull = 0.15

  /// Indices into `Recording.frames`, ascending, without duplicates.
  package let indices: [Int]
  /// The last frame of the last dragging touch or, if no touch drags, of the last touch. Nil if no
  /// touch ends in the recording.
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
    let way = Self.way(of: recording, over: span, pulls: pulls)
    let inner = count - 2
    var chosen = (0..<inner).map { number in
      // Each frame is at the centre of its interval, because the ends look like the first and last
      // frame.
      let wanted = (way.last ?? 0) * (Double(number) + 0.5) / Double(inner)
      return span.lowerBound + (way.firstIndex { $0 >= wanted - 1e-9 } ?? 0)
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

  /// The intervals between device events. The first and the last frame cover the rest of the
  /// recording.
  private static func stretches(of recording: Recording) -> [ClosedRange<Int>] {
    let rotations = recording.meta.deviceEvents.compactMap { event in
      recording.frames.firstIndex { $0.t >= event.t - 1e-9 }
    }
    return zip(rotations, rotations.dropFirst()).filter { $0 < $1 }.map { $0...($1 - 1) }
  }

  /// The range of frames to select from: from the first frame with a drag or a transition to the
  /// last one with a transition. Without a transition, the range is from the first to the last
  /// moving frame, or all frames if none moves.
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

  /// The intervals in which touches move far while no transition runs.
  private static func pulls(in recording: Recording) -> [ClosedRange<Int>] {
    let frames = recording.frames
    var pulls: [ClosedRange<Int>] = []
    var start: Int?
    var way = 0.0
    func close(_ end: Int) {
      if let start, start < end, way >= shortestPull * recording.meta.width {
        pulls.append(start...end)
      }
      (start, way) = (nil, 0)
    }
    for index in frames.indices {
      if frames[index].progress != nil || frames[index].fingers.isEmpty {
        close(index - 1)
      } else if start == nil {
        start = index
      } else {
        way += travel(from: frames[index - 1], to: frames[index])
      }
    }
    close(frames.count - 1)
    return pulls
  }

  /// The accumulated activity at each frame of `span`.
  private static func way(
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

  /// The distance in points moved by touches that are down in both frames.
  private static func travel(from before: Recording.Frame, to now: Recording.Frame) -> Double {
    now.fingers.reduce(0) { sum, finger in
      guard let old = before.fingers.first(where: { $0.finger == finger.finger }) else {
        return sum
      }
      return sum + hypot(finger.x - old.x, finger.y - old.y)
    }
  }

  /// The last frame of the last interval in which a touch moved. A tap after a drag is less
  /// important.
  private static func release(in recording: Recording) -> Int? {
    let frames = recording.frames
    var (way, last, lastOfDrag) = (0.0, Int?.none, Int?.none)
    for index in frames.indices.dropLast() where !frames[index].fingers.isEmpty {
      if index > 0 { way += travel(from: frames[index - 1], to: frames[index]) }
      guard frames[index + 1].fingers.isEmpty else { continue }
      last = index
      if way >= shortestPull * recording.meta.width { lastOfDrag = index }
      way = 0
    }
    return lastOfDrag ?? last
  }
}

extension Recording {
  /// Whether a frame's screen differs from that of the previous one.
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
