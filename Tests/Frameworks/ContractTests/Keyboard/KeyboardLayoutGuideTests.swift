import Stage
import Testing

/// Constraints to `keyboardLayoutGuide`.
@MainActor
struct KeyboardLayoutGuideTests {
  @Test func `without a keyboard the guide is below the safe area`() {
    let scene = KeyboardScene()
    let guide = scene.controller.view.keyboardLayoutGuide

    #expect(scene.barBottom == 818)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    #expect(guide === scene.controller.view.keyboardLayoutGuide)

    guide.usesBottomSafeArea = false
    #expect(scene.barBottom == 852)
    scene.close()
  }

  @Test func `constraints move in the keyboard's animation`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    #expect(scene.barBottom == 818)
    var last: CGFloat = 818
    for _ in 0..<20 {
      scene.stage.tick()
      #expect(scene.barBottom < last)
      last = scene.barBottom
    }
    try scene.stage.settle()
    #expect(scene.barBottom == 516)

    scene.controller.field.resignFirstResponder()
    scene.stage.advance(by: 0.1)
    #expect((517...817).contains(scene.barBottom))
    try scene.stage.settle()
    #expect(scene.barBottom == 818)
    scene.close()
  }

  @Test func `a change during the motion begins where the views are`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    scene.stage.advance(by: 0.1)
    let before = scene.barBottom
    scene.controller.field.resignFirstResponder()
    #expect(abs(scene.barBottom - before) < 0.01)
    scene.stage.tick()
    #expect(abs(scene.barBottom - before) < 60)
    try scene.stage.settle()
    #expect(scene.barBottom == 818)
    scene.close()
  }

  @Test func `a view that is above the keyboard keeps its safe area`() throws {
    let scene = KeyboardScene()
    let small = scene.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)) }
    scene.stage.run { scene.controller.view.addSubview(small) }
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()

    #expect(
      small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 100, height: 0))
    scene.close()
  }

  @Test func `tracked constraints follow the edges`() {
    let scene = KeyboardScene()
    let guide = scene.controller.view.keyboardLayoutGuide
    let (near, away) = scene.stage.run {
      (
        scene.controller.field.widthAnchor.constraint(equalToConstant: 100),
        scene.controller.field.widthAnchor.constraint(equalToConstant: 50)
      )
    }
    scene.stage.run {
      guide.setConstraints([near], activeWhenNearEdge: .bottom)
      guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    }

    #expect(near.isActive && !away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [away])
    scene.stage.run { guide.removeAllTrackedConstraints() }
    #expect(!near.isActive)
    scene.close()
  }
}
