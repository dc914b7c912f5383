import Stage
import TestSupport
import Testing

/// The device is rotated while a transition runs.
@MainActor
struct RotationInTransitionTests {
  nonisolated static let styles = [UIModalPresentationStyle.fullScreen, .custom]
  nonisolated static let wide = CGRect(x: 0, y: 0, width: 852, height: 393)

  private func expectUpright(
    _ t: PresentationStage, presented: Bool, _ text: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    t.stage.run {
      #expect(t.window.bounds == Self.wide, text, sourceLocation: sourceLocation)
      #expect(t.a.view.frame == t.window.bounds, text, sourceLocation: sourceLocation)
      #expect(
        (t.a.presentedViewController === t.b) == presented, text, sourceLocation: sourceLocation)
      if presented {
        #expect(t.b.view.frame == t.window.bounds, text, sourceLocation: sourceLocation)
      } else {
        #expect(t.b.view.window == nil, text, sourceLocation: sourceLocation)
        #expect(t.window.subviews == [t.a.view], text, sourceLocation: sourceLocation)
      }
    }
  }

  /// Slides the moved view in from below the container, or out to below the container, by setting
  /// frames.
  private func slide(_ context: any UIViewControllerContextTransitioning, restoresOld: Bool) {
    let container = context.containerView
    let isArriving = context.viewController(forKey: .to)?.isBeingPresented ?? false
    let key = isArriving ? UITransitionContextViewKey.to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
    let rest = isArriving ? container.bounds : view.frame
    let below = rest.offsetBy(dx: 0, dy: container.bounds.height)
    if let to = context.view(forKey: .to), !isArriving { container.insertSubview(to, at: 0) }
    view.frame = isArriving ? below : rest
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      view.frame = isArriving ? rest : below
    } completion: { _ in
      if restoresOld { view.frame = isArriving ? rest : below }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @Test(arguments: styles, [false, true])
  func `a running present ends in the new size, even if the animator sets the old frame`(
    style: UIModalPresentationStyle, restoresOld: Bool
  ) throws {
    try onStage { t in
      t.delegate.presentation = nil
      t.animator.body = { slide($0, restoresOld: restoresOld) }
      t.present(style: style)
      t.stage.advance(by: 0.1)

      t.stage.rotate(to: .landscapeLeft)
      try t.stage.settle()

      t.stage.run { #expect(t.b.view.frame == Self.wide) }
      #expect(t.log.count("B.didAppear") == 1)
      #expect(t.log.count("AN.animateTransition") == 1)
      t.animator.body = nil
      t.dismiss()
      try t.stage.settle()
      expectUpright(t, presented: false, "\(style.rawValue)")
    }
  }

  @Test(arguments: styles)
  func `a paused present keeps its progress on the rotated screen`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { t in
      t.animator.body = { slide($0, restoresOld: false) }
      try t.beginInteractively(.present, style: style)
      t.update(0.5)
      t.stage.tick()
      #expect(abs(t.shown(t.b.view).position.y - (426 + 426)) < 0.01)

      t.stage.rotate(to: .landscapeLeft)
      #expect(abs(t.shown(t.b.view).position.y - (196.5 + 196.5)) < 0.01)
      #expect(t.shown(t.b.view).bounds.size == Self.wide.size)
      #expect(t.stage.run { t.interactor.context?.finalFrame(for: t.b) } == Self.wide)
      #expect(t.interactor.percentComplete == 0.5)

      t.stage.advance(by: 0.2)
      #expect(abs(t.shown(t.b.view).position.y - (196.5 + 196.5)) < 0.01, "the clock stands")
      t.finish()
      try t.stage.settle()
      t.stage.run { #expect(t.b.view.frame == Self.wide) }
    }
  }

  @Test(arguments: styles)
  func `a dismissal cancelled after a rotation restores the view in the new size`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { t in
      t.animator.body = { slide($0, restoresOld: false) }
      try t.beginInteractively(.dismiss, style: style)
      t.update(0.5)
      t.stage.tick()

      t.stage.rotate(to: .landscapeLeft)
      #expect(abs(t.shown(t.b.view).position.y - (196.5 + 196.5)) < 0.01)
      t.cancel()
      try t.stage.settle()

      t.stage.run { #expect(t.b.view.frame == Self.wide) }
      #expect(t.log.count("B.didAppear") == 1 && t.log.count("B.willDisappear") == 1)
      t.dismiss()
      try t.stage.settle()
      expectUpright(t, presented: false, "\(style.rawValue)")
    }
  }

  /// What drives a transition, and how the transition ends.
  enum Course: CaseIterable {
    case animated, finished, cancelled
  }

  @Test(arguments: styles, Course.allCases)
  func `rotating at any moment of a presentation ends consistently`(
    style: UIModalPresentationStyle, course: Course
  ) throws {
    for turns in 0...24 {
      try onStage { t in
        // Setting the old frame is tested only with `.fullScreen`, because a custom presentation
        // would have to correct such a frame itself.
        let restoresOld = style == .fullScreen && turns.isMultiple(of: 3)
        t.animator.body = { slide($0, restoresOld: restoresOld) }
        if course == .animated {
          t.present(style: style)
        } else {
          try t.beginInteractively(.present, style: style)
        }
        for turn in 0...24 {
          if turn == turns { t.stage.rotate(to: .landscapeLeft, animated: turn.isMultiple(of: 2)) }
          if turn == 8 { t.update(0.5) }
          if turn == 12, course == .finished { t.finish() }
          if turn == 12, course == .cancelled { t.cancel() }
          t.stage.tick()
        }
        try t.stage.settle()

        let text: Comment = "turned at \(turns)"
        let appears = course != .cancelled
        t.stage.run {
          if appears { #expect(t.b.view.frame == Self.wide, text) }
          if style == .custom || !appears { #expect(t.a.view.frame == t.window.bounds, text) }
        }
        #expect(t.log.count("B.willAppear") == 1, text)
        #expect(t.log.count("B.didAppear") == (appears ? 1 : 0), text)
        #expect(t.log.count("AN.animationEnded") == 1, text)
        if appears {
          t.animator.body = nil
          t.dismiss(animated: false)
          try t.stage.settle()
        }
        expectUpright(t, presented: false, text)
      }
    }
  }

  @Test func `the coordinator of a running transition is not replaced`() throws {
    try onStage { t in
      t.present(style: .custom)
      let before = t.coordinator

      t.stage.rotate(to: .landscapeLeft)

      #expect(t.coordinator === before)
      try t.stage.settle()
    }
  }
}
