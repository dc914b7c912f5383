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
    try onBench { bench in
      let inner = bench.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      bench.stage.run {
        UIView.transition(
          with: bench.view, duration: 0.5, options: effect,
          animations: { bench.view.addSubview(inner) }, completion: bench.completion("done"))
        #expect(bench.view.subviews == [inner])
      }
      bench.stage.advance(by: 0.4)
      #expect(bench.log.events.isEmpty)
      bench.stage.advance(by: 0.2)
      #expect(bench.log.events == ["done(true)"])
      bench.stage.run {
        #expect(bench.view.layer.sublayers?.count == 1, "the picture is gone")
        #expect(CATransform3DIsIdentity(bench.view.layer.transform))
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
      try onBench { bench in
        let (old, new) = bench.stage.run {
          (UIView(frame: bench.view.bounds), UIView(frame: bench.view.bounds))
        }
        bench.stage.run {
          bench.view.addSubview(old)
          if shows {
            bench.view.addSubview(new)
            new.isHidden = true
          }
        }
        bench.stage.run {
          UIView.transition(
            from: old, to: new, duration: duration,
            options: shows ? effect.union(.showHideTransitionViews) : effect,
            completion: bench.completion("done"))
          #expect(bench.view.subviews == (shows ? [old, new] : [new]))
          #expect(old.isHidden == shows)
          #expect(!new.isHidden)
          #expect(new.alpha == 1)
          #expect(CATransform3DIsIdentity(new.layer.transform))
          #expect(CATransform3DIsIdentity(old.layer.transform))
          #expect(bench.log.events.isEmpty)
        }
        bench.stage.tick()
        #expect(bench.log.events == ["done(true)"])
      }
    }
  }

  @Test func `with animations disabled two views are exchanged in the call`() throws {
    try onBench { bench in
      bench.stage.run {
        let (old, new) = (UIView(), UIView())
        bench.view.addSubview(old)
        UIView.performWithoutAnimation {
          UIView.transition(from: old, to: new, duration: 1, completion: bench.completion("done"))
        }
        #expect(bench.view.subviews == [new])
      }
      bench.stage.tick()
      #expect(bench.log.events == ["done(true)"])
    }
  }

  @Test func `a dissolve fades the old state out`() throws {
    try onBench { bench in
      bench.stage.run {
        bench.view.backgroundColor = .red
        UIView.transition(
          with: bench.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
          animations: { bench.view.backgroundColor = .blue })
      }
      bench.stage.advance(by: 0.25)
      bench.stage.run {
        let overlay = bench.view.layer.sublayers?.last
        #expect(overlay?.contents != nil)
        #expect(abs((overlay?.presentation()?.opacity ?? 0) - 0.75) < 1e-3)
        #expect(bench.view.layer.animationKeys() == nil, "the change itself does not animate")
      }
    }
  }

  @Test func `a flip is edge-on in the middle and shows the new state after it`() throws {
    try onBench { bench in
      bench.stage.run {
        UIView.transition(
          with: bench.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
          animations: {})
      }
      let start = bench.stage.time
      bench.stage.tick()
      // At a quarter of the time the angle is 45°. Perspective makes the edges appear nearer or
      // farther.
      for (time, opacity) in [(0.25, 1), (0.75, 0)] as [(Double, Double)] {
        let shown = try #require(bench.shown(at: start + time)).transform
        #expect(abs(abs(shown.m11) - 0.5.squareRoot()) < 0.15, "at \(time)")
        bench.stage.advance(by: start + time - bench.stage.time)
        bench.stage.run {
          let overlay = bench.view.layer.sublayers?.last?.presentation()
          #expect(abs(Double(overlay?.opacity ?? -1) - opacity) < 1e-3)
        }
      }
    }
  }

  @Test(arguments: effects)
  func `one view replaces another`(effect: UIView.AnimationOptions) throws {
    for hides in [false, true] {
      try onBench { bench in
        let (old, new) = bench.stage.run { (UIView(), UIView()) }
        bench.stage.run {
          bench.view.addSubview(old)
          if hides {
            bench.view.addSubview(new)
            new.isHidden = true
          }
          UIView.transition(
            from: old, to: new, duration: 0.3,
            options: hides ? effect.union(.showHideTransitionViews) : effect,
            completion: bench.completion("done"))
        }
        try bench.stage.settle()
        #expect(bench.log.events == ["done(true)"])
        bench.stage.run {
          #expect(bench.view.subviews == (hides ? [old, new] : [new]))
          #expect(!new.isHidden)
          #expect(old.isHidden == hides)
        }
      }
    }
  }

  @Test func `a mask view masks and is not a subview`() throws {
    try onBench { bench in
      let mask = bench.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10)) }
      bench.stage.run {
        bench.view.superview?.addSubview(mask)
        bench.view.mask = mask
        #expect(mask.superview == nil)
        #expect(bench.view.layer.mask === mask.layer)
        #expect(bench.view.subviews.isEmpty)
        bench.view.mask = nil
        #expect(bench.view.layer.mask == nil)
      }
    }
  }
}
