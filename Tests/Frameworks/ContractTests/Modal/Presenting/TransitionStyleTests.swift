import Stage
import TestSupport
import Testing

/// UIKit's built-in animations (`modalTransitionStyle`): the layers that they move, and how they
/// clean up.
@MainActor
struct TransitionStyleTests {
  nonisolated private static let styles: [UIModalTransitionStyle] = [
    .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ]

  private func present(
    _ fixture: PresentationStage, _ style: UIModalTransitionStyle,
    _ presentation: UIModalPresentationStyle = .fullScreen
  ) {
    fixture.b.transitioningDelegate = nil
    fixture.b.modalTransitionStyle = style
    fixture.present(style: presentation)
  }

  @Test(arguments: styles, [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `the presented view is shown at the end without leftovers`(
    style: UIModalTransitionStyle, presentation: UIModalPresentationStyle
  ) throws {
    guard style != .partialCurl || presentation == .fullScreen else { return }
    try onStage { fixture in
      let (a, b) = (fixture.a, fixture.b)
      let before = (fixture.stage.dump(a.view), fixture.stage.dump(b.view))
      present(fixture, style, presentation)
      let container = try #require(b.presentationController?.containerView)
      #expect(fixture.stage.pendingWorkCount > 0, "it takes time")

      try fixture.stage.settle()
      #expect(fixture.log.heard("done"))
      #expect(fixture.stage.dump(a.view).differences(to: before.0) == [])
      #expect(fixture.stage.dump(b.view).differences(to: before.1) == [])
      #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
      #expect(container.subviews == [b.view])

      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.log.heard("gone"))
      #expect(fixture.stage.dump(a.view).differences(to: before.0) == [])
      #expect(a.view.superview === fixture.window)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: styles)
  func `removing the window during a transition leaves the views unchanged`(
    style: UIModalTransitionStyle
  ) throws {
    try onStage { fixture in
      let before = fixture.stage.dump(fixture.a.view)
      present(fixture, style)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.window.rootViewController = fixture.c }
      try fixture.stage.settle()

      #expect(fixture.stage.dump(fixture.a.view).differences(to: before) == [])
      #expect(fixture.b.view.alpha == 1)
      #expect(fixture.b.view.layer.isDoubleSided)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a cover vertical animation comes from below the screen`() throws {
    try onStage { fixture in
      present(fixture, .coverVertical)
      #expect(abs(fixture.shown(fixture.b.view).position.y - (426 + 852)) < 1e-6)
      try fixture.stage.settle()
      #expect(fixture.shown(fixture.b.view).position.y == 426)
    }
  }

  @Test func `a dissolve fades only the presented view`() {
    onStage { fixture in
      present(fixture, .crossDissolve)
      #expect(fixture.shown(fixture.b.view).opacity == 0)
      var last = 0.0
      while fixture.stage.pendingWorkCount > 0 {
        fixture.stage.tick()
        let now = Double(fixture.shown(fixture.b.view).opacity)
        #expect(now >= last)
        #expect(fixture.shown(fixture.a.view).opacity == 1)
        last = now
      }
      #expect(last == 1)
    }
  }

  @Test(arguments: PresentationStage.Direction.allCases)
  func `a flip rotates both views by half a turn, always half a turn apart`(
    direction: PresentationStage.Direction
  ) throws {
    try onStage { fixture in
      present(fixture, .flipHorizontal)
      if direction == .dismiss {
        try fixture.stage.settle()
        fixture.dismiss()
      }
      let (from, to) =
        direction == .present
        ? (fixture.a.view, fixture.b.view) : (fixture.b.view, fixture.a.view)
      let views = try (#require(from), #require(to))
      var turned = 0.0
      while fixture.stage.pendingWorkCount > 0 {
        // A flip from right to left brings the right edge forward, so the sine is negative during
        // it.
        let side = direction == .present ? -1.0 : 1.0
        let angles = (angle(fixture.shown(views.0)), angle(fixture.shown(views.1)))
        #expect(abs(sin((angles.0 - angles.1) / 2)) > 1 - 1e-6, "\(angles)")
        #expect(sin(angles.0) * side > -1e-6, "\(angles)")
        turned = max(turned, abs(angles.0))
        fixture.stage.tick()
      }
      #expect(turned > 3)
    }
  }

  /// The angle of the rotation about the vertical axis.
  private func angle(_ values: LayerValues) -> Double {
    Double(atan2(-values.transform.m13, values.transform.m11))
  }

  @Test func `a flip shows no back sides`() throws {
    try onStage { fixture in
      present(fixture, .flipHorizontal)
      #expect(!fixture.a.view.layer.isDoubleSided)
      #expect(!fixture.b.view.layer.isDoubleSided)
      try fixture.stage.settle()
      #expect(fixture.b.view.layer.isDoubleSided)
    }
  }

  @Test func `a partial curl is shown as a page flip and the trace says so`() throws {
    try onStage { fixture in
      fixture.stage.beginRecording()
      present(fixture, .partialCurl)
      // The presenter's page curls away in front of the presented page.
      #expect(fixture.a.view.layer.animationKeys()?.isEmpty == false)
      #expect(fixture.b.view.layer.animationKeys() == nil)
      let container = try #require(fixture.b.presentationController?.containerView)
      #expect(container.subviews.last === fixture.a.view)
      try fixture.stage.settle()
      let trace = fixture.stage.endRecording().events
      #expect(trace.contains { $0.call == .remark("partialCurl, shown as a page turn") })
    }
  }
}

extension Stage {
  /// The number of pieces of pending work that keep the frame loop from being idle.
  var pendingWorkCount: Int { run { FrameLoop.current.pendingWork.count } }
}
