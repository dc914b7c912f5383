import Stage
import TestSupport
import Testing

/// Repetitions, system animations and the anchor point.
@MainActor
struct AnimationModifiersTests {
  // MARK: Repetitions

  @Test func `outside a block the changes are made at once`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { bench.view.alpha = 0.5 }
      }
      #expect(bench.view.alpha == 0.5 && bench.keys().isEmpty)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -2, 0])
  func `a count that is no number or not positive runs once`(count: CGFloat) throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 0.2,
          animations: {
            UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) {
              bench.view.alpha = 0
            }
          }, completion: bench.completion("done"))
      }
      bench.stage.advance(by: 0.3)
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `animations repeat, go back, and hold up the completion`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
              bench.view.alpha = 0
            }
            bench.view.center.x += 100
          }, completion: bench.completion("done"))
      }
      var alphas: [Double] = []
      for tick in 1...48 {
        bench.stage.tick()
        if tick.isMultiple(of: 6) { alphas.append((bench.shown().opacity * 100).rounded() / 100) }
      }
      // One repetition takes 24 frames: 12 frames forwards and 12 frames backwards.
      #expect(alphas == [0.5, 0, 0.5, 1, 0.5, 0, 0.5, 0])
      #expect(bench.log.events == ["done(true)"])
      #expect(bench.x == 100)
    }
  }

  @Test func `changes after the call do not repeat`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 0.2) {
          UIView.modifyAnimations(withRepeatCount: 5, autoreverses: true) {}
          bench.view.alpha = 0
        }
      }
      bench.stage.advance(by: 0.25)
      #expect(bench.keys().isEmpty)
    }
  }

  // MARK: Deletion

  @Test func `nothing to delete still completes`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.perform(
          .delete, on: [], animations: nil, completion: bench.completion("done"))
      }
      try bench.stage.settle()
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `deleted views shrink, fade, leave and are as before`() throws {
    try onBench { bench in
      let other = bench.stage.run { UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)) }
      bench.stage.run {
        bench.view.superview?.addSubview(other)
        UIView.perform(
          .delete, on: [bench.view], animations: { other.alpha = 0.5 },
          completion: bench.completion("done"))
      }
      bench.stage.advance(by: 0.1)
      #expect(bench.view.superview != nil)
      #expect(bench.shown().opacity < 1 && bench.shown().transform.m11 < 1)
      try bench.stage.settle()

      #expect(bench.view.superview == nil && other.superview != nil)
      #expect(bench.view.alpha == 1 && bench.view.transform.isIdentity && other.alpha == 0.5)
      #expect(bench.log.events == ["done(true)"])
      bench.stage.run { other.removeFromSuperview() }
    }
  }

  // MARK: Anchor point

  @Test func `the anchor point moves the view and keeps its centre`() throws {
    try onBench { bench in
      bench.stage.run {
        #expect(bench.view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        bench.view.anchorPoint = .zero
        #expect(bench.view.center == CGPoint(x: 5, y: 5))
        #expect(bench.view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        bench.view.frame.origin = .zero
        #expect(bench.view.center == .zero)
        bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(bench.view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
  }

  @Test func `the anchor point is animated`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          bench.view.anchorPoint = CGPoint(x: 1, y: 0.5)
        }
      }
      bench.stage.advance(by: 0.1)
      #expect(abs(bench.shown().anchorPoint.x - 0.75) < 0.05)
    }
  }

  @Test func `preferred rates have the bits of the header and inherit nothing else`() {
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.curve == .easeInOut)
  }
}
