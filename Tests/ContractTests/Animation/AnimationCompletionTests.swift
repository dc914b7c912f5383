import Stage
import Testing

/// When completions are called, in which order, and with which argument (facts H.1.1, H.1.12).
@MainActor
struct AnimationCompletionTests {
  private func animate(_ bench: Bench, _ name: String, _ duration: Double, delay: Double = 0) {
    UIView.animate(
      withDuration: duration, delay: delay, animations: { bench.view.center.x += 10 },
      completion: bench.completion(name))
  }

  @Test func `blocks complete by end time, then in creation order`() throws {
    try onBench { bench in
      bench.stage.run {
        animate(bench, "a", 0.5)
        animate(bench, "b", 0.25, delay: 0.25)
        animate(bench, "c", 0.495)
        animate(bench, "d", 0.1)
        animate(bench, "e", 0.5)
      }
      try bench.stage.settle()

      #expect(
        bench.log.events == ["d(true)", "c(true)", "a(true)", "b(true)", "e(true)"])
    }
  }

  @Test func `a block completes once all its animations have ended`() throws {
    try onBench { bench in
      let other = UIView()
      bench.stage.run {
        bench.view.addSubview(other)
        UIView.animate(
          withDuration: 0.5,
          animations: {
            bench.view.center.x += 10
            bench.view.alpha = 0.5
            other.alpha = 0.5
          }, completion: bench.completion("all"))
      }
      bench.stage.advance(by: 0.25)

      bench.stage.run { other.layer.removeAllAnimations() }
      #expect(bench.log.events == [])
      try bench.stage.settle()

      #expect(bench.log.events == ["all(false)"])
    }
  }

  @Test func `a view that leaves the window ends its animations unfinished`() throws {
    try onBench { bench in
      let (outer, inner) = (UIView(), UIView())
      bench.stage.run {
        bench.view.addSubview(outer)
        outer.addSubview(inner)
      }
      bench.stage.run {
        UIView.animate(
          withDuration: 1, animations: { inner.alpha = 0 }, completion: bench.completion("inner"))
      }
      bench.stage.advance(by: 0.25)
      bench.stage.run { outer.removeFromSuperview() }

      #expect(bench.log.events == ["inner(false)"])
      #expect(bench.keys(inner.layer) == [])
    }
  }

  @Test func `a completion may begin the next block`() throws {
    try onBench { bench in
      let start = bench.stage.time
      bench.stage.run {
        UIView.animate(withDuration: 0.5, animations: { bench.view.center.x += 50 }) { _ in
          bench.log.write("first")
          UIView.animate(
            withDuration: 0.5, animations: { bench.view.center.x += 50 },
            completion: bench.completion("second"))
        }
      }
      try bench.stage.settle()

      #expect(bench.log.events == ["first", "second(true)"])
      #expect(abs(bench.stage.time - start - 1) < 1.01 / 60)
      #expect(bench.x == 100)
    }
  }

  @Test func `completions never run inside the call that ends an animation`() throws {
    try onBench { bench in
      bench.stage.run { animate(bench, "done", 1) }
      bench.stage.tick()
      bench.stage.run {
        bench.view.layer.removeAllAnimations()
        #expect(bench.log.events == [])
      }

      #expect(bench.log.events == ["done(false)"])
    }
  }

  @Test func `removing an animation before its first frame completes it too`() throws {
    try onBench { bench in
      bench.stage.run {
        animate(bench, "done", 1)
        bench.view.layer.removeAllAnimations()
      }
      bench.stage.tick()

      #expect(bench.log.events == ["done(false)"])
    }
  }

  @Test func `a removed animation does not delay the completion`() throws {
    try onBench { bench in
      bench.stage.run { animate(bench, "done", 10) }
      bench.stage.advance(by: 0.1)
      bench.stage.run { bench.view.layer.removeAllAnimations() }
      let time = bench.stage.time

      try bench.stage.settle()

      #expect(bench.stage.time - time < 2.01 / 60)
    }
  }
}
