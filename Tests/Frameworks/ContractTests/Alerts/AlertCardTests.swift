import Stage
import TestSupport
import Testing

/// The measured card of an alert (facts A.11, iOS 26.1).
@MainActor
struct AlertCardTests {
  private static let third: CGFloat = 1 / 3

  private func height(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    style: UIAlertController.Style = .alert
  ) throws -> CGFloat {
    var height: CGFloat = 0
    try onStage { fixture in
      let scene = AlertStage(
        fixture, title: title, message: message, style: style, actions: actions)
      try scene.presentAndSettle()
      height = scene.alert.view.bounds.height
      #expect(scene.alert.view.bounds.width == 320)
      #expect(scene.alert.view.layer.cornerRadius == 34)
      #expect(abs(scene.alert.view.center.x - fixture.window.bounds.midX) < 0.01)
    }
    return height
  }

  @Test func `cards have the height of UIKit's`() throws {
    let measured: [(CGFloat, CGFloat)] = [
      (try height("Saved", "Your changes were saved.", [("OK", .default)]), 152 + Self.third),
      (try height("Title only", nil, [("OK", .default)]), 126 + Self.third),
      (try height(nil, "Message only.", [("OK", .default)]), 126 + Self.third),
      (
        try height(
          "Choose", "Pick one option.",
          [("First", .default), ("Second", .default), ("Cancel", .cancel)]), 264 + Self.third
      ),
      (
        try height(
          "Photo", "Choose a source for the photo.",
          [
            ("Take Photo", .default), ("Choose Existing", .default), ("Delete", .destructive),
            ("Cancel", .cancel),
          ], style: .actionSheet), 320 + Self.third
      ),
      (
        try height("Delete File?", "This cannot be undone.", [("A", .default), ("B", .cancel)]),
        152 + Self.third
      ),
    ]
    for (found, expected) in measured { #expect(abs(found - expected) < 0.01) }
  }

  @Test func `the card is centred in the safe area`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      #expect(fixture.window.bounds.height == 852)
      #expect(abs(scene.alert.view.frame.midY - 438.5) < 0.01)
      #expect(abs(scene.alert.view.frame.midX - 196.5) < 0.01)
    }
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, CGFloat(0.2)), (.dark, 0.48)])
  func `the dimming is as dark as UIKit's`(style: UIUserInterfaceStyle, alpha: CGFloat) throws {
    try onStage { fixture in
      fixture.stage.run { fixture.window.overrideUserInterfaceStyle = style }
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      let color = try #require(scene.dim?.layer.backgroundColor)
      #expect(abs(color.alpha - alpha) < 1e-6)
    }
  }

  @Test func `right to left, the cancel button is leading, on the right`() throws {
    try onStage { fixture in
      fixture.window.traitOverrides.layoutDirection = .rightToLeft
      let scene = AlertStage(fixture, actions: [("Yes", .default), ("No", .cancel)])
      try scene.presentAndSettle()
      #expect(scene.buttons.map(\.title) == ["Yes", "No"])
    }
  }

  @Test(arguments: [false, true])
  func `with one other button, cancel is leading`(cancelFirst: Bool) throws {
    try onStage { fixture in
      let actions: [(String, UIAlertAction.Style)] = [("No", .cancel), ("Yes", .default)]
      let scene = AlertStage(fixture, actions: cancelFirst ? actions : actions.reversed())
      try scene.presentAndSettle()
      let buttons = scene.buttons
      #expect(buttons.map(\.title) == ["No", "Yes"])
      #expect(buttons[0].frame.minY == buttons[1].frame.minY)
      #expect(buttons[0].frame.width == 140)
      #expect(scene.alert.actions.map(\.title) == (cancelFirst ? ["No", "Yes"] : ["Yes", "No"]))
    }
  }

  @Test(arguments: 0..<4)
  func `with more buttons, cancel is last`(place: Int) throws {
    try onStage { fixture in
      var actions: [(String, UIAlertAction.Style)] = [
        ("1", .default), ("2", .destructive), ("3", .default),
      ]
      actions.insert(("No", .cancel), at: place)
      let scene = AlertStage(fixture, actions: actions)
      try scene.presentAndSettle()
      let buttons = scene.buttons
      #expect(buttons.map(\.title) == ["1", "2", "3", "No"])
      for (above, below) in zip(buttons, buttons.dropFirst()) {
        #expect(below.frame.minY - above.frame.minY == 56)
        #expect(above.frame.height == 48)
      }
    }
  }

  @Test func `a long message makes the card higher, up to the screen's height`() throws {
    let short = try height("T", "Short.", [("OK", .default)])
    let long = try height("T", String(repeating: "word ", count: 40), [("OK", .default)])
    let endless = try height("T", String(repeating: "word ", count: 4000), [("OK", .default)])
    #expect(long > short + 40)
    #expect(endless > long)
    #expect(endless < 852)
  }

  @Test func `changing a text on screen resizes the card`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture, title: "T", message: nil, actions: [("OK", .default)])
      try scene.presentAndSettle()
      let middle = scene.alert.view.center
      fixture.stage.run { scene.alert.message = "Now with a message." }
      #expect(abs(scene.alert.view.bounds.height - 152 - Self.third) < 0.01)
      #expect(abs(scene.alert.view.center.y - middle.y) < 0.01)
      fixture.stage.run {
        scene.alert.addAction(UIAlertAction(title: "More", style: .cancel))
      }
      #expect(scene.buttons.map(\.title) == ["More", "OK"])
    }
  }

  @Test(arguments: [false, true])
  func `the card stays centred on a device that rotates`(midway: Bool) throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      scene.present()
      if midway { fixture.stage.advance(by: 0.1) } else { try fixture.stage.settle() }
      fixture.stage.rotate(to: .landscapeLeft)
      try fixture.stage.settle()
      let bounds = fixture.window.bounds
      #expect(bounds.width > bounds.height)
      #expect(abs(scene.alert.view.center.x - bounds.midX) < 0.01)
      #expect(scene.alert.view.frame.minY >= 0 && scene.alert.view.frame.maxY <= bounds.maxY)
      #expect(scene.alert.view.bounds.width == 320)
      #expect(scene.dim?.frame == bounds)
      scene.tap("Cancel")
      try fixture.stage.settle()
      fixture.expectTrace("Cancel.handler")
    }
  }

  @Test func `the card stays centred in a safe area that changes without a rotation`() throws {
    let stage = Stage(device: .small)
    let root = stage.run { HidingController() }
    stage.show(root)
    let alert = stage.run {
      UIAlertController(title: "Delete File?", message: nil, preferredStyle: .alert)
    }
    stage.run { root.present(alert, animated: false) }
    try stage.settle()
    let upper = stage.run { alert.view.center.y }

    root.hides = true
    stage.run { root.setNeedsStatusBarAppearanceUpdate() }
    try stage.settle()

    stage.run {
      #expect(stage.window.safeAreaInsets.top == 0)
      #expect(abs(alert.view.center.y - (upper - 10)) < 0.01, "half of the bar's 20 points")
    }
    stage.close()
  }

  @Test func `a card covered during a resize of the window is centred again`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      fixture.c.modalPresentationStyle = .fullScreen
      fixture.stage.run { scene.alert.present(fixture.c, animated: true) }
      try fixture.stage.settle()
      fixture.stage.resize(to: CGSize(width: 700, height: 852))
      fixture.stage.run { fixture.c.dismiss(animated: true) }
      try fixture.stage.settle()

      fixture.stage.run { #expect(abs(scene.alert.view.center.x - 350) < 0.01) }
      fixture.stage.resize(to: Device.phone.size)
      try fixture.stage.settle()
    }
  }

  // MARK: Animation

  @Test func `only the dimming animates while an alert appears`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      scene.present()
      let start = fixture.stage.time
      let dim = try #require(scene.dim)
      let card: UIView = scene.alert.view
      let rest = fixture.shown(card)
      var frames = 0
      while fixture.coordinator != nil {
        fixture.stage.tick()
        guard fixture.coordinator != nil else { break }
        frames += 1
        #expect(distance([fixture.shown(card)], [rest]).0 == 0)
        // The spring is critically damped: after time t, the progress is 1 − (1 + ωt)·e^(−ωt).
        let x = 22.88 * (fixture.stage.time - start)
        #expect(abs(fixture.shown(dim).opacity - (1 - (1 + x) * exp(-x))) < 0.01)
      }
      #expect((23...26).contains(frames))
      try fixture.stage.settle()
      #expect(fixture.shown(dim).opacity == 1)
      #expect(fixture.log.heard("shown"))
    }
  }

  @Test func `without animation the alert appears at once`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      scene.present(animated: false)
      let dim = try #require(scene.dim)
      #expect(fixture.shown(dim).opacity == 1)
      #expect(fixture.log.heard("shown"))
      fixture.dismiss(animated: false)
      try fixture.stage.settle()
      #expect(dim.superview == nil)
    }
  }

  @Test func `dismissing the card restores everything`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      try scene.presentAndSettle()
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(scene.alert.view.alpha == 1)
      #expect(scene.alert.view.superview == nil)
      #expect(fixture.window.subviews.count == 1)
    }
  }
}

/// A controller that hides the status bar if `hides` is true.
private final class HidingController: UIViewController {
  var hides = false
  override var prefersStatusBarHidden: Bool { hides }
}
