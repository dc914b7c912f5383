import Stage
import TestSupport
import Testing

/// After a cancelled transition, every property that can be set has its value from before the
/// animation.
@MainActor
struct CancelRestoresTests {
  @Test(
    arguments: PresentationStage.Direction.allCases, [UIModalPresentationStyle.custom, .fullScreen])
  func `a cancel restores every property of every view`(
    direction: PresentationStage.Direction, style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      let (first, second) = (Scenery(), Scenery())
      fixture.stage.run {
        first.add(to: fixture.a.view)
        second.add(to: fixture.b.view)
      }
      if direction == .dismiss { try fixture.presentAndSettle(style: style) }
      fixture.animator.duration = 1
      fixture.animator.body = { [unowned first, unowned second] context in
        if context.view(forKey: .from) != nil, context.view(forKey: .to) != nil {
          first.animate(in: context.containerView) {}
        }
        UIView.animate(withDuration: 1) {
          context.view(forKey: .to)?.alpha = 0.5
          context.view(forKey: .from)?.frame.origin.x += 200
        }
        second.animate(in: context.containerView) {
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      fixture.stage.tick()
      let before = [fixture.window, fixture.a.view, fixture.b.view].map(fixture.stage.dump)

      switch direction {
      case .present:
        fixture.delegate.presentInteractor = fixture.interactor
        fixture.present(style: style)
      case .dismiss:
        fixture.delegate.dismissInteractor = fixture.interactor
        fixture.dismiss()
      }
      fixture.update(0.7)
      fixture.stage.advance(by: 0.5)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(fixture.log.heard("AN.animationEnded(false)"))
      let after = [fixture.window, fixture.a.view, fixture.b.view].map(fixture.stage.dump)
      for (before, after) in zip(before, after) {
        #expect(before.differences(to: after) == [])
      }
    }
  }

  @Test func `a value that the app has set since is kept`() throws {
    try onStage { fixture in
      let (kept, spoken) = (UIView(), UIView())
      fixture.animator.changes = { _ in
        kept.center.x = 100
        spoken.center.x = 100
      }
      fixture.stage.run {
        fixture.b.view.addSubview(kept)
        fixture.b.view.addSubview(spoken)
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.stage.run { spoken.center.x = 70 }
      fixture.cancel()
      try fixture.stage.settle()

      #expect(kept.center.x == 0)
      #expect(spoken.center.x == 70)
    }
  }

  @Test func `values set before the block are kept`() throws {
    try onStage { fixture in
      let moved = UIView()
      fixture.animator.body = { context in
        moved.center.x = 30
        UIView.animate(withDuration: 0.3) {
          moved.center.x = 100
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(moved.center.x == 30)
    }
  }

  @Test func `several writes of one property revert to the first value`() throws {
    try onStage { fixture in
      let moved = UIView()
      fixture.animator.changes = { _ in
        moved.center.x = 10
        UIView.animate(withDuration: 0.3) { moved.center.x = 20 }
        UIView.performWithoutAnimation { moved.center.x = 25 }
        moved.center.x = 30
      }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(moved.center.x == 0)
    }
  }

  @Test func `the blocks of a cancelled transition complete with finished true, once each`() throws
  {
    // The completion blocks receive `finished: true` in both directions (facts C.8, inferred).
    try onStage { fixture in
      fixture.animator.body = { [log = fixture.log] context in
        let view = context.view(forKey: .to)
        UIView.animate(withDuration: 0.1) {
          view?.alpha = 0.5
        } completion: {
          log.write("short(\($0))")
        }
        UIView.animate(withDuration: 0.3) {
          view?.center.x += 10
        } completion: {
          log.write("long(\($0))")
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.9)
      fixture.stage.advance(by: 1)
      #expect(!fixture.log.heard("short"))
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace("{short(true), long(true)} → AN.animationEnded(false)?")
    }
  }

  @Test(arguments: [true, false])
  func `explicit animations end with the reversal and do not play again`(
    isRemoved: Bool
  ) throws {
    try onStage { fixture in
      fixture.animator.duration = 1
      fixture.animator.body = { context in
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          context.completeTransition(!context.transitionWasCancelled)
        }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0.0
        turn.toValue = 1.0
        turn.duration = 1
        turn.isRemovedOnCompletion = isRemoved
        turn.fillMode = .both
        context.view(forKey: .from)?.layer.add(turn, forKey: "turn")
        CATransaction.commit()
      }
      try fixture.presentAndSettleWithoutAnimation(style: .custom)
      fixture.delegate.dismissInteractor = fixture.interactor
      fixture.dismiss()
      fixture.update(0.5)
      fixture.stage.tick()
      #expect(abs(fixture.shown(fixture.b.view).transform.m12 - 0.479426) < 1e-5)
      let start = fixture.stage.time

      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace("IC.cancel → AN.animationEnded(false)")
      #expect(fixture.stage.time - start <= 0.5 + 2.01 / 60)
      #expect(fixture.b.appearance == .appeared)
      #expect(fixture.shown(fixture.b.view).transform == CATransform3DIdentity)
    }
  }

  @Test func `a change without duration reverts as well`() throws {
    try onStage { fixture in
      let moved = UIView()
      fixture.animator.duration = 0
      fixture.animator.changes = { _ in moved.center.x = 100 }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.cancel()
      try fixture.stage.settle()

      fixture.expectTrace("AN.animationEnded(false)")
      #expect(moved.center.x == 0)
    }
  }
}
