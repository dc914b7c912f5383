import Stage
import Testing

/// A keyboard that floats on a pad.
@MainActor
struct KeyboardFloatingTests {
  private func scene() -> KeyboardScene {
    let scene = KeyboardScene(.pad)
    scene.stage.traits.keyboard = .floating
    return scene
  }

  @Test func `a floating keyboard neither shows nor hides for the app`() throws {
    let scene = scene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    scene.controller.field.resignFirstResponder()
    try scene.stage.settle()

    #expect(
      scene.log.take() == [
        "willChangeFrame 1180+254 → 881+254", "didChangeFrame 1180+254 → 881+254",
        "willChangeFrame 881+254 → 1180+254", "didChangeFrame 881+254 → 1180+254",
      ])
    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `the guide follows a floating keyboard only on request`() throws {
    let scene = scene()
    let guide = scene.controller.view.keyboardLayoutGuide
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(scene.barBottom == 1155)

    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == CGRect(x: 480, y: 881, width: 320, height: 254))
    #expect(scene.barBottom == 881)
    scene.close()
  }

  @Test func `docking shows and undocking hides`() throws {
    let scene = scene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    _ = scene.log.take()

    scene.stage.traits.keyboard = .onScreen
    try scene.stage.settle()
    #expect(scene.log.take().last == "didShow 881+254 → 868+312")
    #expect(scene.barBottom == 868)

    scene.stage.traits.keyboard = .floating
    try scene.stage.settle()
    #expect(scene.log.take().last == "didHide 868+312 → 881+254")
    #expect(scene.state == .shown)
    #expect(scene.barBottom == 1155)
    scene.close()
  }

  @Test func `tracked constraints follow the edges that the keyboard is near`() throws {
    let scene = scene()
    let guide = scene.controller.view.keyboardLayoutGuide
    let (near, away) = scene.stage.run {
      (
        scene.controller.other.widthAnchor.constraint(equalToConstant: 100),
        scene.controller.other.widthAnchor.constraint(equalToConstant: 50)
      )
    }
    scene.stage.run {
      guide.followsUndockedKeyboard = true
      guide.setConstraints([near], activeWhenNearEdge: .trailing)
      guide.setConstraints([away], activeWhenAwayFrom: .trailing)
    }
    #expect(!near.isActive && away.isActive)

    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(near.isActive && !away.isActive)
    scene.close()
  }

  @Test func `a phone's keyboard does not float`() throws {
    let scene = KeyboardScene()
    scene.stage.traits.keyboard = .floating
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(scene.barBottom == 516)
    scene.close()
  }
}
