import QuartzCore
import Testing

@MainActor
struct FrameClockTests {
  @Test func `time advances by a sixtieth of a second per tick without drift`() {
    let clock = FrameClock()
    #expect((clock.now, clock.tick) == (0, 0))

    for _ in 0..<600 { clock.advance() }

    #expect(clock.tick == 600)
    #expect(clock.now == 10)
  }

  @Test func `CACurrentMediaTime reads the clock of the current world`() {
    let (a, b) = (World(), World())
    a { for _ in 0..<30 { a.clock.advance() } }
    b { for _ in 0..<6 { b.clock.advance() } }

    #expect(a { CACurrentMediaTime() } == 0.5)
    #expect(b { CACurrentMediaTime() } == 0.1)
    a {
      #expect(b { CACurrentMediaTime() } == 0.1)
      #expect(CACurrentMediaTime() == 0.5)
    }
  }

  @Test func `a manual clock makes no ticks`() {
    #expect(FrameClock().dueTicks(at: .now + .seconds(100)) == 0)
  }

  @Test func `a live clock makes the whole ticks of the elapsed real time`() {
    let start = ContinuousClock.now
    let clock = FrameClock(mode: .live(start: start))

    #expect(clock.dueTicks(at: start) == 0)
    #expect(clock.dueTicks(at: start + .milliseconds(16)) == 0)
    #expect(clock.dueTicks(at: start + .milliseconds(17)) == 1)
    #expect(clock.dueTicks(at: start + .seconds(1)) == 60)
    clock.advance()
    #expect(clock.dueTicks(at: start + .seconds(1)) == 59)
    #expect(clock.dueTicks(at: start - .seconds(1)) == 0)
  }
}
