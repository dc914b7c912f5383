import Stage
import TestSupport
import Testing

/// After a cancelled transition, every property that can be set has its value from before the
/// animation.
@MainActor
struct CancelRestoresTests {
  @Test(
    arguments: Theatre.Direction.allCases, [UIModalPresentationStyle.custom, .fullScreen])
  func `a cancel restores every property of every view`(
    direction: Theatre.Direction, style: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      let (first, second) = (Scenery(), Scenery())
      theatre.stage.run {
        first.add(to: theatre.a.view)
        second.add(to: theatre.b.view)
      }
      if direction == .dismiss { try theatre.presentAndSettle(style: style) }
      theatre.animator.duration = 1
      theatre.animator.body = { [unowned first, unowned second] context in
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
      theatre.stage.tick()
      let before = [theatre.window, theatre.a.view, theatre.b.view].map(theatre.stage.dump)

      switch direction {
      case .present:
        theatre.delegate.presentInteractor = theatre.interactor
        theatre.present(style: style)
      case .dismiss:
        theatre.delegate.dismissInteractor = theatre.interactor
        theatre.dismiss()
      }
      theatre.update(0.7)
      theatre.stage.advance(by: 0.5)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(theatre.log.heard("AN.animationEnded(false)"))
      let after = [theatre.window, theatre.a.view, theatre.b.view].map(theatre.stage.dump)
      for (before, after) in zip(before, after) {
        #expect(before.differences(to: after) == [])
      }
    }
  }

  @Test func `a value that the app has set since is kept`() throws {
    try onStage { theatre in
      let (kept, spoken) = (UIView(), UIView())
      theatre.animator.changes = { _ in
        kept.center.x = 100
        spoken.center.x = 100
      }
      theatre.stage.run {
        theatre.b.view.addSubview(kept)
        theatre.b.view.addSubview(spoken)
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.stage.run { spoken.center.x = 70 }
      theatre.cancel()
      try theatre.stage.settle()

      #expect(kept.center.x == 0)
      #expect(spoken.center.x == 70)
    }
  }

  @Test func `values set before the block are kept`() throws {
    try onStage { theatre in
      let moved = UIView()
      theatre.animator.body = { context in
        moved.center.x = 30
        UIView.animate(withDuration: 0.3) {
          moved.center.x = 100
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(moved.center.x == 30)
    }
  }

  @Test func `several writes of one property revert to the first value`() throws {
    try onStage { theatre in
      let moved = UIView()
      theatre.animator.changes = { _ in
        moved.center.x = 10
        UIView.animate(withDuration: 0.3) { moved.center.x = 20 }
        UIView.performWithoutAnimation { moved.center.x = 25 }
        moved.center.x = 30
      }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(moved.center.x == 0)
    }
  }

  @Test func `the blocks of a cancelled transition complete with finished true, once each`() throws
  {
    // The completion blocks receive `finished: true` in both directions (facts C.8, inferred).
    try onStage { theatre in
      theatre.animator.body = { [log = theatre.log] context in
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
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.9)
      theatre.stage.advance(by: 1)
      #expect(!theatre.log.heard("short"))
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace("{short(true), long(true)} → AN.animationEnded(false)?")
    }
  }

  @Test(arguments: [true, false])
  func `explicit animations end with the reversal and do not play again`(
    isRemoved: Bool
  ) throws {
    try onStage { theatre in
      theatre.animator.duration = 1
      theatre.animator.body = { context in
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
      try theatre.presentAndSettleWithoutAnimation(style: .custom)
      theatre.delegate.dismissInteractor = theatre.interactor
      theatre.dismiss()
      theatre.update(0.5)
      theatre.stage.tick()
      #expect(abs(theatre.shown(theatre.b.view).transform.m12 - 0.479426) < 1e-5)
      let start = theatre.stage.time

      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace("IC.cancel → AN.animationEnded(false)")
      #expect(theatre.stage.time - start <= 0.5 + 2.01 / 60)
      #expect(theatre.b.appearance == .appeared)
      #expect(theatre.shown(theatre.b.view).transform == CATransform3DIdentity)
    }
  }

  @Test func `a change without duration reverts as well`() throws {
    try onStage { theatre in
      let moved = UIView()
      theatre.animator.duration = 0
      theatre.animator.changes = { _ in moved.center.x = 100 }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.cancel()
      try theatre.stage.settle()

      theatre.expectTrace("AN.animationEnded(false)")
      #expect(moved.center.x == 0)
    }
  }
}
