import Stage
import Testing

/// `CADisplayLink`: when it fires, and its time stamps.
@MainActor
struct DisplayLinkTests {
  @MainActor private final class Counter {
    var stamps: [Double] = []
    var targets: [Double] = []
    var onCall: ((CADisplayLink) -> Void)?

    func tick(_ link: CADisplayLink) {
      #expect(link.timestamp == CACurrentMediaTime())
      stamps.append(link.timestamp)
      targets.append(link.targetTimestamp)
      onCall?(link)
    }
  }

  private func link(_ counter: Counter) -> CADisplayLink {
    let link = CADisplayLink(target: counter, selector: Selector("tick:", Counter.tick))
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test func `it fires once per tick, with the tick's time`() throws {
    try onViewStage { fixture in
      let counter = Counter()
      let link = fixture.stage.run { self.link(counter) }
      #expect(counter.stamps.isEmpty)
      for _ in 0..<3 { fixture.stage.tick() }

      #expect(counter.stamps.count == 3)
      for (a, b) in zip(counter.stamps, counter.stamps.dropFirst()) {
        #expect(abs(b - a - 1 / 60) < 1e-9)
      }
      for (stamp, target) in zip(counter.stamps, counter.targets) {
        #expect(abs(target - stamp - 1 / 60) < 1e-9)
      }
      fixture.stage.run { link.invalidate() }
      fixture.stage.tick()
      #expect(counter.stamps.count == 3)
    }
  }

  @Test(arguments: [(1, 12), (2, 6), (5, 2), (0, 12), (-3, 12)])
  func `a frame interval leaves frames out`(interval: Int, calls: Int) throws {
    try onViewStage { fixture in
      let counter = Counter()
      let link = fixture.stage.run {
        let link = self.link(counter)
        link.frameInterval = interval
        return link
      }
      for _ in 0..<12 { fixture.stage.tick() }
      #expect(counter.stamps.count == calls)
      fixture.stage.run { link.invalidate() }
    }
  }

  @Test(arguments: [(60, 12), (30, 6), (20, 4), (15, 3), (0, 12), (240, 12)])
  func `a lower rate fires less often`(rate: Int, calls: Int) throws {
    try onViewStage { fixture in
      for byRange in [false, true] {
        let counter = Counter()
        let link = fixture.stage.run {
          let link = self.link(counter)
          if byRange {
            link.preferredFrameRateRange = CAFrameRateRange(
              minimum: 1, maximum: 240, preferred: Float(rate))
          } else {
            link.preferredFramesPerSecond = rate
          }
          return link
        }
        for _ in 0..<12 { fixture.stage.tick() }
        #expect(counter.stamps.count == calls)
        fixture.stage.run { link.invalidate() }
      }
    }
  }

  @Test func `it can be paused, and invalidated in its own call`() throws {
    try onViewStage { fixture in
      let counter = Counter()
      let link = fixture.stage.run { self.link(counter) }
      fixture.stage.run { link.isPaused = true }
      for _ in 0..<5 { fixture.stage.tick() }
      #expect(counter.stamps.isEmpty)
      fixture.stage.run {
        #expect(FrameLoop.current.isIdle)
        link.isPaused = false
        #expect(!FrameLoop.current.isIdle)
      }
      counter.onCall = { if counter.stamps.count == 2 { $0.invalidate() } }
      try fixture.stage.settle()
      #expect(counter.stamps.count == 2)
      counter.onCall = nil
    }
  }

  @Test func `it retains its target until it is invalidated`() throws {
    try onViewStage { fixture in
      weak var kept: Counter?
      let link: CADisplayLink
      do {
        let counter = Counter()
        kept = counter
        link = fixture.stage.run { self.link(counter) }
      }
      #expect(kept != nil)
      fixture.stage.run { link.invalidate() }
      #expect(kept == nil)
    }
  }
}
