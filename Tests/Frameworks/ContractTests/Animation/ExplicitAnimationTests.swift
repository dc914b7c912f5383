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
    try onViewStage { fixture in
      let added = animation("a", fixture.log)
      fixture.stage.run {
        fixture.view.layer.add(added, forKey: "move")
        added.toValue = 1000.0
      }
      fixture.stage.advance(by: 0.25)
      #expect(abs(fixture.x - 50) < 0.001)
      #expect(fixture.log.events == ["a.start"])

      try fixture.stage.settle()
      #expect(fixture.x == 0)
      #expect(fixture.log.events == ["a.start", "a.stop(true)"])
      #expect(fixture.keys() == [])
    }
  }

  @Test func `a removed animation reports finished false`() throws {
    try onViewStage { fixture in
      fixture.stage.run { fixture.view.layer.add(animation("a", fixture.log), forKey: "move") }
      fixture.stage.advance(by: 0.25)
      fixture.stage.run { fixture.view.layer.removeAnimation(forKey: "move") }
      fixture.stage.tick()

      #expect(fixture.log.events == ["a.start", "a.stop(false)"])
    }
  }

  @Test func `an equal key replaces an animation, without a key all are kept`() throws {
    try onViewStage { fixture in
      fixture.stage.run { fixture.view.layer.add(animation("a", fixture.log), forKey: "move") }
      fixture.stage.advance(by: 0.25)
      fixture.stage.run { fixture.view.layer.add(animation("b", fixture.log), forKey: "move") }
      try fixture.stage.settle()

      // It is only inferred that the replaced animation reports `finished: false` (facts H.5.8).
      fixture.expectTrace("a.start → a.stop(false) → b.stop(true)")
      fixture.expectTrace("a.start → b.start → b.stop(true)")
      fixture.log.clear()
      fixture.stage.run {
        fixture.view.layer.add(animation("c", fixture.log), forKey: nil)
        fixture.view.layer.add(animation("d", fixture.log), forKey: nil)
      }
      try fixture.stage.settle()
      fixture.expectTrace("{c.stop(true), d.stop(true)}")
    }
  }

  @Test func `an animation with removedOnCompletion false stays until removed`() throws {
    try onViewStage { fixture in
      let added = animation("a", fixture.log)
      added.isRemovedOnCompletion = false
      added.fillMode = .forwards
      fixture.stage.run { fixture.view.layer.add(added, forKey: "move") }
      fixture.stage.advance(by: 2)

      #expect(abs(fixture.x - 100) < 0.001)
      #expect(fixture.log.events == ["a.start", "a.stop(true)"])
      #expect(fixture.keys() == ["move"])
      try fixture.stage.settle()
      fixture.stage.run { fixture.view.layer.removeAllAnimations() }
      #expect(fixture.x == 0)
    }
  }

  @Test func `a transaction completes when all animations added in it have ended`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        CATransaction.begin()
        let early = animation("early", fixture.log)
        early.duration = 1
        fixture.view.layer.add(early, forKey: "early")
        CATransaction.setCompletionBlock { fixture.log.write("block") }
        fixture.view.layer.add(animation("late", fixture.log), forKey: "late")
        CATransaction.commit()
      }
      fixture.stage.advance(by: 0.5 + 1 / 60)

      fixture.expectTrace("late.stop(true) → block !early.stop")
      try fixture.stage.settle()
    }
  }

  @Test func `a transaction without animations completes at once`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { fixture.log.write("block") }
        CATransaction.commit()
      }

      #expect(fixture.log.events == ["block"])
    }
  }

  @Test func `a transaction waits for animations of view blocks and inner transactions`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { fixture.log.write("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { fixture.log.write("inner") }
        fixture.view.layer.add(animation("a", fixture.log), forKey: nil)
        CATransaction.commit()
        UIView.animate(
          withDuration: 1, animations: { fixture.view.alpha = 0 },
          completion: fixture.completion("view"))
        CATransaction.commit()
      }
      fixture.stage.advance(by: 0.75)
      fixture.expectTrace("inner !outer !view")

      try fixture.stage.settle()
      fixture.expectTrace("inner → {outer, view}")
    }
  }
}

extension ExplicitAnimationTests {
  /// `isCumulative`: each repetition starts at the end value of the previous one.
  @Test func `cumulative repeats accumulate, and the model shows at their end`() throws {
    try onViewStage { fixture in
      let start = fixture.stage.time
      fixture.stage.run {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0, Double.pi / 4)
        let way = CABasicAnimation(keyPath: "position.x")
        (way.fromValue, way.toValue) = (5, 25)
        for animation in [turn, way] {
          (animation.duration, animation.repeatCount, animation.isCumulative) = (0.4, 3, true)
          fixture.view.layer.add(animation, forKey: animation.keyPath)
        }
      }
      for step in 0..<24 {
        let time = Double(step) / 20 + 0.01
        let shown = try #require(fixture.shown(at: start + time))
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
      while fixture.stage.time - start < 1.1 { fixture.stage.tick() }
      let time = fixture.stage.time - start
      #expect(abs(fixture.shown().position.x - (50 + 5 + 20 * (time - 0.8) / 0.4)) < 1e-6)
      try fixture.stage.settle()
      #expect(fixture.shown().position.x == 5 && fixture.shown().transform == CATransform3DIdentity)
    }
  }
}
