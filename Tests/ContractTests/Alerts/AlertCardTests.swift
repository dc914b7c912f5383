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
    try onStage { theatre in
      let scene = AlertStage(
        theatre, title: title, message: message, style: style, actions: actions)
      try scene.presentAndSettle()
      height = scene.alert.view.bounds.height
      #expect(scene.alert.view.bounds.width == 320)
      #expect(scene.alert.view.layer.cornerRadius == 34)
      #expect(abs(scene.alert.view.center.x - theatre.window.bounds.midX) < 0.01)
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
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      #expect(theatre.window.bounds.height == 852)
      #expect(abs(scene.alert.view.frame.midY - 438.5) < 0.01)
      #expect(abs(scene.alert.view.frame.midX - 196.5) < 0.01)
    }
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, CGFloat(0.2)), (.dark, 0.48)])
  func `the dimming is as dark as UIKit's`(style: UIUserInterfaceStyle, alpha: CGFloat) throws {
    try onStage { theatre in
      theatre.stage.run { theatre.window.overrideUserInterfaceStyle = style }
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      let color = try #require(scene.dim?.layer.backgroundColor)
      #expect(abs(color.alpha - alpha) < 1e-6)
    }
  }

  @Test func `right to left, the cancel button is leading, on the right`() throws {
    try onStage { theatre in
      theatre.window.traitOverrides.layoutDirection = .rightToLeft
      let scene = AlertStage(theatre, actions: [("Yes", .default), ("No", .cancel)])
      try scene.presentAndSettle()
      #expect(scene.buttons.map(\.title) == ["Yes", "No"])
    }
  }

  @Test(arguments: [false, true])
  func `with one other button, cancel is leading`(cancelFirst: Bool) throws {
    try onStage { theatre in
      let actions: [(String, UIAlertAction.Style)] = [("No", .cancel), ("Yes", .default)]
      let scene = AlertStage(theatre, actions: cancelFirst ? actions : actions.reversed())
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
    try onStage { theatre in
      var actions: [(String, UIAlertAction.Style)] = [
        ("1", .default), ("2", .destructive), ("3", .default),
      ]
      actions.insert(("No", .cancel), at: place)
      let scene = AlertStage(theatre, actions: actions)
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
    try onStage { theatre in
      let scene = AlertStage(theatre, title: "T", message: nil, actions: [("OK", .default)])
      try scene.presentAndSettle()
      let middle = scene.alert.view.center
      theatre.stage.run { scene.alert.message = "Now with a message." }
      #expect(abs(scene.alert.view.bounds.height - 152 - Self.third) < 0.01)
      #expect(abs(scene.alert.view.center.y - middle.y) < 0.01)
      theatre.stage.run {
        scene.alert.addAction(UIAlertAction(title: "More", style: .cancel))
      }
      #expect(scene.buttons.map(\.title) == ["More", "OK"])
    }
  }

  @Test(arguments: [false, true])
  func `the card stays centred on a device that rotates`(midway: Bool) throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      scene.present()
      if midway { theatre.stage.advance(by: 0.1) } else { try theatre.stage.settle() }
      theatre.stage.rotate(to: .landscapeLeft)
      try theatre.stage.settle()
      let bounds = theatre.window.bounds
      #expect(bounds.width > bounds.height)
      #expect(abs(scene.alert.view.center.x - bounds.midX) < 0.01)
      #expect(scene.alert.view.frame.minY >= 0 && scene.alert.view.frame.maxY <= bounds.maxY)
      #expect(scene.alert.view.bounds.width == 320)
      #expect(scene.dim?.frame == bounds)
      scene.tap("Cancel")
      try theatre.stage.settle()
      theatre.expectTrace("Cancel.handler")
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
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      theatre.c.modalPresentationStyle = .fullScreen
      theatre.stage.run { scene.alert.present(theatre.c, animated: true) }
      try theatre.stage.settle()
      theatre.stage.resize(to: CGSize(width: 700, height: 852))
      theatre.stage.run { theatre.c.dismiss(animated: true) }
      try theatre.stage.settle()

      theatre.stage.run { #expect(abs(scene.alert.view.center.x - 350) < 0.01) }
      theatre.stage.resize(to: Device.phone.size)
      try theatre.stage.settle()
    }
  }

  // MARK: Animation

  @Test func `only the dimming animates while an alert appears`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      scene.present()
      let start = theatre.stage.time
      let dim = try #require(scene.dim)
      let card: UIView = scene.alert.view
      let rest = theatre.shown(card)
      var frames = 0
      while theatre.coordinator != nil {
        theatre.stage.tick()
        guard theatre.coordinator != nil else { break }
        frames += 1
        #expect(distance([theatre.shown(card)], [rest]).0 == 0)
        // The spring is critically damped: after time t, the progress is 1 − (1 + ωt)·e^(−ωt).
        let x = 22.88 * (theatre.stage.time - start)
        #expect(abs(theatre.shown(dim).opacity - (1 - (1 + x) * exp(-x))) < 0.01)
      }
      #expect((23...26).contains(frames))
      try theatre.stage.settle()
      #expect(theatre.shown(dim).opacity == 1)
      #expect(theatre.log.heard("shown"))
    }
  }

  @Test func `without animation the alert appears at once`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      scene.present(animated: false)
      let dim = try #require(scene.dim)
      #expect(theatre.shown(dim).opacity == 1)
      #expect(theatre.log.heard("shown"))
      theatre.dismiss(animated: false)
      try theatre.stage.settle()
      #expect(dim.superview == nil)
    }
  }

  @Test func `dismissing the card restores everything`() throws {
    try onStage { theatre in
      let scene = AlertStage(theatre)
      try scene.presentAndSettle()
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(scene.alert.view.alpha == 1)
      #expect(scene.alert.view.superview == nil)
      #expect(theatre.window.subviews.count == 1)
    }
  }
}

/// A controller that hides the status bar if `hides` is true.
private final class HidingController: UIViewController {
  var hides = false
  override var prefersStatusBarHidden: Bool { hides }
}
