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
    _ theatre: Theatre, _ style: UIModalTransitionStyle,
    _ presentation: UIModalPresentationStyle = .fullScreen
  ) {
    theatre.b.transitioningDelegate = nil
    theatre.b.modalTransitionStyle = style
    theatre.present(style: presentation)
  }

  @Test(arguments: styles, [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `the presented view is shown at the end without leftovers`(
    style: UIModalTransitionStyle, presentation: UIModalPresentationStyle
  ) throws {
    guard style != .partialCurl || presentation == .fullScreen else { return }
    try onStage { theatre in
      let (a, b) = (theatre.a, theatre.b)
      let before = (theatre.stage.dump(a.view), theatre.stage.dump(b.view))
      present(theatre, style, presentation)
      let container = try #require(b.presentationController?.containerView)
      #expect(theatre.stage.pendingWorkCount > 0, "it takes time")

      try theatre.stage.settle()
      #expect(theatre.log.heard("done"))
      #expect(theatre.stage.dump(a.view).differences(to: before.0) == [])
      #expect(theatre.stage.dump(b.view).differences(to: before.1) == [])
      #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
      #expect(container.subviews == [b.view])

      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.log.heard("gone"))
      #expect(theatre.stage.dump(a.view).differences(to: before.0) == [])
      #expect(a.view.superview === theatre.window)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: styles)
  func `removing the window during a transition leaves the views unchanged`(
    style: UIModalTransitionStyle
  ) throws {
    try onStage { theatre in
      let before = theatre.stage.dump(theatre.a.view)
      present(theatre, style)
      theatre.stage.advance(by: 0.1)
      theatre.stage.run { theatre.window.rootViewController = theatre.c }
      try theatre.stage.settle()

      #expect(theatre.stage.dump(theatre.a.view).differences(to: before) == [])
      #expect(theatre.b.view.alpha == 1)
      #expect(theatre.b.view.layer.isDoubleSided)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `a cover vertical animation comes from below the screen`() throws {
    try onStage { theatre in
      present(theatre, .coverVertical)
      #expect(abs(theatre.shown(theatre.b.view).position.y - (426 + 852)) < 1e-6)
      try theatre.stage.settle()
      #expect(theatre.shown(theatre.b.view).position.y == 426)
    }
  }

  @Test func `a dissolve fades only the presented view`() {
    onStage { theatre in
      present(theatre, .crossDissolve)
      #expect(theatre.shown(theatre.b.view).opacity == 0)
      var last = 0.0
      while theatre.stage.pendingWorkCount > 0 {
        theatre.stage.tick()
        let now = Double(theatre.shown(theatre.b.view).opacity)
        #expect(now >= last)
        #expect(theatre.shown(theatre.a.view).opacity == 1)
        last = now
      }
      #expect(last == 1)
    }
  }

  @Test(arguments: Theatre.Direction.allCases)
  func `a flip rotates both views by half a turn, always half a turn apart`(
    direction: Theatre.Direction
  ) throws {
    try onStage { theatre in
      present(theatre, .flipHorizontal)
      if direction == .dismiss {
        try theatre.stage.settle()
        theatre.dismiss()
      }
      let (from, to) =
        direction == .present
        ? (theatre.a.view, theatre.b.view) : (theatre.b.view, theatre.a.view)
      let views = try (#require(from), #require(to))
      var turned = 0.0
      while theatre.stage.pendingWorkCount > 0 {
        // A flip from right to left brings the right edge forward, so the sine is negative during
        // it.
        let side = direction == .present ? -1.0 : 1.0
        let angles = (angle(theatre.shown(views.0)), angle(theatre.shown(views.1)))
        #expect(abs(sin((angles.0 - angles.1) / 2)) > 1 - 1e-6, "\(angles)")
        #expect(sin(angles.0) * side > -1e-6, "\(angles)")
        turned = max(turned, abs(angles.0))
        theatre.stage.tick()
      }
      #expect(turned > 3)
    }
  }

  /// The angle of the rotation about the vertical axis.
  private func angle(_ values: LayerValues) -> Double {
    Double(atan2(-values.transform.m13, values.transform.m11))
  }

  @Test func `a flip shows no back sides`() throws {
    try onStage { theatre in
      present(theatre, .flipHorizontal)
      #expect(!theatre.a.view.layer.isDoubleSided)
      #expect(!theatre.b.view.layer.isDoubleSided)
      try theatre.stage.settle()
      #expect(theatre.b.view.layer.isDoubleSided)
    }
  }

  @Test func `a partial curl is shown as a page flip and the trace says so`() throws {
    try onStage { theatre in
      theatre.stage.beginRecording()
      present(theatre, .partialCurl)
      // The presenter's page curls away in front of the presented page.
      #expect(theatre.a.view.layer.animationKeys()?.isEmpty == false)
      #expect(theatre.b.view.layer.animationKeys() == nil)
      let container = try #require(theatre.b.presentationController?.containerView)
      #expect(container.subviews.last === theatre.a.view)
      try theatre.stage.settle()
      let trace = theatre.stage.endRecording().events
      #expect(trace.contains { $0.call == .remark("partialCurl, shown as a page turn") })
    }
  }
}

extension Stage {
  /// The number of pieces of pending work that keep the frame loop from being idle.
  var pendingWorkCount: Int { run { FrameLoop.current.pendingWork.count } }
}
