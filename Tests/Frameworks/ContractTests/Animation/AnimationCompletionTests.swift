import Stage
import Testing

/// When completions are called, in which order, and with which argument (facts H.1.1, H.1.12).
@MainActor
struct AnimationCompletionTests {
  private func animate(_ fixture: ViewStage, _ name: String, _ duration: Double, delay: Double = 0)
  {
    UIView.animate(
      withDuration: duration, delay: delay, animations: { fixture.view.center.x += 10 },
      completion: fixture.completion(name))
  }

  @Test func `blocks complete by end time, then in creation order`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        animate(fixture, "a", 0.5)
        animate(fixture, "b", 0.25, delay: 0.25)
        animate(fixture, "c", 0.495)
        animate(fixture, "d", 0.1)
        animate(fixture, "e", 0.5)
      }
      try fixture.stage.settle()

      #expect(
        fixture.log.events == ["d(true)", "c(true)", "a(true)", "b(true)", "e(true)"])
    }
  }

  @Test func `a block completes once all its animations have ended`() throws {
    try onViewStage { fixture in
      let other = UIView()
      fixture.stage.run {
        fixture.view.addSubview(other)
        UIView.animate(
          withDuration: 0.5,
          animations: {
            fixture.view.center.x += 10
            fixture.view.alpha = 0.5
            other.alpha = 0.5
          }, completion: fixture.completion("all"))
      }
      fixture.stage.advance(by: 0.25)

      fixture.stage.run { other.layer.removeAllAnimations() }
      #expect(fixture.log.events == [])
      try fixture.stage.settle()

      #expect(fixture.log.events == ["all(false)"])
    }
  }

  @Test func `a view that leaves the window ends its animations unfinished`() throws {
    try onViewStage { fixture in
      let (outer, inner) = (UIView(), UIView())
      fixture.stage.run {
        fixture.view.addSubview(outer)
        outer.addSubview(inner)
      }
      fixture.stage.run {
        UIView.animate(
          withDuration: 1, animations: { inner.alpha = 0 }, completion: fixture.completion("inner"))
      }
      fixture.stage.advance(by: 0.25)
      fixture.stage.run { outer.removeFromSuperview() }

      #expect(fixture.log.events == ["inner(false)"])
      #expect(fixture.keys(inner.layer) == [])
    }
  }

  @Test func `a completion may begin the next block`() throws {
    try onViewStage { fixture in
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animate(withDuration: 0.5, animations: { fixture.view.center.x += 50 }) { _ in
          fixture.log.write("first")
          UIView.animate(
            withDuration: 0.5, animations: { fixture.view.center.x += 50 },
            completion: fixture.completion("second"))
        }
      }
      try fixture.stage.settle()

      #expect(fixture.log.events == ["first", "second(true)"])
      #expect(abs(fixture.stage.time - start - 1) < 1.01 / 60)
      #expect(fixture.x == 100)
    }
  }

  @Test func `completions never run inside the call that ends an animation`() throws {
    try onViewStage { fixture in
      fixture.stage.run { animate(fixture, "done", 1) }
      fixture.stage.tick()
      fixture.stage.run {
        fixture.view.layer.removeAllAnimations()
        #expect(fixture.log.events == [])
      }

      #expect(fixture.log.events == ["done(false)"])
    }
  }

  @Test func `removing an animation before its first frame completes it too`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        animate(fixture, "done", 1)
        fixture.view.layer.removeAllAnimations()
      }
      fixture.stage.tick()

      #expect(fixture.log.events == ["done(false)"])
    }
  }

  @Test func `a removed animation does not delay the completion`() throws {
    try onViewStage { fixture in
      fixture.stage.run { animate(fixture, "done", 10) }
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.view.layer.removeAllAnimations() }
      let time = fixture.stage.time

      try fixture.stage.settle()

      #expect(fixture.stage.time - time < 2.01 / 60)
    }
  }
}
