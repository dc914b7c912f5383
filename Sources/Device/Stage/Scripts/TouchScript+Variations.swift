// Shortcuts for the scripts that tests use most often.
extension TouchScript {
  /// A tap. `point` is in fractions of the window, or in points if `unit` is `.points`.
  public static func tap(at point: CGPoint, unit: Unit = .fraction) -> TouchScript {
    drag(from: point, to: point, over: tapTime, unit: unit)
  }

  /// A drag in a straight line from `start` to `end`. The touch is still moving when it lifts.
  ///
  /// `start` and `end` are in fractions of the window, or in points if `unit` is `.points`. The
  /// drag lasts at least one tick.
  public static func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double = 0.4, unit: Unit = .fraction
  ) -> TouchScript {
    let time = max(seconds, FrameClock.time(ofTick: 1))
    var path = [Entry(.down, t: 0, x: start.x, y: start.y)]
    if start != end { path.append(Entry(.move, t: time, x: end.x, y: end.y)) }
    path.append(Entry(.up, t: time, x: end.x, y: end.y))
    return TouchScript(unit: unit, fingers: [path])
  }

  /// This script, followed by another one that uses the same unit. `other` begins `pause` seconds
  /// after this script ends.
  public func then(_ other: TouchScript, after pause: Double = 0) -> TouchScript {
    precondition(unit == other.unit, "the scripts have different units: \(unit), \(other.unit)")
    let start = duration + pause
    var copy = self
    copy.fingers += other.fingers.map { entries in
      entries.map { Entry($0.phase, t: $0.t + start, x: $0.x, y: $0.y) }
    }
    copy.device += other.device.map {
      DeviceEvent($0.change, t: $0.t + start, animated: $0.isAnimated)
    }
    return copy
  }

  /// Returns this script with faster touches. Each touch that moves ends as a flick.
  public func flicked() -> TouchScript {
    mappingTravels { path, first, last in
      let pace = min(1, Self.flickTime / (last.t - first.t))
      return path.map { Entry($0.phase, t: first.t + ($0.t - first.t) * pace, x: $0.x, y: $0.y) }
    }
  }

  /// Returns this script with touches that return. Each touch that moves goes back to its starting
  /// point at the same speed before it lifts.
  public func returningToStart() -> TouchScript {
    mappingTravels { path, first, last in
      let moves = path.filter { $0.phase == .move }
      let turn = moves.last?.t ?? last.t
      let back = moves.dropLast().reversed().map {
        Entry(.move, t: turn + (turn - $0.t), x: $0.x, y: $0.y)
      }
      let home = turn + (turn - first.t)
      return [first] + moves + back
        + [
          Entry(.move, t: home, x: first.x, y: first.y),
          Entry(last.phase, t: home + Self.rest, x: first.x, y: first.y),
        ]
    }
  }

  /// This script with an additional touch that interrupts the transition. After `seconds`, the
  /// additional touch lands where the last moving touch ended. The additional touch moves to the
  /// last moving touch's starting point at that touch's speed, pauses there and lifts.
  ///
  /// The result is nil if no touch moves, or if a touch is still down after `seconds`.
  package func interrupting(at seconds: Double) -> TouchScript? {
    guard
      let path = fingers.last(where: { path in
        path.contains { ($0.x, $0.y) != (path[0].x, path[0].y) }
      }), let first = path.first, let last = path.last, duration < seconds
    else { return nil }
    let home = seconds + max(last.t - first.t, FrameClock.time(ofTick: 1))
    var copy = self
    copy.fingers.append([
      Entry(.down, t: seconds, x: last.x, y: last.y),
      Entry(.move, t: home, x: first.x, y: first.y),
      Entry(.up, t: home + Self.rest, x: first.x, y: first.y),
    ])
    return copy
  }

  /// The duration of a tap in seconds.
  private static let tapTime = 0.05
  /// The duration of a flick in seconds. The duration is so short that the touch is faster than
  /// every threshold for flicks.
  private static let flickTime = 0.1
  /// A touch that has not moved for this number of seconds has no velocity.
  static let rest = 0.15

  /// Changes the touches that move. Taps do not change.
  private func mappingTravels(
    _ change: (_ path: [Entry], _ first: Entry, _ last: Entry) -> [Entry]
  ) -> TouchScript {
    var copy = self
    copy.fingers = fingers.map { path in
      guard let first = path.first, let last = path.last, last.t > first.t,
        path.contains(where: { ($0.x, $0.y) != (first.x, first.y) })
      else { return path }
      return change(path, first, last)
    }
    return copy
  }
}

// Variations for the everyday script of `matchcut check`.
extension TouchScript {
  /// The distance behind the starting point to which a touch returns, as a fraction of its way.
  private static let overshoot = 0.3

  /// This script with touches that move back behind their starting points before they lift.
  package func pastStart() -> TouchScript {
    var copy = self
    copy.fingers = fingers.map { path in
      guard let first = path.first, let last = path.last, path.count > 2, last.t > first.t else {
        return path
      }
      let (dx, dy) = (last.x - first.x, last.y - first.y)
      let seconds = last.t - first.t
      let half = Entry(
        .move, t: first.t + seconds / 2, x: first.x + dx / 2, y: first.y + dy / 2)
      let end = Entry(
        .move, t: half.t + seconds * (0.5 + Self.overshoot),
        x: min(max(first.x - dx * Self.overshoot, 0), 1),
        y: min(max(first.y - dy * Self.overshoot, 0), 1))
      return [first, half, end, Entry(.up, t: end.t, x: end.x, y: end.y)]
    }
    return copy
  }

  /// This script for a mirrored window. The coordinates must be fractions.
  package func mirrored() -> TouchScript {
    var copy = self
    copy.fingers = fingers.map { $0.map { Entry($0.phase, t: $0.t, x: 1 - $0.x, y: $0.y) } }
    return copy
  }
}
