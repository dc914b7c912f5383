import QuartzCore
import Testing

@MainActor
struct ClockTests {
  @Test func `a running clock follows the documented formula`() {
    var scatter = Scatter(1)
    for _ in 0..<200 {
      let (speed, begin) = (scatter.next(-3...3), scatter.next(-10...10))
      let (offset, parent) = (scatter.next(-5...5), scatter.next(-20...20))
      let clock = Clock.running(speed: speed, begin: begin, offset: offset)

      #expect(abs(clock.local(at: parent) - ((parent - begin) * speed + offset)) < 1e-12)
    }
  }

  @Test func `the normal clock shows the parent's time`() {
    for parent in [-3, 0, 0.25, 1e6] { #expect(Clock.normal.local(at: parent) == parent) }
  }

  @Test func `a held clock does not advance`() {
    for parent in [-3, 0, 0.25, 1e6] { #expect(Clock.held(local: 2.5).local(at: parent) == 2.5) }
  }

  @Test(arguments: [(1.0, 4.0), (4.0, 1.0), (2.0, 2.0)])
  func `a tail starts and ends where it says, forwards and backwards`(from: Double, to: Double) {
    for curve in [CubicCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
      let tail = Clock.tail(from: from, to: to, start: 10, duration: 0.5, curve: curve)

      #expect(tail.local(at: 0) == from)
      #expect(tail.local(at: 10) == from)
      #expect(abs(tail.local(at: 10 + 1e-9) - from) < 1e-6)
      #expect(abs(tail.local(at: 10.5 - 1e-9) - to) < 1e-6)
      #expect(tail.local(at: 10.5) == to)
      #expect(tail.local(at: 99) == to)
      let low = min(from, to)
      let high = max(from, to)
      for i in 0...100 {
        let value = tail.local(at: 10 + 0.005 * Double(i))
        #expect(value >= low && value <= high)
        #expect(abs(value - (from + (to - from) * curve(Double(i) / 100))) < 1e-9)
      }
    }
  }

  @Test func `a tail without duration jumps at its start`() {
    let tail = Clock.tail(from: 1, to: 4, start: 10, duration: 0, curve: .linear)

    #expect(tail.local(at: 9.999) == 1)
    #expect(tail.local(at: 10) == 4)
    #expect(tail.local(at: 11) == 4)
  }

  @Test func `only clocks that cannot advance count as held`() {
    #expect(Clock.held(local: 0).isHeld)
    #expect(Clock.running(speed: 0, begin: 0, offset: 3).isHeld)
    #expect(!Clock.normal.isHeld)
    #expect(!Clock.tail(from: 0, to: 1, start: 0, duration: 1, curve: .linear).isHeld)
  }

  // MARK: CAMediaTiming on layers

  @Test func `the timing properties of a layer set its clock`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.speed = 0.5
      layer.beginTime = 2
      layer.timeOffset = 3

      #expect(layer.clock == .running(speed: 0.5, begin: 2, offset: 3))
      #expect((layer.speed, layer.beginTime, layer.timeOffset) == (0.5, 2, 3))
    }
  }

  @Test func `a held clock matches Apple's way of pausing`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.clock = .held(local: 1.25)

      #expect((layer.speed, layer.beginTime, layer.timeOffset) == (0, 0, 1.25))
      #expect(layer.localTime(at: 77) == 1.25)
    }
  }

  @Test func `pausing and resuming as in Apple's QA1673 causes no jump`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      layer.add(fade(seconds: 2), forKey: "fade")
      screen.tick(31)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      let shown = layer.presentationValues()?.opacity ?? -1
      screen.tick(40)
      #expect(abs((layer.presentationValues()?.opacity ?? -1) - shown) < 1e-12)

      let stopped = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
      screen.commit()

      #expect(abs((layer.presentationValues()?.opacity ?? -1) - shown) < 1e-12)
      screen.tick(30)
      #expect(abs((layer.presentationValues()?.opacity ?? -1) - shown - 0.25) < 1e-9)
    }
  }
}
