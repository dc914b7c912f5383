import Stage
import TestSupport
import Testing

/// The callbacks of an alert: which objects receive them, and when.
@MainActor
struct UIAlertControllerTests {
  @Test func `a handler runs after the alert has disappeared`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      let presented = EventLog()
      fixture.log.onEvent = { event in
        guard event == "Delete.handler" else { return }
        let isGone =
          fixture.a.presentedViewController == nil && scene.alert.presentingViewController == nil
          && scene.alert.view.window == nil
        presented.write("\(isGone)")
      }
      scene.tap("Delete")
      #expect(!fixture.log.heard("Delete.handler"))
      #expect(fixture.stage.run { scene.alert.isBeingDismissed })
      try fixture.stage.settle()

      #expect(presented.events == ["true"])
      fixture.expectTrace("Delete.handler !Cancel.handler !A.willAppear !A.didAppear")
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: [0.0, 0.05, 0.3])
  func `tapping twice selects one action`(pause: Double) throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      scene.tap("Delete")
      fixture.stage.advance(by: pause)
      scene.tap("Cancel")
      scene.tap("Delete")
      try fixture.stage.settle()

      fixture.expectTrace("Delete.handler !Cancel.handler")
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `an alert can be presented again`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      for _ in 0..<2 {
        try scene.presentAndSettle()
        scene.tap("Cancel")
        try fixture.stage.settle()
        fixture.expectTrace("Cancel.handler !Delete.handler")
      }
    }
  }

  @Test(arguments: [false, true])
  func `dismissing in code calls no handler`(animated: Bool) throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      fixture.dismiss(animated: animated)
      try fixture.stage.settle()
      fixture.expectTrace("gone !Delete.handler !Cancel.handler")
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `a handler may present the next alert`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      let next = AlertStage(fixture, title: "Really?", actions: [("Yes", .default)])
      fixture.log.onEvent = { event in
        if event == "Delete.handler" { fixture.a.present(next.alert, animated: true) }
      }
      try scene.presentAndSettle()
      scene.tap("Delete")
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController === next.alert)
      next.tap("Yes")
      try fixture.stage.settle()

      fixture.expectTrace("Delete.handler → Yes.handler")
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  // MARK: Refusals

  @Test func `a second alert on the same presenter is refused`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      let second = AlertStage(fixture, title: "Second")
      try scene.presentAndSettle()
      second.present()
      try fixture.stage.settle()

      #expect(fixture.a.presentedViewController === scene.alert)
      #expect(!fixture.log.heard("shown"))
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("which is already presenting") == true)
    }
  }

  @Test func `an alert may be presented on an alert`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      let second = AlertStage(fixture, title: "Second", actions: [("Fine", .default)])
      try scene.presentAndSettle()
      fixture.stage.run { scene.alert.present(second.alert, animated: true) }
      try fixture.stage.settle()
      second.tap("Fine")
      try fixture.stage.settle()

      fixture.expectTrace("Fine.handler !Delete.handler !Cancel.handler")
      #expect(fixture.a.presentedViewController === scene.alert)
      #expect(scene.alert.presentedViewController == nil)
    }
  }

  @Test func `an alert during another transition is refused`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      fixture.present(style: .fullScreen)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.b.present(scene.alert, animated: true) }
      try fixture.stage.settle()

      #expect(fixture.b.presentedViewController == nil)
      #expect(fixture.stage.warnings.count == 1)
    }
  }

  @Test func `a disabled button does nothing`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      fixture.stage.run { scene.alert.actions[0].isEnabled = false }
      try scene.presentAndSettle()
      scene.tap("Delete")
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController === scene.alert)

      fixture.stage.run { scene.alert.actions[0].isEnabled = true }
      scene.tap("Delete")
      try fixture.stage.settle()
      fixture.expectTrace("Delete.handler")
    }
  }

  // MARK: Beside the card

  @Test func `a tap beside an alert does nothing`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      fixture.stage.playTap(at: CGPoint(x: 20, y: 100))
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController === scene.alert)
      #expect(fixture.log.events.isEmpty)
    }
  }

  @Test func `a tap beside an action sheet cancels it`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture, style: .actionSheet)
      try scene.presentAndSettle()
      fixture.stage.playTap(at: CGPoint(x: 20, y: 100))
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController == nil)
      fixture.expectTrace("Cancel.handler !Delete.handler")
    }
  }

  // MARK: Properties

  @Test func `actions and properties can be read back`() {
    onStage { fixture in
      let scene = AlertStage(fixture, title: "T", message: "M")
      let alert = scene.alert
      #expect(alert.title == "T")
      #expect(alert.message == "M")
      #expect(alert.preferredStyle == .alert)
      #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      #expect(alert.preferredAction == nil)
      fixture.stage.run { alert.preferredAction = alert.actions[0] }
      #expect(alert.preferredAction === alert.actions[0])
    }
  }

  @Test func `an alert and its actions are released`() throws {
    var held: [Weak] = []
    try onStage { fixture in
      let scene = AlertStage(fixture)
      held = [Weak(scene.alert)] + scene.alert.actions.map { Weak($0) }
      try scene.presentAndSettle()
      scene.tap("Cancel")
      try fixture.stage.settle()
    }
    #expect(held.allSatisfy { $0.object == nil })
  }

  @Test func `a custom animation includes the dimming and removes it`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      scene.alert.transitioningDelegate = fixture.delegate
      fixture.delegate.presentInteractor = fixture.interactor
      scene.present()
      fixture.update(0.5)
      fixture.stage.tick()
      let dim = try #require(scene.dim)
      #expect(abs(fixture.shown(dim).opacity - 0.5) < 0.02)
      fixture.cancel()
      try fixture.stage.settle()
      #expect(dim.superview == nil)
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  // MARK: Exceptions

  @Test func `only one action may have the cancel style`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
    #expect(
      text(result).contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func `the preferred action must be one of the actions`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
    #expect(text(result).contains("must be contained in the -actions array or be nil"))
  }

  @Test func `an alert without content is not presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let fixture = PresentationStage()
        let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
        fixture.stage.run { fixture.a.present(alert, animated: false) }
        try fixture.stage.settle()
      }
    }
    #expect(
      text(result).contains(
        "UIAlertController must have a title, a message or an action to display"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
