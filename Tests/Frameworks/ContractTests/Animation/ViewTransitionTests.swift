import Stage
import TestSupport
import Testing

/// `UIView.transition(with:)` and `(from:to:)`.
@MainActor
struct ViewTransitionTests {
  nonisolated private static let effects: [UIView.AnimationOptions] = [
    [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
  ]

  @Test(arguments: effects)
  func `changes are made at once and the completion follows the duration`(
    effect: UIView.AnimationOptions
  ) throws {
    try onViewStage { fixture in
      let inner = fixture.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      fixture.stage.run {
        UIView.transition(
          with: fixture.view, duration: 0.5, options: effect,
          animations: { fixture.view.addSubview(inner) }, completion: fixture.completion("done"))
        #expect(fixture.view.subviews == [inner])
      }
      fixture.stage.advance(by: 0.4)
      #expect(fixture.log.events.isEmpty)
      fixture.stage.advance(by: 0.2)
      #expect(fixture.log.events == ["done(true)"])
      fixture.stage.run {
        #expect(fixture.view.layer.sublayers?.count == 1, "the picture is gone")
        #expect(CATransform3DIsIdentity(fixture.view.layer.transform))
      }
    }
  }

  /// According to Apple's page about `animate(withDuration:animations:completion:)`, changes with a
  /// duration of 0 are made immediately and the completion is called in the next cycle.
  @Test(arguments: effects, [0, -1, .nan, .infinity] as [Double])
  func `without a duration two views are exchanged in the call`(
    effect: UIView.AnimationOptions, duration: Double
  ) throws {
    for shows in [false, true] {
      try onViewStage { fixture in
        let (old, new) = fixture.stage.run {
          (UIView(frame: fixture.view.bounds), UIView(frame: fixture.view.bounds))
        }
        fixture.stage.run {
          fixture.view.addSubview(old)
          if shows {
            fixture.view.addSubview(new)
            new.isHidden = true
          }
        }
        fixture.stage.run {
          UIView.transition(
            from: old, to: new, duration: duration,
            options: shows ? effect.union(.showHideTransitionViews) : effect,
            completion: fixture.completion("done"))
          #expect(fixture.view.subviews == (shows ? [old, new] : [new]))
          #expect(old.isHidden == shows)
          #expect(!new.isHidden)
          #expect(new.alpha == 1)
          #expect(CATransform3DIsIdentity(new.layer.transform))
          #expect(CATransform3DIsIdentity(old.layer.transform))
          #expect(fixture.log.events.isEmpty)
        }
        fixture.stage.tick()
        #expect(fixture.log.events == ["done(true)"])
      }
    }
  }

  @Test func `with animations disabled two views are exchanged in the call`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        let (old, new) = (UIView(), UIView())
        fixture.view.addSubview(old)
        UIView.performWithoutAnimation {
          UIView.transition(from: old, to: new, duration: 1, completion: fixture.completion("done"))
        }
        #expect(fixture.view.subviews == [new])
      }
      fixture.stage.tick()
      #expect(fixture.log.events == ["done(true)"])
    }
  }

  @Test func `a dissolve fades the old state out`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        fixture.view.backgroundColor = .red
        UIView.transition(
          with: fixture.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
          animations: { fixture.view.backgroundColor = .blue })
      }
      fixture.stage.advance(by: 0.25)
      fixture.stage.run {
        let overlay = fixture.view.layer.sublayers?.last
        #expect(overlay?.contents != nil)
        #expect(abs((overlay?.presentation()?.opacity ?? 0) - 0.75) < 1e-3)
        #expect(fixture.view.layer.animationKeys() == nil, "the change itself does not animate")
      }
    }
  }

  @Test func `a flip is edge-on in the middle and shows the new state after it`() throws {
    try onViewStage { fixture in
      fixture.stage.run {
        UIView.transition(
          with: fixture.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
          animations: {})
      }
      let start = fixture.stage.time
      fixture.stage.tick()
      // At a quarter of the time the angle is 45°. Perspective makes the edges appear nearer or
      // farther.
      for (time, opacity) in [(0.25, 1), (0.75, 0)] as [(Double, Double)] {
        let shown = try #require(fixture.shown(at: start + time)).transform
        #expect(abs(abs(shown.m11) - 0.5.squareRoot()) < 0.15, "at \(time)")
        fixture.stage.advance(by: start + time - fixture.stage.time)
        fixture.stage.run {
          let overlay = fixture.view.layer.sublayers?.last?.presentation()
          #expect(abs(Double(overlay?.opacity ?? -1) - opacity) < 1e-3)
        }
      }
    }
  }

  @Test(arguments: effects)
  func `one view replaces another`(effect: UIView.AnimationOptions) throws {
    for hides in [false, true] {
      try onViewStage { fixture in
        let (old, new) = fixture.stage.run { (UIView(), UIView()) }
        fixture.stage.run {
          fixture.view.addSubview(old)
          if hides {
            fixture.view.addSubview(new)
            new.isHidden = true
          }
          UIView.transition(
            from: old, to: new, duration: 0.3,
            options: hides ? effect.union(.showHideTransitionViews) : effect,
            completion: fixture.completion("done"))
        }
        try fixture.stage.settle()
        #expect(fixture.log.events == ["done(true)"])
        fixture.stage.run {
          #expect(fixture.view.subviews == (hides ? [old, new] : [new]))
          #expect(!new.isHidden)
          #expect(old.isHidden == hides)
        }
      }
    }
  }

  @Test func `a mask view masks and is not a subview`() throws {
    try onViewStage { fixture in
      let mask = fixture.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10)) }
      fixture.stage.run {
        fixture.view.superview?.addSubview(mask)
        fixture.view.mask = mask
        #expect(mask.superview == nil)
        #expect(fixture.view.layer.mask === mask.layer)
        #expect(fixture.view.subviews.isEmpty)
        fixture.view.mask = nil
        #expect(fixture.view.layer.mask == nil)
      }
    }
  }
}
