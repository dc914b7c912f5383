import Stage
import Testing

/// Interruptible transitions of containers: interrupted, reversed, released (facts C.10).
@MainActor
struct ContainerInterruptionTests {
  @Test(arguments: [true, false], [true, false])
  func `a running push or pop can be interrupted, then finished or cancelled`(
    pushes: Bool, finishes: Bool
  ) throws {
    try onNavigationStage { j in
      if !pushes { try j.stack([j.a, j.b]) }
      let animator = j.stage.run { LendingAnimator(j.log) }
      j.interactor.wantsInteractiveStart = false
      (j.delegate.animator, j.delegate.interactor) = (animator, j.interactor)
      if pushes { j.push(j.b) } else { j.pop() }
      j.stage.advance(by: 0.4)
      let coming = pushes ? j.b : j.a
      @MainActor func alpha() -> Double {
        j.stage.run { coming.view.layer.presentationValues()?.opacity ?? -1 }
      }
      let before = alpha()
      #expect(before > 0.3 && before < 0.5)

      j.stage.run { j.interactor.pause() }
      j.stage.advance(by: 0.3)
      #expect(abs(alpha() - before) <= 1.01 / 60)
      j.stage.run { #expect(j.navigation.transitionCoordinator?.isInteractive == true) }
      // The transition is released in one direction, interrupted again and released in the other.
      j.stage.run { if finishes { j.interactor.cancel() } else { j.interactor.finish() } }
      j.stage.advance(by: 0.1)
      j.stage.run { j.interactor.pause() }
      j.stage.run { if finishes { j.interactor.finish() } else { j.interactor.cancel() } }
      try j.stage.settle()

      let isDeep = pushes == finishes
      j.expectStack(isDeep ? [j.a, j.b] : [j.a])
      j.expectBalance(shown: [isDeep ? j.b : j.a])
      #expect(j.log.count("LA.animationEnded(\(finishes))") == 1)
      #expect(j.log.count("ND.didShow") == (finishes ? 1 : 0))
    }
  }

  /// The animator is interruptible; the interactor drives it from the start.
  @Test(arguments: [true, false])
  func `an interactive push drives the animator`(finishes: Bool) throws {
    try onNavigationStage { j in
      let animator = j.stage.run { LendingAnimator(j.log) }
      (j.delegate.animator, j.delegate.interactor) = (animator, j.interactor)
      j.push(j.b)
      j.stage.tick()
      for percent in [0.2, 0.7, 0.4] {
        j.stage.run { j.interactor.update(CGFloat(percent)) }
        j.stage.tick()
        let shown = j.stage.run { j.b.view.layer.presentationValues()?.opacity ?? -1 }
        #expect(abs(shown - percent) < 1e-6)
      }
      j.stage.run { if finishes { j.interactor.finish() } else { j.interactor.cancel() } }
      try j.stage.settle()
      j.expectStack(finishes ? [j.a, j.b] : [j.a])
      j.expectBalance(shown: [finishes ? j.b : j.a])
    }
  }

  @Test(arguments: [true, false])
  func `an interrupted change of tabs can finish or be cancelled`(finishes: Bool) throws {
    try onTabStage { t in
      let animator = t.stage.run { LendingAnimator(t.log) }
      t.interactor.wantsInteractiveStart = false
      (t.delegate.animator, t.delegate.interactor) = (animator, t.interactor)
      t.select(1)
      t.stage.advance(by: 0.4)
      t.stage.run { t.interactor.pause() }
      let caught = t.stage.run { t.b.view.layer.presentationValues()?.opacity ?? -1 }
      #expect(caught > 0.3 && caught < 0.5)
      t.stage.advance(by: 0.3)
      #expect(t.stage.run { t.b.view.layer.presentationValues()?.opacity } == caught)
      t.stage.run { if finishes { t.interactor.finish() } else { t.interactor.cancel() } }
      try t.stage.settle()

      t.expectShown(finishes ? t.b : t.a)
      #expect(t.log.count("LA.animationEnded(\(finishes))") == 1)
    }
  }
}
