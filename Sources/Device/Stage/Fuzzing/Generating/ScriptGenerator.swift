import Foundation

/// Generates random touches and device events. The same seed and run number always produce the same
/// script.
///
/// A script is a sequence of phrases. Phrases with one touch are taps, drags along arbitrary paths,
/// flicks, holds, edge swipes, and variations of the subject's own touches. Phrases with two
/// touches are pinches, rotations and drags. A phrase begins after the previous phrase, or while
/// the previous phrase or its transition is still in progress.
package struct ScriptGenerator: Sendable {
  let ground: FuzzInputs
  let seed: UInt64

  package init(_ ground: FuzzInputs, seed: UInt64) {
    self.ground = ground
    self.seed = seed
  }

  package func script(_ run: Int) -> TouchScript {
    var phrases = Phrases(random: RandomSource(seed: seed, run: run), ground: ground)
    return phrases.script()
  }
}

/// Builds the phrases of one random script.
private struct Phrases {
  typealias Entry = TouchScript.Entry
  var random: RandomSource
  let ground: FuzzInputs

  /// The possible pauses, in seconds, between the end of one phrase and the beginning of the next.
  private static let pauses = [0, 1.0 / 60, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6]
  /// The fraction of phrases with two touches.
  private static let pairs = 0.1
  /// No phrase is added after this time, in seconds.
  private static let longest = 6.0

  mutating func script() -> TouchScript {
    var fingers: [[Entry]] = []
    var clock = random.number(0...0.1)
    for _ in 0..<random.pick([1, 2, 2, 3, 3, 4, 5, 7]) where clock < Self.longest {
      if random.chance(Self.pairs) {
        let pair = pair().map { $0.map { $0.moved(by: clock) } }
        fingers += pair
        clock = (pair.compactMap(\.last?.t).max() ?? clock) + random.pick(Self.pauses)
        continue
      }
      let phrase = phrase().map { $0.moved(by: clock) }
      let end = phrase.last?.t ?? clock
      fingers.append(phrase)
      if random.chance(0.07) {
        // A second touch moves in the same phrase.
        fingers.append(drag(from: place()).map { $0.moved(by: clock) })
      }
      // Some phrases begin before the previous phrase ends.
      clock = random.chance(0.12) ? random.number(clock...end) : end + random.pick(Self.pauses)
    }
    let duration = fingers.flatMap { $0 }.map(\.t).max() ?? 0
    return TouchScript(fingers: fingers.map { $0.map(\.rounded) }, device: device(duration + 0.5))
  }

  // MARK: Touches

  private mutating func phrase() -> [Entry] {
    switch random.number(0...9) {
    case 0...3 where !ground.paths.isEmpty: bent(random.pick(ground.paths))
    case 4, 5: tap(at: spot())
    case 6: tap(at: place())
    case 7: drag(from: edge())
    case 8: drag(from: spot())
    default: drag(from: place())
    }
  }

  /// Two touches around a centre that may move. The distance between the touches may change, and so
  /// may the angle of the line between them. The second touch may land later and lift earlier than
  /// the first.
  private mutating func pair() -> [[Entry]] {
    let start = random.chance(0.5) ? spot() : place()
    let end = random.chance(0.5) ? place() : start
    let reach = (random.number(0.03...0.3), random.number(0.03...0.3))
    let angle = random.number(0...2 * Double.pi)
    let turn = random.chance(0.5) ? random.number(-Double.pi...Double.pi) : 0
    let seconds = random.pick([0.05, 0.15, 0.3, 0.6])
    let late = random.chance(0.5) ? random.number(0...seconds / 2) : 0
    let early = random.chance(0.5) ? random.number(0...seconds / 2) : 0
    let ends = [ending(), ending()]
    return [0, 1].map { finger in
      let side = finger == 0 ? 1.0 : -1
      func entry(_ phase: TouchScript.Phase, at t: Double) -> Entry {
        let share = t / seconds
        let radius = reach.0 + (reach.1 - reach.0) * share
        let direction = angle + turn * share
        return Entry(
          phase, t: t,
          x: start.x + (end.x - start.x) * share + side * radius * cos(direction),
          y: start.y + (end.y - start.y) * share + side * radius * sin(direction))
      }
      let first = finger == 0 ? 0 : late
      let last = finger == 0 ? seconds : seconds - early
      let moves = [0.25, 0.5, 0.75, 1].map { first + (last - first) * $0 }
      return [entry(.down, at: first)] + moves.map { entry(.move, at: $0) }
        + [entry(ends[finger], at: last)]
    }
  }

  private mutating func ending() -> TouchScript.Phase { random.chance(0.12) ? .cancel : .up }

  /// A known touch path at another speed and with another offset. The path may be shortened, and
  /// the touch may turn back on it.
  private mutating func bent(_ path: [Entry]) -> [Entry] {
    guard let first = path.first, path.count > 1 else { return tap(at: place()) }
    let pace = random.pick([0.2, 0.5, 0.8, 1, 1, 1.3, 2])
    let reach = random.pick([0.3, 0.6, 0.9, 1, 1, 1, 1.2])
    let (dx, dy) = (random.number(-0.03...0.03), random.number(-0.03...0.03))
    var entries = path.map { entry in
      Entry(
        entry.phase, t: (entry.t - first.t) * pace,
        x: first.x + (entry.x - first.x) * reach + dx,
        y: first.y + (entry.y - first.y) * reach + dy)
    }
    let last = entries.removeLast()
    var (t, x, y) = (last.t, last.x, last.y)
    if random.chance(0.3) {
      // The touch returns towards the point where it started, and may move past it.
      let back = random.number(-0.2...1.2)
      t += random.number(0.05...0.5)
      (x, y) = (last.x + (first.x - last.x) * back, last.y + (first.y - last.y) * back)
      entries.append(Entry(.move, t: t, x: x, y: y))
    }
    if random.chance(0.25) { t += random.number(0.1...0.6) }
    entries.append(Entry(ending(), t: t, x: x, y: y))
    return entries
  }

  private mutating func tap(at point: CGPoint) -> [Entry] {
    let length = random.pick([0.03, 0.08, 0.08, 0.15, 0.7])
    let (x, y) = (Double(point.x), Double(point.y))
    return [Entry(.down, t: 0, x: x, y: y), Entry(ending(), t: length, x: x, y: y)]
  }

  private mutating func drag(from point: CGPoint) -> [Entry] {
    var entries = [Entry(.down, t: 0, x: Double(point.x), y: Double(point.y))]
    var t = 0.0
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
      t += random.pick([0.05, 0.1, 0.2, 0.3, 0.6])
      let goal = destination(from: entries[entries.count - 1])
      entries.append(Entry(.move, t: t, x: Double(goal.x), y: Double(goal.y)))
      if random.chance(0.2) {
        t += random.number(0.05...0.4)
        entries.append(Entry(.move, t: t, x: Double(goal.x), y: Double(goal.y)))
      }
    }
    let last = entries[entries.count - 1]
    entries.append(Entry(ending(), t: t + random.pick([0, 0.02, 0.15]), x: last.x, y: last.y))
    return entries
  }

  /// A point that differs from `entry` in only one coordinate, or an arbitrary point.
  private mutating func destination(from entry: Entry) -> CGPoint {
    switch random.number(0...3) {
    case 0: place()
    case 1: CGPoint(x: entry.x, y: random.fraction())
    case 2: CGPoint(x: random.fraction(), y: entry.y)
    default:
      CGPoint(x: entry.x + random.number(-0.1...0.1), y: entry.y + random.number(-0.1...0.1))
    }
  }

  private mutating func place() -> CGPoint { CGPoint(x: random.fraction(), y: random.fraction()) }

  private mutating func spot() -> CGPoint {
    ground.spots.isEmpty ? place() : random.pick(ground.spots)
  }

  private mutating func edge() -> CGPoint {
    switch random.number(0...5) {
    case 0: CGPoint(x: random.fraction(), y: random.number(0...0.03))
    case 1: CGPoint(x: random.fraction(), y: random.number(0.97...1))
    case 2: CGPoint(x: random.number(0.97...1), y: random.fraction())
    default: CGPoint(x: random.number(0...0.03), y: random.fraction())
    }
  }

  // MARK: Device events

  private mutating func device(_ duration: Double) -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    for _ in 0..<random.pick([0, 0, 0, 0, 1, 1, 2]) {
      let t = random.number(0...duration).rounded(to: 0.001)
      let isAnimated = random.chance(0.8)
      switch random.number(0...9) {
      case 0...4:
        let turn = random.pick(
          DeviceEvent.Orientation.allCases.filter { $0.orientation.interface != nil })
        events.append(.init(.rotate(turn), t: t, animated: isAnimated))
      case 5, 6: events.append(.init(.resize(size()), t: t, animated: isAnimated))
      case 7:
        let sizeClass = random.pick([nil, .compact, .regular] as [DeviceEvent.SizeClass?])
        events.append(.init(.traits(horizontal: sizeClass, vertical: nil), t: t))
      case 8: events.append(.init(.app(.memoryWarning), t: t))
      default:
        events.append(.init(.app(.background), t: t))
        let back = (t + random.number(0.1...1)).rounded(to: 0.001)
        events.append(.init(.app(.foreground), t: back))
      }
    }
    return events.sorted { $0.t < $1.t }
  }

  /// A random window size, as it occurs in split view.
  private mutating func size() -> CGSize {
    let share: Double = random.pick([1.0 / 3, 0.5, 2.0 / 3, 1])
    return CGSize(
      width: (Double(ground.size.width) * share).rounded(), height: Double(ground.size.height))
  }
}

extension TouchScript.Entry {
  fileprivate func moved(by dt: Double) -> Self { Self(phase, t: t + dt, x: x, y: y) }

  /// The values rounded to a millisecond and to a thousandth of the window, so that a file stores
  /// them exactly.
  fileprivate var rounded: Self {
    Self(phase, t: t.rounded(to: 0.001), x: x.rounded(to: 0.001), y: y.rounded(to: 0.001))
  }
}
