import Stage
import TestSupport
import Testing

/// The frames that the context reports, for every kind of transition.
///
/// According to the header of `UIViewControllerTransitioning`, a frame is zero if the view is not
/// on screen at that end of the transition. The dismissal of a presentation that keeps its
/// presenter is the exception: the widely copied slide-in animator uses `finalFrame(for:)` of the
/// disappearing controller as the frame at rest, and works on iPhones.
@MainActor
struct TransitionFramesTests {
  private struct Frames: Equatable {
    var initialFrom, finalFrom, initialTo, finalTo: CGRect

    @MainActor init?(_ context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return nil }
      initialFrom = context.initialFrame(for: from)
      finalFrom = context.finalFrame(for: from)
      initialTo = context.initialFrame(for: to)
      finalTo = context.finalFrame(for: to)
    }

    init(_ initialFrom: CGRect, _ finalFrom: CGRect, _ initialTo: CGRect, _ finalTo: CGRect) {
      (self.initialFrom, self.finalFrom) = (initialFrom, finalFrom)
      (self.initialTo, self.finalTo) = (initialTo, finalTo)
    }
  }

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  private static let resting = CGRect(x: 20, y: 100, width: 300, height: 400)

  @Test func `a change that removes the old view has no final frame for it`() throws {
    for kind in TransitionKind.allCases {
      try kind.play { scene in
        var frames: Frames?
        scene.animator.changes = { frames = Frames($0) }
        scene.begin(scene.animator, nil)
        try scene.expectEnd(finished: true, "\(kind)")
        scene.animator.changes = nil

        #expect(frames == Frames(Self.screen, .zero, .zero, Self.screen), "\(kind)")
      }
    }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext])
  func `a presentation that keeps its presenter has final frames for both`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { t in
      t.delegate.presentation = { [log = t.log] in
        LoggingPresentation($0, $1, log, restingFrame: Self.resting)
      }
      let rests = style == .custom ? Self.resting : Self.screen
      var frames: Frames?
      t.animator.changes = { frames = Frames($0) }

      try t.presentAndSettle(style: style)
      #expect(frames == Frames(Self.screen, Self.screen, .zero, rests))

      t.dismiss()
      try t.stage.settle()
      #expect(frames == Frames(rests, rests, Self.screen, Self.screen))
      t.animator.changes = nil
    }
  }

  /// Like the widely copied slide-in animator, the animator in this test uses `finalFrame(for:)` as
  /// the frame on screen in both directions.
  @Test func `the slide-in animator shows its view until the dismissal ends`() throws {
    try onStage { t in
      t.delegate.presentation = { [log = t.log] in
        LoggingPresentation($0, $1, log, restingFrame: Self.resting)
      }
      try t.presentAndSettle(style: .custom)
      t.animator.body = { context in
        guard let page = context.viewController(forKey: .from) else { return }
        let rests = context.finalFrame(for: page)
        page.view.frame = rests
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
          page.view.frame = rests.offsetBy(dx: 0, dy: 400)
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      t.dismiss()
      t.stage.tick()
      let start = t.shown(t.b.view)
      #expect(start.bounds.size == Self.resting.size)
      #expect(start.position.y < Self.resting.midY + 20)
      t.stage.advance(by: 0.2)
      #expect(abs(t.shown(t.b.view).position.y - Self.resting.midY - 200) < 40)
      try t.stage.settle()
      t.animator.body = nil
    }
  }
}
