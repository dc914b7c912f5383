import Stage
import TestSupport
import Testing

/// `beginAppearanceTransition` and `endAppearanceTransition` in a container that forwards
/// appearance itself (facts A.9.1).
@MainActor
struct AppearanceByHandTests {
  /// Runs a case in which X is in a container for which UIKit does not forward appearance.
  private func onContainer(_ play: @MainActor (Theatre, LoggingController) throws -> Void) throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      let parent = SilentContainer()
      parent.modalPresentationStyle = .overFullScreen
      theatre.stage.run { theatre.a.present(parent, animated: false) }
      try theatre.stage.settle()
      theatre.stage.run { embed(x, in: parent) }
      theatre.log.clear()
      try play(theatre, x)
    }
  }

  @Test(arguments: [false, true])
  func `begin and end send the pair of calls`(animated: Bool) throws {
    try onContainer { theatre, x in
      theatre.stage.run { x.beginAppearanceTransition(true, animated: animated) }
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.expectTrace(
        "X.willAppear(\(animated)) → X.isAppearing(\(animated)) → X.didAppear(\(animated))")
      theatre.stage.run {
        x.beginAppearanceTransition(false, animated: animated)
        x.endAppearanceTransition()
      }
      theatre.expectTrace("X.willDisappear(\(animated)) → X.didDisappear(\(animated))")
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `an appearance that is reversed disappears`() throws {
    try onContainer { theatre, x in
      theatre.stage.run { x.beginAppearanceTransition(true, animated: true) }
      theatre.stage.run { x.beginAppearanceTransition(false, animated: true) }
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.expectTrace(
        """
        X.willAppear(true) → X.isAppearing(true)? → X.willDisappear(true) → X.didDisappear(true)
        !X.didAppear
        """)
      #expect(x.appearance == .disappeared)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `a disappearance that is reversed appears`() throws {
    try onContainer { theatre, x in
      theatre.stage.run {
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
      }
      theatre.log.clear()
      theatre.stage.run { x.beginAppearanceTransition(false, animated: true) }
      theatre.stage.run { x.beginAppearanceTransition(true, animated: true) }
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.expectTrace(
        """
        X.willDisappear(true) → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        !X.didDisappear
        """)
    }
  }

  @Test func `grandchildren follow a child with manual forwarding`() throws {
    try onContainer { theatre, x in
      let y = LoggingController("Y", theatre.log)
      theatre.stage.run { embed(y, in: x) }
      theatre.stage.run { x.beginAppearanceTransition(true, animated: true) }
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.stage.run {
        x.beginAppearanceTransition(false, animated: true)
        x.endAppearanceTransition()
      }
      theatre.expectTrace(
        "Y.willAppear(true) → Y.isAppearing → Y.didAppear → Y.willDisappear → Y.didDisappear")
    }
  }

  @Test func `an appearance that has ended can begin again (facts A.9.5)`() throws {
    try onContainer { theatre, x in
      for isAppearing in [false, true, true, false] {
        theatre.stage.run { x.beginAppearanceTransition(isAppearing, animated: true) }
        theatre.stage.run { x.endAppearanceTransition() }
      }

      theatre.expectTrace(
        """
        X.willDisappear(true) → X.didDisappear(true)
        → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        → X.willAppear(true) → X.isAppearing(true) → X.didAppear(true)
        → X.willDisappear(true) → X.didDisappear(true)
        """)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `unbalanced calls are refused with UIKit's warning`() throws {
    try onContainer { theatre, x in
      theatre.stage.run { x.endAppearanceTransition() }
      theatre.stage.run {
        x.beginAppearanceTransition(true, animated: false)
        x.beginAppearanceTransition(true, animated: false)
        x.endAppearanceTransition()
      }
      theatre.expectBalance(of: "X")
      #expect(x.appearance == .appeared)
      #expect(theatre.stage.warnings.count == 2)
      for warning in theatre.stage.warnings {
        #expect(
          warning.hasPrefix("Unbalanced calls to begin/end appearance transitions for <Logging"))
      }
    }
  }
}

private final class SilentContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
