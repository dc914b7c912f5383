import Foundation
import Testing
import TransitionTesting

/// The assertions as a test calls them. The assertions record issues and do not return values.
@MainActor struct AssertionsTests {
  private let drag = TouchScript.drag(
    from: CGPoint(x: 0.5, y: 0.15), to: CGPoint(x: 0.5, y: 0.85), over: 0.5)

  private func shown() throws -> Stage {
    let stage = Stage()
    stage.show(PullScene.root())
    try stage.settle()
    stage.beginRecording()
    stage.play(drag)
    try stage.settle()
    return stage
  }

  @Test func `a correct transition records no issue`() {
    assertTransition(from: PullScene.root(), by: .drag(drag), under: [.plain, .cancel(at: 0.5)])
  }

  @Test func `a mistake records an issue at the test's line`() {
    withKnownIssue {
      assertTransition(
        from: PullScene.root(.neverCompletes), by: .drag(drag), under: [.plain])
    } matching: { issue in
      "\(issue)".contains("completeTransition(_:) was never called")
        && issue.sourceLocation?.fileID.hasSuffix("AssertionsTests.swift") == true
    }
  }

  @Test func `an order that holds passes, another fails`() throws {
    let stage = try shown()

    expectTrace(
      stage,
      """
      PulledPage.viewWillAppear(true) < PulledPage.viewDidAppear(true)
      once PullAnimator.completeTransition(true), never PullPage.viewDidLoad
      """)
    withKnownIssue {
      expectTrace(stage, "PulledPage.viewWillAppear > PulledPage.viewDidAppear")
    } matching: {
      "\($0)".contains("expected PulledPage.viewDidAppear before PulledPage.viewWillAppear")
    }
  }

  @Test func `a matching golden passes`() throws {
    let stage = try shown()

    let lines = stage.trace.lines.filter { $0.contains("PullAnimator#1.") }
    assertGolden(text: lines.joined(separator: "\n") + "\n", named: "animator")
    assertGolden(frame: stage.endRecording(), at: 0.4, scale: 0.25, named: "half")
  }

  @Test func `a missing golden records an issue with the command`() throws {
    let stage = try shown()

    withKnownIssue {
      assertGolden(trace: stage.trace, named: "nobody-recorded-this")
    } matching: {
      "\($0)".contains("MATCHCUT_RECORD=1 swift test --filter AssertionsTests")
    }
  }
}
