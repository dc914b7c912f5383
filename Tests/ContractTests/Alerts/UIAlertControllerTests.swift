import Stage
import TestSupport
import Testing

/// The callbacks of an alert: which objects receive them, and when.
@MainActor
struct UIAlertControllerTests {
  @Test func `a handler runs after the alert has disappeared`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      let presented = EventLog()
      theatre.log.onEvent = { event in
        guard event == "Delete.handler" else { return }
        let isGone =
          theatre.a.presentedViewController == nil && scene.alert.presentingViewController == nil
          && scene.alert.view.window == nil
        presented.write("\(isGone)")
      }
      scene.tap("Delete")
      #expect(!theatre.log.heard("Delete.handler"))
      #expect(theatre.stage.run { scene.alert.isBeingDismissed })
      try theatre.stage.settle()

      #expect(presented.events == ["true"])
      theatre.expectTrace("Delete.handler !Cancel.handler !A.willAppear !A.didAppear")
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: [0.0, 0.05, 0.3])
  func `tapping twice selects one action`(pause: Double) throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      scene.tap("Delete")
      theatre.stage.advance(by: pause)
      scene.tap("Cancel")
      scene.tap("Delete")
      try theatre.stage.settle()

      theatre.expectTrace("Delete.handler !Cancel.handler")
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `an alert can be presented again`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      for _ in 0..<2 {
        try scene.presentAndSettle()
        scene.tap("Cancel")
        try theatre.stage.settle()
        theatre.expectTrace("Cancel.handler !Delete.handler")
      }
    }
  }

  @Test(arguments: [false, true])
  func `dismissing in code calls no handler`(animated: Bool) throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      theatre.dismiss(animated: animated)
      try theatre.stage.settle()
      theatre.expectTrace("gone !Delete.handler !Cancel.handler")
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test func `a handler may present the next alert`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      let next = AlertStage(theatre, title: "Really?", actions: [("Yes", .default)])
      theatre.log.onEvent = { event in
        if event == "Delete.handler" { theatre.a.present(next.alert, animated: true) }
      }
      try scene.presentAndSettle()
      scene.tap("Delete")
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController === next.alert)
      next.tap("Yes")
      try theatre.stage.settle()

      theatre.expectTrace("Delete.handler → Yes.handler")
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  // MARK: Refusals

  @Test func `a second alert on the same presenter is refused`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      let second = AlertStage(theatre, title: "Second")
      try scene.presentAndSettle()
      second.present()
      try theatre.stage.settle()

      #expect(theatre.a.presentedViewController === scene.alert)
      #expect(!theatre.log.heard("shown"))
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("which is already presenting") == true)
    }
  }

  @Test func `an alert may be presented on an alert`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      let second = AlertStage(theatre, title: "Second", actions: [("Fine", .default)])
      try scene.presentAndSettle()
      theatre.stage.run { scene.alert.present(second.alert, animated: true) }
      try theatre.stage.settle()
      second.tap("Fine")
      try theatre.stage.settle()

      theatre.expectTrace("Fine.handler !Delete.handler !Cancel.handler")
      #expect(theatre.a.presentedViewController === scene.alert)
      #expect(scene.alert.presentedViewController == nil)
    }
  }

  @Test func `an alert during another transition is refused`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      theatre.present(style: .fullScreen)
      theatre.stage.advance(by: 0.1)
      theatre.stage.run { theatre.b.present(scene.alert, animated: true) }
      try theatre.stage.settle()

      #expect(theatre.b.presentedViewController == nil)
      #expect(theatre.stage.warnings.count == 1)
    }
  }

  @Test func `a disabled button does nothing`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      theatre.stage.run { scene.alert.actions[0].isEnabled = false }
      try scene.presentAndSettle()
      scene.tap("Delete")
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController === scene.alert)

      theatre.stage.run { scene.alert.actions[0].isEnabled = true }
      scene.tap("Delete")
      try theatre.stage.settle()
      theatre.expectTrace("Delete.handler")
    }
  }

  // MARK: Beside the card

  @Test func `a tap beside an alert does nothing`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      theatre.stage.playTap(at: CGPoint(x: 20, y: 100))
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController === scene.alert)
      #expect(theatre.log.events.isEmpty)
    }
  }

  @Test func `a tap beside an action sheet cancels it`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre, style: .actionSheet)
      try scene.presentAndSettle()
      theatre.stage.playTap(at: CGPoint(x: 20, y: 100))
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController == nil)
      theatre.expectTrace("Cancel.handler !Delete.handler")
    }
  }

  // MARK: Properties

  @Test func `actions and properties can be read back`() {
    onStage { theatre in
      let scene = AlertStage(theatre, title: "T", message: "M")
      let alert = scene.alert
      #expect(alert.title == "T")
      #expect(alert.message == "M")
      #expect(alert.preferredStyle == .alert)
      #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      #expect(alert.preferredAction == nil)
      theatre.stage.run { alert.preferredAction = alert.actions[0] }
      #expect(alert.preferredAction === alert.actions[0])
    }
  }

  @Test func `an alert and its actions are released`() throws {
    var held: [Weak] = []
    try onStage { theatre in
      let scene = AlertStage(theatre)
      held = [Weak(scene.alert)] + scene.alert.actions.map { Weak($0) }
      try scene.presentAndSettle()
      scene.tap("Cancel")
      try theatre.stage.settle()
    }
    #expect(held.allSatisfy { $0.object == nil })
  }

  @Test func `a custom animation includes the dimming and removes it`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      scene.alert.transitioningDelegate = theatre.delegate
      theatre.delegate.presentInteractor = theatre.interactor
      scene.present()
      theatre.update(0.5)
      theatre.stage.tick()
      let dim = try #require(scene.dim)
      #expect(abs(theatre.shown(dim).opacity - 0.5) < 0.02)
      theatre.cancel()
      try theatre.stage.settle()
      #expect(dim.superview == nil)
      #expect(theatre.a.presentedViewController == nil)
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
        let theatre = Theatre()
        let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
        theatre.stage.run { theatre.a.present(alert, animated: false) }
        try theatre.stage.settle()
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
