import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

/// Random touches over random nests of recognizers.
@MainActor
struct RandomTouchesTests {
  @Test func `with random touches, gestures begin, change and end in order`() {
    let count = caseCount(1_000, soak: 4_000)
    var total = TouchNest.Counts()

    for seed in seeds(count) {
      let run = RandomFingers(seed: UInt64(seed))
      run.play()
      #expect(run.nest.findings.isEmpty, "seed \(seed): \(run.nest.findings)")
      if seed % 20 == 0 {
        let again = RandomFingers(seed: UInt64(seed))
        again.play()
        #expect(again.nest.log == run.nest.log, "seed \(seed) does not repeat itself")
      }
      total.add(run.nest.counts)
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    #expect(total.began >= count, "\(total)")
    #expect(total.ended >= count / 3, "\(total)")
    #expect(total.cancelled >= count / 10, "\(total)")
    #expect(total.discrete >= count / 3, "\(total)")
    #expect(total.alongside >= count / 10, "\(total)")
    #expect(total.waited >= count / 2, "\(total)")
    #expect(total.circles >= count / 100, "\(total)")
  }
}

extension TouchNest.Counts {
  mutating func add(_ other: Self) {
    for path in [
      \Self.began, \.ended, \.cancelled, \.discrete, \.alongside, \.waited, \.circles,
    ] { self[keyPath: path] += other[keyPath: path] }
  }
}

/// Up to three touches on a nest of recognizers, in a separate world.
@MainActor
private final class RandomFingers {
  private let world = World()
  let nest: TouchNest
  private var dice: RandomSource
  private var time = 0.0
  /// The location of each touch; nil while it is off the screen.
  private var fingers: [CGPoint?] = [nil, nil, nil]

  init(seed: UInt64) {
    var dice = RandomSource(seed: seed)
    nest = world {
      World.current.service(CallTrace.self).isRecording = true
      World.current.service(UIKitLog.self).prints = false
      return TouchNest(&dice)
    }
    self.dice = dice
    let meddles = self.dice.chance(0.5)
    nest.interfere = { [weak self] in
      guard meddles, let self, self.dice.chance(0.05) else { return }
      // The actions need a separate generator, because they may call this closure again.
      var dice = RandomSource(seed: UInt64(self.dice.number(0...1_000_000)))
      self.nest.meddle(&dice)
    }
  }

  func play() {
    world {
      for _ in 0..<dice.number(15...50) { step() }
      for finger in fingers.indices {
        if let point = fingers[finger] { send(finger, .up, point) }
      }
      pass(3)
      FrameLoop.current.tick()
      nest.interfere = {}
      nest.expectRest()
    }
  }

  private func step() {
    if dice.chance(0.08) { pass(dice.number(0.1...0.8)) }
    if dice.chance(0.05) { moveAll() }
    let finger = dice.chance(0.6) ? 0 : dice.number(1...2)
    guard let point = fingers[finger] else { return send(finger, .down, place()) }
    switch dice.number(0...19) {
    case 0...12: send(finger, .move, beside(point, reach: dice.pick([3, 9, 30, 80])))
    case 13...17: send(finger, .up, point)
    case 18: send(finger, .cancel, point)
    default:
      // The interference happens between two events.
      nest.interfere()
      FrameLoop.current.tick()
    }
  }

  private func place() -> CGPoint {
    let x = dice.chance(0.3) ? dice.number(0...20) : dice.number(0...392)
    return CGPoint(x: x, y: dice.number(0...851))
  }

  private func beside(_ point: CGPoint, reach: Double) -> CGPoint {
    CGPoint(
      x: min(392, max(0, Double(point.x) + dice.number(-reach...reach))),
      y: min(851, max(0, Double(point.y) + dice.number(-reach...reach))))
  }

  private func send(_ finger: Int, _ phase: TouchSample.Phase, _ point: CGPoint) {
    time += dice.number(0.004...0.05)
    fingers[finger] = phase == .up || phase == .cancel ? nil : point
    TouchDelivery.current.enqueue(
      TouchSample(finger: finger, time: time, point: point, phase: phase))
    TouchDelivery.current.deliver(upTo: time)
  }

  /// Moves all touches that are down at the same time.
  private func moveAll() {
    time += 1 / 60
    for finger in fingers.indices {
      guard let point = fingers[finger] else { continue }
      let next = beside(point, reach: 30)
      fingers[finger] = next
      TouchDelivery.current.enqueue(
        TouchSample(finger: finger, time: time, point: next, phase: .move))
    }
    TouchDelivery.current.deliver(upTo: time)
  }

  private func pass(_ seconds: Double) {
    time += seconds
    TouchDelivery.current.deliver(upTo: time)
  }
}
