/// The work of a device that sleeps until a time on the device's clock.
///
/// Times are in seconds of the device's clock. Each piece of work has a number.
struct Sleepers {
  /// The shortest sleep, in seconds, which is the precision of Linux's timers. It limits how often
  /// work that sleeps in a loop is woken in a tick.
  private static let shortest = 50e-6

  private struct Sleeper {
    let wake: Double
    let place: [Int]
  }

  private var sleeping: [Int: Sleeper] = [:]
  /// The times at which work has woken in this tick.
  private var woken: [Int: Double] = [:]

  /// The time of the tick, from which sleeps are counted.
  private(set) var time = 0.0

  var isEmpty: Bool { sleeping.isEmpty }
  var count: Int { sleeping.count }
  var numbers: [Int] { Array(sleeping.keys) }
  func contains(_ number: Int) -> Bool { sleeping[number] != nil }

  /// The work that wakes first, and the time at which it wakes. Work that wakes at the same time is
  /// sorted by position.
  var next: (number: Int, wake: Double)? {
    let first = sleeping.min { a, b in
      a.value.wake == b.value.wake
        ? a.value.place.lexicographicallyPrecedes(b.value.place)
        : a.value.wake < b.value.wake
    }
    return first.map { ($0.key, $0.value.wake) }
  }

  mutating func beginTick(at now: Double) {
    time = now
    woken.removeAll(keepingCapacity: true)
  }

  /// Lets work sleep. Work that sleeps several times within a tick continues from the time at which
  /// it woke.
  mutating func add(_ number: Int, for seconds: Double, at place: [Int]) {
    let wake = (woken[number] ?? time) + max(seconds, Self.shortest)
    sleeping[number] = Sleeper(wake: wake, place: place)
  }

  mutating func wake(_ number: Int) { woken[number] = sleeping.removeValue(forKey: number)?.wake }

  mutating func remove(_ number: Int) { sleeping[number] = nil }
}
