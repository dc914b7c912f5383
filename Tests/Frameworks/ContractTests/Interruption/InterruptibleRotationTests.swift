import Stage
import TestSupport
import Testing

/// The device is rotated during an interruptible transition.
@MainActor
struct InterruptibleRotationTests {
  nonisolated static let styles = [UIModalPresentationStyle.fullScreen, .custom]
  nonisolated static let wide = CGRect(x: 0, y: 0, width: 852, height: 393)

  private func sliding(_ fixture: PresentationStage) -> LendingAnimator {
    let animator = fixture.stage.run { LendingAnimator(fixture.log) }
    animator.slides = true
    fixture.delegate.presentation = nil
    fixture.delegate.animator = animator
    return animator
  }

  /// The position of B's view on screen relative to its final frame, as a fraction of the window's
  /// height.
  private func share(_ t: PresentationStage) -> Double {
    let height = Double(t.window.bounds.height)
    return (t.shown(t.b.view).position.y - height / 2) / height
  }

  @Test(arguments: styles)
  func `a paused present keeps its progress on the rotated screen`(
    style: UIModalPresentationStyle
  ) throws {
    for finishes in [true, false] {
      try onStage { t in
        _ = sliding(t)
        try t.beginInteractively(.present, style: style)
        t.update(0.25)
        t.stage.tick()
        #expect(abs(share(t) - 0.75) < 1e-4)

        t.stage.rotate(to: .landscapeLeft)
        #expect(abs(share(t) - 0.75) < 1e-4)
        #expect(t.shown(t.b.view).bounds.size == Self.wide.size)
        t.stage.advance(by: 0.2)
        #expect(abs(share(t) - 0.75) < 1e-4, "the clock stands")

        t.update(0.5)
        t.stage.tick()
        #expect(abs(share(t) - 0.5) < 1e-4)
        if finishes { t.finish() } else { t.cancel() }
        try t.stage.settle()
        t.stage.run {
          #expect((t.a.presentedViewController === t.b) == finishes)
          if finishes { #expect(t.b.view.frame == Self.wide) }
          #expect(t.a.view.frame == Self.wide || finishes && style == .fullScreen)
        }
        t.delegate.animator = t.animator
      }
    }
  }

  @Test func `a dismissal interrupted, rotated and cancelled restores the view in the new size`()
    throws
  {
    try onStage { t in
      t.delegate.presentation = nil
      try t.presentAndSettle(style: .custom)
      _ = sliding(t)
      t.interactor.wantsInteractiveStart = false
      t.delegate.dismissInteractor = t.interactor
      t.dismiss()
      t.stage.advance(by: 0.5)
      t.stage.run { t.interactor.pause() }
      let caught = share(t)
      #expect(caught > 0.4 && caught < 0.6)

      t.stage.rotate(to: .landscapeLeft)
      #expect(abs(share(t) - caught) < 1e-4)
      t.cancel()
      try t.stage.settle()

      t.stage.run {
        #expect(t.b.view.frame == Self.wide)
        #expect(t.a.presentedViewController === t.b)
      }
      t.delegate.dismissInteractor = nil
      t.delegate.animator = t.animator
    }
  }

  @Test(arguments: styles, [true, false])
  func `rotating at any moment ends consistently`(
    style: UIModalPresentationStyle, finishes: Bool
  ) throws {
    for turns in 0...30 {
      try onStage { t in
        let animator = sliding(t)
        animator.duration = 0.3
        t.interactor.wantsInteractiveStart = false
        t.delegate.presentInteractor = t.interactor
        t.present(style: style)
        for turn in 0...30 {
          if turn == turns { t.stage.rotate(to: .landscapeLeft, animated: turn.isMultiple(of: 2)) }
          if turn == 6 { t.stage.run { t.interactor.pause() } }
          if turn == 9 { t.update(0.6) }
          if turn == 12 { if finishes { t.finish() } else { t.cancel() } }
          t.stage.tick()
        }
        try t.stage.settle()

        let text: Comment = "turned at \(turns)"
        t.stage.run {
          #expect(t.window.bounds == Self.wide, text)
          #expect((t.a.presentedViewController === t.b) == finishes, text)
          if finishes {
            #expect(t.b.view.frame == Self.wide, text)
          } else {
            #expect(t.a.view.frame == Self.wide, text)
            #expect(t.b.view.window == nil, text)
          }
        }
        #expect(t.log.count("LA.animationEnded") == 1, text)
        t.delegate.presentInteractor = nil
        t.delegate.animator = t.animator
      }
    }
  }
}
