import Foundation
import Stage

/// Which frames of a recording tell its story.
///
/// The first and the last, the moment the finger that drags leaves, one between any two events of the device,
/// and the others evenly over what happens in between: over the way the transition goes, forwards
/// or back, over that of fingers where no transition runs, over the time in which something else
/// moves, and hardly over rest.
package struct FilmstripPicks {
  /// Even, so that none falls on the exact middle, where many transitions show nothing.
  package static let count = 10
  /// The way that a second of a transition, or of other motion, counts as: a hold is seen too, and
  /// what glides on under its own physics.
  private static let motion = 0.3
  /// The way that a second counts as in which nothing moves.
  private static let stillness = 0.02
  /// The way that a finger's travel across the screen counts as, while no transition runs.
  private static let pull = 2.0
  /// A finger that travels less before a transition begins only starts it; in screen widths.
  private static let shortestPull = 0.15

  /// Of `Recording.frames`, ascending, without repetition.
  package let indices: [Int]
  /// The last frame under the last finger that drags, or under the last finger where none does;
  /// nil where none is lifted in this recording.
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
      // In the middle of its share: the ends look like the first frame and the last.
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

  /// The stretches between two events of the device: what is before the first and after the last
  /// is seen anyway.
  private static func stretches(of recording: Recording) -> [ClosedRange<Int>] {
    let turns = recording.meta.deviceEvents.compactMap { event in
      recording.frames.firstIndex { $0.t >= event.t - 1e-9 }
    }
    return zip(turns, turns.dropFirst()).filter { $0 < $1 }.map { $0...($1 - 1) }
  }

  /// From the first frame in which a finger pulls or a transition runs to the last with a
  /// transition; where none runs, from the first that moves to the last; all frames where none does.
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

  /// The stretches in which fingers travel far and no transition runs.
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

  /// How far things have gone at each frame of `span`, growing.
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

  /// How far the fingers moved that are down in both frames, in points.
  private static func travel(from before: Recording.Frame, to now: Recording.Frame) -> Double {
    now.fingers.reduce(0) { sum, finger in
      guard let old = before.fingers.first(where: { $0.finger == finger.finger }) else {
        return sum
      }
      return sum + hypot(finger.x - old.x, finger.y - old.y)
    }
  }

  /// The last frame of each stretch in which fingers are down; the last of those that have
  /// travelled, as a tap after a drag tells little.
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
  /// Whether what is on the screen at a frame is not what was there at the one before.
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
