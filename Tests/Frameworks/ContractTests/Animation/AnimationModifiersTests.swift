import Stage
import TestSupport
import Testing

/// Repetitions, system animations and the anchor point.
@MainActor
struct AnimationModifiersTests {
  // MARK: Repetitions

  @Test func `outside a block the changes are made at once`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { fixture.view.alpha = 0.5 }
      }
      #expect(fixture.view.alpha == 0.5 && fixture.keys().isEmpty)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -2, 0])
  func `a count that is no number or not positive runs once`(count: CGFloat) throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 0.2,
          animations: {
            UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) {
              fixture.view.alpha = 0
            }
          }, completion: fixture.completion("done"))
      }
      fixture.stage.advance(by: 0.3)
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `animations repeat, go back, and hold up the completion`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
              fixture.view.alpha = 0
            }
            fixture.view.center.x += 100
          }, completion: fixture.completion("done"))
      }
      var alphas: [Double] = []
      for tick in 1...48 {
        fixture.stage.tick()
        if tick.isMultiple(of: 6) { alphas.append((fixture.shown().opacity * 100).rounded() / 100) }
      }
      // One repetition takes 24 frames: 12 frames forwards and 12 frames backwards.
      #expect(alphas == [0.5, 0, 0.5, 1, 0.5, 0, 0.5, 0])
      #expect(fixture.log.events == ["done(true)"])
      #expect(fixture.x == 100)
    }
  }

  @Test func `changes after the call do not repeat`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 0.2) {
          UIView.modifyAnimations(withRepeatCount: 5, autoreverses: true) {}
          fixture.view.alpha = 0
        }
      }
      fixture.stage.advance(by: 0.25)
      #expect(fixture.keys().isEmpty)
    }
  }

  // MARK: Deletion

  @Test func `nothing to delete still completes`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.perform(
          .delete, on: [], animations: nil, completion: fixture.completion("done"))
      }
      try fixture.stage.settle()
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `deleted views shrink, fade, leave and are as before`() throws {
    try onViewStage { fixture in
      let other = fixture.stage.run { UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)) }
      fixture.stage.run {
        fixture.view.superview?.addSubview(other)
        UIView.perform(
          .delete, on: [fixture.view], animations: { other.alpha = 0.5 },
          completion: fixture.completion("done"))
      }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.view.superview != nil)
      #expect(fixture.shown().opacity < 1 && fixture.shown().transform.m11 < 1)
      try fixture.stage.settle()

      #expect(fixture.view.superview == nil && other.superview != nil)
      #expect(fixture.view.alpha == 1 && fixture.view.transform.isIdentity && other.alpha == 0.5)
      #expect(fixture.log.events == ["done(true)"])
      fixture.stage.run { other.removeFromSuperview() }
    }
  }

  // MARK: Anchor point

  @Test func `the anchor point moves the view and keeps its centre`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        #expect(fixture.view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        fixture.view.anchorPoint = .zero
        #expect(fixture.view.center == CGPoint(x: 5, y: 5))
        #expect(fixture.view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        fixture.view.frame.origin = .zero
        #expect(fixture.view.center == .zero)
        fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(fixture.view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
  }

  @Test func `the anchor point is animated`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          fixture.view.anchorPoint = CGPoint(x: 1, y: 0.5)
        }
      }
      fixture.stage.advance(by: 0.1)
      #expect(abs(fixture.shown().anchorPoint.x - 0.75) < 0.05)
    }
  }

  @Test func `preferred rates have the bits of the header and inherit nothing else`() {
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.curve == .easeInOut)
  }
}
