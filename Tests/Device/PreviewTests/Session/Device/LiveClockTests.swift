import Preview
import Testing

struct LiveClockTests {
  @Test(arguments: [0.05, 0.1, 0.5, 1, 2, 4])
  func `ticks follow the wall clock at the set speed`(speed: Double) {
    var clock = LiveClock()
    clock.speed = speed
    _ = clock.ticks(at: 100)

    var ticks = 0
    for step in 1...600 { ticks += clock.ticks(at: 100 + Double(step) * 0.0083) }

    #expect(abs(Double(ticks) - 600 * 0.0083 * speed * 60) <= 1)
    #expect((0..<LiveClock.tick).contains(clock.ahead))
  }

  @Test func `the first reading of the wall clock makes no ticks`() {
    var clock = LiveClock()

    let turns1 = clock.ticks(at: 1e6)
    #expect(turns1 == 0)
    #expect(clock.ahead == 0)
  }

  @Test func `a page that slept does not catch up`() {
    var clock = LiveClock()
    _ = clock.ticks(at: 0)

    let turns2 = clock.ticks(at: 3_600)
    #expect(turns2 == 6)
  }

  @Test func `a wall clock that goes back makes no ticks`() {
    var clock = LiveClock()
    _ = clock.ticks(at: 10)

    let turns3 = clock.ticks(at: 9)
    #expect(turns3 == 0)
    let turns4 = clock.ticks(at: 9 + LiveClock.tick)
    #expect(turns4 == 1)
  }

  @Test func `a pause takes no time`() {
    var clock = LiveClock()
    _ = clock.ticks(at: 0)
    clock.isPaused = true
    let turns5 = clock.ticks(at: 0.05)
    #expect(turns5 == 0)
    let turns6 = clock.ticks(at: 5)
    #expect(turns6 == 0)
    clock.isPaused = false

    let turns7 = clock.ticks(at: 5)
    #expect(turns7 == 0)
    let turns8 = clock.ticks(at: 5 + LiveClock.tick * 2)
    #expect(turns8 == 2)
  }

  @Test func `rest takes no time`() {
    var clock = LiveClock()
    _ = clock.ticks(at: 0)
    _ = clock.ticks(at: 0.01)
    clock.rest()

    #expect(clock.ahead == 0)
    let turns9 = clock.ticks(at: 0.09)
    #expect(turns9 == 0)
  }

  @Test func `an input gets its own tick, made early`() {
    var clock = LiveClock()
    _ = clock.ticks(at: 0)

    // The input comes just after a tick.
    let early = clock.ticks(at: 0.001, hasInput: true)
    #expect(early == 1)
    #expect(clock.ahead == 0)

    // No other tick runs early before the regular time of the first early tick.
    let second = clock.ticks(at: 0.008, hasInput: true)
    #expect(second == 0)
    let wait = clock.wait(hasInput: true)
    #expect(wait > 0 && wait <= LiveClock.tick)
    let third = clock.ticks(at: 0.008 + wait, hasInput: true)
    #expect(third == 1)
  }

  @Test(arguments: [0.05, 0.1, 0.5, 1, 2, 4])
  func `early ticks neither take nor add time`(speed: Double) {
    var clock = LiveClock()
    clock.speed = speed
    _ = clock.ticks(at: 0)

    // Inputs come at any time, more often than ticks or less often.
    var (wall, ticks) = (0.0, 0)
    for step in 1...2_000 {
      wall += [0.001, 0.007, 0.013, 0.0167, 0.024][step * 7 % 5]
      ticks += clock.ticks(at: wall, hasInput: step % 3 != 0)
      #expect(abs(Double(ticks) - wall * speed * 60) <= 1.001, "at \(wall)")
      #expect((0..<LiveClock.tick).contains(clock.ahead))
    }
  }

  @Test(arguments: [0.05, 0.1, 0.5, 1, 2, 4])
  func `a tick is never earlier than a frame`(speed: Double) {
    var clock = LiveClock()
    clock.speed = speed
    _ = clock.ticks(at: 0)

    var turned: [Double] = []
    for step in 1...3_000 {
      let wall = Double(step) / 1_000
      if clock.ticks(at: wall, hasInput: true) > 0 { turned.append(wall * speed) }
    }

    for (index, time) in turned.enumerated() {
      #expect(time > Double(index + 1) * LiveClock.tick - speed / 60 - 1e-6)
    }
  }

  @Test(arguments: [0.05, 1, 4])
  func `the next check is at the next frame, or sooner after an input`(speed: Double) {
    var clock = LiveClock()
    clock.speed = speed
    _ = clock.ticks(at: 0)

    #expect(clock.wait(hasInput: false) == 1.0 / 60)
    for step in 1...100 {
      _ = clock.ticks(at: Double(step) * 0.0041, hasInput: true)
      #expect((0...1.0 / 60).contains(clock.wait(hasInput: true)))
    }
  }
}
