/// Reduces a failing script to a small one that fails in the same way.
///
/// Each `ShrinkPass` proposes smaller scripts in order. The first proposal that still fails
/// replaces the current script. The search is repeated until no proposal fails. Every proposal has
/// fewer touches, entries, events, seconds or digits, so the search ends. `tries` also limits the
/// search.
package struct Shrinker {
  /// The maximum number of scripts that are played.
  package var tries = 400

  package init() {}

  package func shrink(
    _ script: TouchScript, stillFails: (TouchScript) throws -> Bool
  ) rethrows -> TouchScript {
    var (best, left) = (script, tries)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for pass in ShrinkPass.allCases {
        var number = 0
        // A proposal that did not fail is not tried again in this round.
        while left > 0 {
          let offers = pass.offers(best)
          guard number < offers.count else { break }
          left -= 1
          if offers[number] != best, try stillFails(offers[number]) {
            (best, isSmaller) = (offers[number], true)
          } else {
            number += 1
          }
        }
      }
    }
    return best
  }
}

/// One way in which a script can be made smaller.
enum ShrinkPass: CaseIterable {
  case fewerFingers, fewerEvents, fewerEntries, plainEnds, earlier, shorterWaits, rounderTimes,
    rounderPlaces

  func offers(_ script: TouchScript) -> [TouchScript] {
    switch self {
    case .fewerFingers: Self.fewerFingers(script)
    case .fewerEvents: Self.fewerEvents(script)
    case .fewerEntries: Self.fewerEntries(script)
    case .plainEnds: Self.plainEnds(script)
    case .earlier: Self.earlier(script)
    case .shorterWaits: Self.shorterWaits(script)
    case .rounderTimes: Self.rounder(script, \.t, steps: [0.1, 0.05, 0.01])
    case .rounderPlaces:
      Self.rounder(script, \.x, steps: [0.5, 0.1, 0.05, 0.01])
        + Self.rounder(script, \.y, steps: [0.5, 0.1, 0.05, 0.01])
    }
  }

  /// First proposes scripts with half of the touches, and then scripts with one touch fewer.
  private static func fewerFingers(_ script: TouchScript) -> [TouchScript] {
    let count = script.fingers.count
    let halves =
      count < 4 ? [] : [Array(script.fingers.prefix(count / 2)), script.fingers.suffix(count / 2)]
    let singles = script.fingers.indices.reversed().map { index in
      var fingers = script.fingers
      fingers.remove(at: index)
      return fingers
    }
    return (halves + singles).map {
      TouchScript(unit: script.unit, fingers: $0, device: script.device)
    }
  }

  private static func fewerEvents(_ script: TouchScript) -> [TouchScript] {
    script.device.indices.reversed().map { index in
      var copy = script
      copy.device.remove(at: index)
      return copy
    }
  }

  private static func fewerEntries(_ script: TouchScript) -> [TouchScript] {
    script.fingers.indices.flatMap { finger in
      script.fingers[finger].indices.dropFirst().dropLast().map { entry in
        var copy = script
        copy.fingers[finger].remove(at: entry)
        return copy
      }
    }
  }

  /// Replaces `cancel` with `up`, and immediate device events with animated ones.
  private static func plainEnds(_ script: TouchScript) -> [TouchScript] {
    let fingers = script.fingers.indices.compactMap { finger -> TouchScript? in
      guard let last = script.fingers[finger].indices.last,
        script.fingers[finger][last].phase == .cancel
      else { return nil }
      var copy = script
      copy.fingers[finger][last].phase = .up
      return copy
    }
    let events = script.device.indices.filter { !script.device[$0].isAnimated }.map { index in
      var copy = script
      copy.device[index].isAnimated = true
      return copy
    }
    return fingers + events
  }

  /// Moves the first event to time 0.
  private static func earlier(_ script: TouchScript) -> [TouchScript] {
    let start = script.times.first ?? 0
    return start > 0 ? [script.mappingTimes { $0 - start }] : []
  }

  /// Removes or halves a wait. The longest wait is tried first.
  private static func shorterWaits(_ script: TouchScript) -> [TouchScript] {
    let times = script.times
    let waits = zip(times, times.dropFirst()).filter { $1 - $0 > Self.shortWait + 1e-9 }
      .sorted { $0.1 - $0.0 > $1.1 - $1.0 }
    return waits.flatMap { start, end in
      [Self.shortWait, (end - start) / 2].filter { $0 < end - start - 1e-9 && $0 >= Self.shortWait }
        .map { wait in
          let cut = (end - start - wait).rounded(to: 0.001)
          return script.mappingTimes { $0 >= end ? $0 - cut : $0 }
        }
    }
  }
  /// Waits that are at most this long, in seconds, are not changed.
  private static let shortWait = 0.05

  /// Rounds one coordinate to fewer digits: first for all touches together, then for each touch.
  private static func rounder(
    _ script: TouchScript, _ path: WritableKeyPath<TouchScript.Entry, Double>, steps: [Double]
  ) -> [TouchScript] {
    steps.flatMap { step in
      let groups = [Array(script.fingers.indices)] + script.fingers.indices.map { [$0] }
      return groups.compactMap { group -> TouchScript? in
        var copy = script
        for finger in group {
          for entry in copy.fingers[finger].indices {
            let value = copy.fingers[finger][entry][keyPath: path]
            // A value that is already a multiple of this step or of a larger one does not change.
            guard !steps.contains(where: { $0 >= step && value == value.rounded(to: $0) }) else {
              continue
            }
            copy.fingers[finger][entry][keyPath: path] = value.rounded(to: step)
          }
        }
        if path == \.t, group.count == script.fingers.count {
          for index in copy.device.indices { copy.device[index].t.round(to: step) }
        }
        return copy == script ? nil : copy
      }
    }
  }
}

extension Double {
  fileprivate mutating func round(to step: Double) { self = rounded(to: step) }
}

extension TouchScript {
  /// All distinct event times, in order.
  fileprivate var times: [Double] {
    Set(fingers.flatMap { $0 }.map(\.t) + device.map(\.t)).sorted()
  }

  fileprivate func mappingTimes(_ change: (Double) -> Double) -> TouchScript {
    var copy = self
    for finger in copy.fingers.indices {
      for entry in copy.fingers[finger].indices {
        copy.fingers[finger][entry].t = change(copy.fingers[finger][entry].t).rounded(to: 0.001)
      }
    }
    for index in copy.device.indices {
      copy.device[index].t = change(copy.device[index].t).rounded(to: 0.001)
    }
    return copy
  }
}
