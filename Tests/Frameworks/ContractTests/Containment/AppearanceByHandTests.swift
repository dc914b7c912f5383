import Stage
import TestSupport
import Testing

/// `beginAppearanceTransition` and `endAppearanceTransition` in a container that forwards
/// appearance itself (facts A.9.1).
@MainActor
struct AppearanceByHandTests {
  /// Runs a case in which X is in a container for which UIKit does not forward appearance.
  private func onContainer(_ play: @MainActor (PresentationStage, LoggingController) throws -> Void)
    throws
  {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      let parent = SilentContainer()
      parent.modalPresentationStyle = .overFullScreen
      fixture.stage.run { fixture.a.present(parent, animated: false) }
      try fixture.stage.settle()
      fixture.stage.run { embed(x, in: parent) }
      fixture.log.clear()
      try play(fixture, x)
    }
  }

  @Test(arguments: [false, true])
  func `begin and end send the pair of calls`(animated: Bool) throws {
    try onContainer { fixture, x in
      fixture.stage.run { x.beginAppearanceTransition(true, animated: animated) }
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.expectTrace(
        "X.willAppear(\(animated)) → X.isAppearing(\(animated)) → X.didAppear(\(animated))")
      fixture.stage.run {
        x.beginAppearanceTransition(false, animated: animated)
        x.endAppearanceTransition()
      }
      fixture.expectTrace("X.willDisappear(\(animated)) → X.didDisappear(\(animated))")
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `an appearance that is reversed disappears`() throws {
    try onContainer { fixture, x in
      fixture.stage.run { x.beginAppearanceTransition(true, animated: true) }
      fixture.stage.run { x.beginAppearanceTransition(false, animated: true) }
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.expectTrace(
        """
        X.willAppear(true) → X.isAppearing(true)? → X.willDisappear(true) → X.didDisappear(true)
        !X.didAppear
        """)
      #expect(x.appearance == .disappeared)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a disappearance that is reversed appears`() throws {
    try onContainer { fixture, x in
      fixture.stage.run {
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
      }
      fixture.log.clear()
      fixture.stage.run { x.beginAppearanceTransition(false, animated: true) }
      fixture.stage.run { x.beginAppearanceTransition(true, animated: true) }
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.expectTrace(
        """
        X.willDisappear(true) → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        !X.didDisappear
        """)
    }
  }

  @Test func `grandchildren follow a child with manual forwarding`() throws {
    try onContainer { fixture, x in
      let y = LoggingController("Y", fixture.log)
      fixture.stage.run { embed(y, in: x) }
      fixture.stage.run { x.beginAppearanceTransition(true, animated: true) }
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.stage.run {
        x.beginAppearanceTransition(false, animated: true)
        x.endAppearanceTransition()
      }
      fixture.expectTrace(
        "Y.willAppear(true) → Y.isAppearing → Y.didAppear → Y.willDisappear → Y.didDisappear")
    }
  }

  @Test func `an appearance that has ended can begin again (facts A.9.5)`() throws {
    try onContainer { fixture, x in
      for isAppearing in [false, true, true, false] {
        fixture.stage.run { x.beginAppearanceTransition(isAppearing, animated: true) }
        fixture.stage.run { x.endAppearanceTransition() }
      }

      fixture.expectTrace(
        """
        X.willDisappear(true) → X.didDisappear(true)
        → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        → X.willDisappear(true) → X.didDisappear(true)
        """)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `unbalanced calls are refused with UIKit's warning`() throws {
    try onContainer { fixture, x in
      fixture.stage.run { x.endAppearanceTransition() }
      fixture.stage.run {
        x.beginAppearanceTransition(true, animated: false)
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
      }
      fixture.expectBalance(of: "X")
      #expect(x.appearance == .appeared)
      #expect(fixture.stage.warnings.count == 2)
      for warning in fixture.stage.warnings {
        #expect(
          warning.hasPrefix("Unbalanced calls to begin/end appearance transitions for <Logging"))
      }
    }
  }
}

private final class SilentContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
