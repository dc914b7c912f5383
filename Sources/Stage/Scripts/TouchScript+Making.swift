// The fingers that tests want most, without listing their entries.
extension TouchScript {
  /// A tap; `point` is in fractions of the window unless `unit` says points.
  public static func tap(at point: CGPoint, unit: Unit = .fraction) -> TouchScript {
    drag(from: point, to: point, over: tapTime, unit: unit)
  }

  /// A finger that goes straight from `start` to `end` in `seconds` and lifts there, moving.
  ///
  /// Points are in fractions of the window unless `unit` says otherwise; at least a turn passes.
  public static func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double = 0.4, unit: Unit = .fraction
  ) -> TouchScript {
    let time = max(seconds, FrameClock.time(ofTurn: 1))
    var path = [Entry(.down, t: 0, x: start.x, y: start.y)]
    if start != end { path.append(Entry(.move, t: time, x: end.x, y: end.y)) }
    path.append(Entry(.up, t: time, x: end.x, y: end.y))
    return TouchScript(unit: unit, fingers: [path])
  }

  /// This script and, `pause` seconds after its end, another in the same unit.
  public func then(_ other: TouchScript, after pause: Double = 0) -> TouchScript {
    precondition(unit == other.unit, "one script has one unit: \(unit), \(other.unit)")
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

  /// The same ways with each travelling finger's time made so short that it is thrown.
  public func flicked() -> TouchScript {
    mappingTravels { path, first, last in
      let pace = min(1, Self.flickTime / (last.t - first.t))
      return path.map { Entry($0.phase, t: first.t + ($0.t - first.t) * pace, x: $0.x, y: $0.y) }
    }
  }

  /// The same fingers, each of which goes back to where it landed, as fast, before it lifts.
  public func turnedBack() -> TouchScript {
    mappingTravels { path, first, last in
      let way = path.filter { $0.phase == .move }
      let turn = way.last?.t ?? last.t
      let back = way.dropLast().reversed().map {
        Entry(.move, t: turn + (turn - $0.t), x: $0.x, y: $0.y)
      }
      let home = turn + (turn - first.t)
      return [first] + way + back
        + [
          Entry(.move, t: home, x: first.x, y: first.y),
          Entry(last.phase, t: home + Self.rest, x: first.x, y: first.y),
        ]
    }
  }

  /// The same fingers, and one more, which lands after `seconds` where the last that travelled
  /// ended, goes back to where that had landed, as fast, stands still and lifts.
  ///
  /// Nil where no finger travels, or one is still down by then.
  package func caught(at seconds: Double) -> TouchScript? {
    guard
      let path = fingers.last(where: { path in
        path.contains { ($0.x, $0.y) != (path[0].x, path[0].y) }
      }), let first = path.first, let last = path.last, duration < seconds
    else { return nil }
    let home = seconds + max(last.t - first.t, FrameClock.time(ofTurn: 1))
    var copy = self
    copy.fingers.append([
      Entry(.down, t: seconds, x: last.x, y: last.y),
      Entry(.move, t: home, x: first.x, y: first.y),
      Entry(.up, t: home + Self.rest, x: first.x, y: first.y),
    ])
    return copy
  }

  /// Seconds that a tapping finger stays.
  private static let tapTime = 0.05
  /// Seconds for any way, fast enough that every velocity limit in use is passed.
  private static let flickTime = 0.1
  /// Seconds of standing still after which a finger has no velocity.
  private static let rest = 0.15

  /// Changes the fingers that go somewhere; taps stay.
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
