import Stage
import TestSupport
import Testing

@MainActor
struct RotationTests {
  /// According to the headers of `UIViewController` and `UIContentContainer`, the calls come before
  /// the change, and the calls for traits come first.
  @Test func `a rotation is announced before it happens and laid out after`() throws {
    let s = SizeStage()

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()

    s.expectTrace(
      """
      R.willTransition(compact) → R.viewWillTransition(852×393, now 393×852)
      → R.traitCollectionDidChange(852×393) → R.viewWillLayoutSubviews(852×393)+
      → R.alongside(852×393) → R.completion(false)
      """)
    s.stage.run {
      #expect(s.stage.window.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(s.root.view.frame == s.stage.window.bounds)
      #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
    s.stage.expectRest()
  }

  @Test func `a rotation's coordinator has a quarter-turn transform and no controllers`()
    throws
  {
    let s = SizeStage()
    var seen = 0
    s.root.onWillTransition = { coordinator in
      seen += 1
      #expect(coordinator.isAnimated)
      #expect(coordinator.transitionDuration > 0)
      #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
      #expect(coordinator.presentationStyle == .none)
      #expect(coordinator.viewController(forKey: .from) == nil)
      #expect(coordinator.view(forKey: .to) == nil)
      #expect(coordinator.containerView === s.stage.window)
      let transform = coordinator.targetTransform
      #expect(abs(atan2(transform.b, transform.a) - .pi / 2) < 1e-9)
      #expect(s.root.transitionCoordinator === coordinator)
    }

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()

    #expect(seen == 1)
    #expect(s.stage.run { s.root.transitionCoordinator } == nil)
    s.root.onWillTransition = nil
  }

  @Test func `alongside animations use the rotation's own timing`() throws {
    let s = SizeStage()
    let box = s.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    s.stage.run { s.root.view.addSubview(box) }
    s.stage.tick()
    s.root.alongside = { _ in box.alpha = 0 }

    s.stage.rotate(to: .landscapeLeft)
    s.stage.advance(by: 0.2)
    let middle = s.stage.run { box.layer.presentation()?.opacity ?? 0 }
    try s.stage.settle()

    #expect(abs(middle - 0.5) < 0.02)
    #expect(s.stage.run { box.alpha } == 0)
    s.root.alongside = nil
  }

  /// Visually, the interface stays as it was: the previous content fills the rotated screen on its
  /// side and then rotates until it is upright.
  @Test func `an animated rotation starts with the old interface on its side`() throws {
    let s = SizeStage()
    let mark = s.stage.run { UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40)) }
    s.stage.run { s.root.view.addSubview(mark) }
    s.stage.tick()

    s.stage.rotate(to: .landscapeLeft)
    let window = s.stage.run {
      s.stage.window.layer.presentationValues() ?? s.stage.window.layer.values
    }
    try s.stage.settle()

    #expect(window.bounds.size == CGSize(width: 393, height: 852))
    #expect(abs(window.position.x - 426) < 1e-6 && abs(window.position.y - 196.5) < 1e-6)
    #expect(abs(window.transform.m12 + 1) < 1e-6, "a quarter turn to the left")
  }

  @Test func `without animation everything is over in one call`() {
    let s = SizeStage()

    s.stage.rotate(to: .landscapeRight, animated: false)

    #expect(s.log.heard("R.completion"))
    #expect(s.stage.run { s.root.view.frame } == CGRect(x: 0, y: 0, width: 852, height: 393))
    s.stage.expectRest()
  }

  @Test(arguments: [UIDeviceOrientation.faceUp, .portraitUpsideDown, .portrait])
  func `face up or upside down a phone keeps its interface`(
    orientation: UIDeviceOrientation
  ) throws {
    let s = SizeStage()
    s.root.orientations = .allButUpsideDown

    s.stage.rotate(to: orientation)
    try s.stage.settle()

    #expect(!s.log.heard("R.viewWillTransition"))
    #expect(s.stage.run { UIDevice.current.orientation } == orientation)
    #expect(s.stage.run { s.stage.window.bounds.size } == Device.phone.size)
  }

  @Test func `an orientation that the top controller does not support is ignored`() throws {
    let s = SizeStage()
    s.root.orientations = .portrait

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()
    #expect(s.stage.run { s.stage.window.bounds.size } == Device.phone.size)
    #expect(
      s.stage.trace.lines.contains { $0.contains("supportedInterfaceOrientations → [.portrait]") })
    #expect(s.stage.trace.lines.contains { $0.contains("does not rotate to .landscapeRight") })

    s.root.orientations = .all
    s.stage.run { s.root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    try s.stage.settle()
    #expect(s.stage.run { s.root.view.frame.size } == CGSize(width: 852, height: 393))
  }

  @Test func `a full-screen controller rotates the interface to a supported orientation`() throws {
    let s = SizeStage()
    let b = s.make("B")
    b.orientations = .landscapeLeft
    b.modalPresentationStyle = .fullScreen

    s.stage.run { s.root.present(b, animated: true) }
    try s.stage.settle()
    #expect(s.stage.run { b.view.frame } == CGRect(x: 0, y: 0, width: 852, height: 393))

    s.stage.run { s.root.dismiss(animated: true) }
    try s.stage.settle()
    #expect(s.stage.run { s.root.view.frame } == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(s.stage.run { s.root.view.window } === s.stage.window)
    s.stage.expectRest()
  }

  @Test func `a second rotation during the first ends upright`() throws {
    let s = SizeStage()

    s.stage.rotate(to: .landscapeLeft)
    s.stage.advance(by: 0.1)
    s.stage.rotate(to: .portrait)
    try s.stage.settle()

    #expect(s.log.count("R.completion") == 2)
    #expect(s.stage.run { s.root.view.frame } == CGRect(origin: .zero, size: Device.phone.size))
    s.stage.expectRest()
  }

  @Test func `a presenter removed by the presentation has the new size when it reappears`()
    throws
  {
    let s = SizeStage()
    let b = s.make("B")
    b.modalPresentationStyle = .fullScreen
    s.stage.run { s.root.present(b, animated: false) }
    try s.stage.settle()
    s.log.clear()

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()
    #expect(s.log.count("B.viewWillTransition") == 1)
    #expect(s.stage.run { b.view.frame } == s.stage.run { s.stage.window.bounds })
    s.stage.run { s.root.dismiss(animated: false) }
    try s.stage.settle()

    #expect(s.stage.run { s.root.view.frame } == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func `a rotation requested inside a callback joins the running one`() throws {
    let s = SizeStage()
    let box = s.stage.run { UIView() }
    var turned = false
    s.stage.run {
      s.root.view.addSubview(box)
      UIView.animate(withDuration: 0.1) {
        box.alpha = 0
      } completion: { _ in
        s.stage.rotate(to: .landscapeLeft)
        turned = true
      }
    }

    try s.stage.settle()

    #expect(turned)
    #expect(s.log.count("R.viewWillTransition") == 1)
    #expect(s.stage.run { s.root.view.frame.size } == CGSize(width: 852, height: 393))
  }

  @Test func `the calls of older code come before, in and after a rotation`() throws {
    final class Old: UIViewController {
      var calls: [String] = []
      override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("will \(to) \(duration > 0) \(Int(view.bounds.width))")
      }
      override func willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("animates \(to) \(Int(view.bounds.width))")
      }
      override func didRotate(from: UIInterfaceOrientation) { calls.append("did \(from)") }
    }
    let stage = Stage()
    let old = stage.run { Old() }
    let parent = stage.run { UIViewController() }
    stage.run {
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
    }
    stage.show(parent)

    stage.rotate(to: .landscapeLeft)
    try stage.settle()

    #expect(
      stage.run { old.calls } == [
        "will landscapeRight true 393", "animates landscapeRight 852", "did portrait",
      ])
  }
}
