import Stage
import TestSupport
import Testing

/// Animations added to layers explicitly, their delegates, and transactions (facts H.5).
@MainActor
struct ExplicitAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) { (self.name, self.log) = (name, log) }
    func animationDidStart(_ anim: CAAnimation) { log.write("\(name).start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.write("\(name).stop(\(flag))")
    }
  }

  private func animation(_ name: String, _ log: EventLog) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5.0
    animation.toValue = 105.0
    animation.duration = 0.5
    animation.delegate = Listener(name, log)
    return animation
  }

  @Test func `the delegate receives start and stop, then the model value shows`() throws {
    try onBench { bench in
      let added = animation("a", bench.log)
      bench.stage.run {
        bench.view.layer.add(added, forKey: "move")
        added.toValue = 1000.0
      }
      bench.stage.advance(by: 0.25)
      #expect(abs(bench.x - 50) < 0.001)
      #expect(bench.log.events == ["a.start"])

      try bench.stage.settle()
      #expect(bench.x == 0)
      #expect(bench.log.events == ["a.start", "a.stop(true)"])
      #expect(bench.keys() == [])
    }
  }

  @Test func `a removed animation reports finished false`() throws {
    try onBench { bench in
      bench.stage.run { bench.view.layer.add(animation("a", bench.log), forKey: "move") }
      bench.stage.advance(by: 0.25)
      bench.stage.run { bench.view.layer.removeAnimation(forKey: "move") }
      bench.stage.tick()

      #expect(bench.log.events == ["a.start", "a.stop(false)"])
    }
  }

  @Test func `an equal key replaces an animation, without a key all are kept`() throws {
    try onBench { bench in
      bench.stage.run { bench.view.layer.add(animation("a", bench.log), forKey: "move") }
      bench.stage.advance(by: 0.25)
      bench.stage.run { bench.view.layer.add(animation("b", bench.log), forKey: "move") }
      try bench.stage.settle()

      // It is only inferred that the replaced animation reports `finished: false` (facts H.5.8).
      bench.expectTrace("a.start → a.stop(false) → b.stop(true)")
      bench.expectTrace("a.start → b.start → b.stop(true)")
      bench.log.clear()
      bench.stage.run {
        bench.view.layer.add(animation("c", bench.log), forKey: nil)
        bench.view.layer.add(animation("d", bench.log), forKey: nil)
      }
      try bench.stage.settle()
      bench.expectTrace("{c.stop(true), d.stop(true)}")
    }
  }

  @Test func `an animation with removedOnCompletion false stays until removed`() throws {
    try onBench { bench in
      let added = animation("a", bench.log)
      added.isRemovedOnCompletion = false
      added.fillMode = .forwards
      bench.stage.run { bench.view.layer.add(added, forKey: "move") }
      bench.stage.advance(by: 2)

      #expect(abs(bench.x - 100) < 0.001)
      #expect(bench.log.events == ["a.start", "a.stop(true)"])
      #expect(bench.keys() == ["move"])
      try bench.stage.settle()
      bench.stage.run { bench.view.layer.removeAllAnimations() }
      #expect(bench.x == 0)
    }
  }

  @Test func `a transaction completes when all animations added in it have ended`() throws {
    try onBench { bench in
      bench.stage.run {
        CATransaction.begin()
        let early = animation("early", bench.log)
        early.duration = 1
        bench.view.layer.add(early, forKey: "early")
        CATransaction.setCompletionBlock { bench.log.write("block") }
        bench.view.layer.add(animation("late", bench.log), forKey: "late")
        CATransaction.commit()
      }
      bench.stage.advance(by: 0.5 + 1 / 60)

      bench.expectTrace("late.stop(true) → block !early.stop")
      try bench.stage.settle()
    }
  }

  @Test func `a transaction without animations completes at once`() throws {
    try onBench { bench in
      bench.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { bench.log.write("block") }
        CATransaction.commit()
      }

      #expect(bench.log.events == ["block"])
    }
  }

  @Test func `a transaction waits for animations of view blocks and inner transactions`() throws {
    try onBench { bench in
      bench.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { bench.log.write("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { bench.log.write("inner") }
        bench.view.layer.add(animation("a", bench.log), forKey: nil)
        CATransaction.commit()
        UIView.animate(
          withDuration: 1, animations: { bench.view.alpha = 0 },
          completion: bench.completion("view"))
        CATransaction.commit()
      }
      bench.stage.advance(by: 0.75)
      bench.expectTrace("inner !outer !view")

      try bench.stage.settle()
      bench.expectTrace("inner → {outer, view}")
    }
  }
}

extension ExplicitAnimationTests {
  /// `isCumulative`: each repetition starts at the end value of the previous one.
  @Test func `cumulative repeats accumulate, and the model shows at their end`() throws {
    try onBench { bench in
      let start = bench.stage.time
      bench.stage.run {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0, Double.pi / 4)
        let way = CABasicAnimation(keyPath: "position.x")
        (way.fromValue, way.toValue) = (5, 25)
        for animation in [turn, way] {
          (animation.duration, animation.repeatCount, animation.isCumulative) = (0.4, 3, true)
          bench.view.layer.add(animation, forKey: animation.keyPath)
        }
      }
      for step in 0..<24 {
        let time = Double(step) / 20 + 0.01
        let shown = try #require(bench.shown(at: start + time))
        let (round, part) = (
          (time / 0.4).rounded(.down), (time / 0.4).truncatingRemainder(dividingBy: 1)
        )
        // The end value, 25, is added once for every completed repetition.
        #expect(abs(shown.position.x - (25 * round + 5 + 20 * part)) < 1e-6, "at \(time)")
        let angle = Double.pi / 4 * time / 0.4
        #expect(abs(shown.transform.m11 - cos(angle)) < 1e-9, "at \(time)")
        #expect(abs(shown.transform.m12 - sin(angle)) < 1e-9, "at \(time)")
      }
      // The values on screen in the middle of the third repetition are right as well.
      while bench.stage.time - start < 1.1 { bench.stage.tick() }
      let time = bench.stage.time - start
      #expect(abs(bench.shown().position.x - (50 + 5 + 20 * (time - 0.8) / 0.4)) < 1e-6)
      try bench.stage.settle()
      #expect(bench.shown().position.x == 5 && bench.shown().transform == CATransform3DIdentity)
    }
  }
}
