import Stage
import TestSupport
import Testing

@MainActor
struct ContentContainerTests {
  private func child(of s: SizeStage, frame: CGRect, mask: UIView.AutoresizingMask)
    -> SizedController
  {
    let child = s.make("K")
    s.stage.run {
      s.root.addChild(child)
      child.view.frame = frame
      child.view.autoresizingMask = mask
      s.root.view.addSubview(child.view)
      child.didMove(toParent: s.root)
    }
    s.stage.tick()
    s.log.clear()
    return child
  }

  @Test func `a child that fills its parent receives its new size after the parent`() throws {
    let s = SizeStage()
    let whole = CGRect(origin: .zero, size: Device.phone.size)
    let k = child(of: s, frame: whole, mask: [.flexibleWidth, .flexibleHeight])

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()

    s.expectTrace("R.viewWillTransition → K.viewWillTransition(852×393, now 393×852)")
    #expect(s.stage.run { k.view.bounds.size } == CGSize(width: 852, height: 393))
  }

  /// According to `UIContentContainer.h`, `viewWillTransition(to:with:)` is not called if the new
  /// size is the child's current size.
  @Test func `a child whose size is unchanged is not called`() throws {
    let s = SizeStage()
    _ = child(of: s, frame: CGRect(x: 0, y: 0, width: 100, height: 50), mask: [])

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()

    #expect(!s.log.heard("K.viewWillTransition"))
    #expect(s.log.count("K.willTransition") == 1, "traits come down all the same")
  }

  @Test func `the parent's return value is the size that the child receives`() throws {
    let s = SizeStage()
    _ = child(of: s, frame: CGRect(x: 0, y: 0, width: 100, height: 50), mask: [])
    s.root.childSize = CGSize(width: 300, height: 200)

    s.stage.resize(to: CGSize(width: 320, height: 700))
    try s.stage.settle()

    #expect(s.log.heard("K.viewWillTransition(300×200, now 100×50)"))
  }

  @Test func `the presentation receives its container's size and calls the presented controller`()
    throws
  {
    let s = SizeStage(device: .pad)
    let b = s.make("B")
    b.modalPresentationStyle = .overFullScreen
    s.stage.run { s.root.present(b, animated: false) }
    try s.stage.settle()
    s.log.clear()

    s.stage.resize(to: CGSize(width: 320, height: 1180))
    try s.stage.settle()

    s.expectTrace(
      "R.viewWillTransition(320×1180, now 820×1180) → B.viewWillTransition(320×1180, now 820×1180)")
    let presentation = s.stage.trace.events.filter {
      $0.lane == .presentation && $0.call.message.name == "viewWillTransition"
    }
    #expect(presentation.map(\.call.description) == ["viewWillTransition(to: (320, 1180))"])
    #expect(s.stage.run { b.view.frame.size } == CGSize(width: 320, height: 1180))
  }

  @Test func `a new preferred size reaches the parent`() {
    let s = SizeStage()
    let k = child(of: s, frame: .zero, mask: [])

    s.stage.run { k.preferredContentSize = CGSize(width: 200, height: 80) }
    s.stage.run { k.preferredContentSize = CGSize(width: 200, height: 80) }

    #expect(
      s.log.events.filter { $0.hasPrefix("R.preferred") } == [
        "R.preferredContentSizeDidChange(200×80)"
      ])
  }

  @Test func `a resize leaves the screen unchanged`() throws {
    let s = SizeStage(device: .pad)

    s.stage.resize(to: CGSize(width: 320, height: 1180))
    try s.stage.settle()

    s.stage.run {
      #expect(UIScreen.main.bounds.size == Device.pad.size)
      #expect(s.root.view.frame == s.stage.window.bounds)
      #expect(s.root.traitCollection.horizontalSizeClass == .compact)
    }
    s.stage.resize(to: Device.pad.size)
    try s.stage.settle()
    #expect(s.stage.run { s.root.traitCollection.horizontalSizeClass } == .regular)
  }

  @Test func `size classes can be overridden without a change of size`() throws {
    let s = SizeStage(device: .pad)

    s.stage.overrideSizeClasses(horizontal: .compact)
    #expect(s.log.heard("R.willTransition"))
    #expect(s.log.heard("R.traitCollectionDidChange"))
    #expect(!s.log.heard("R.viewWillTransition"))
    #expect(s.stage.run { s.root.traitCollection.horizontalSizeClass } == .compact)

    s.stage.overrideSizeClasses()
    #expect(s.stage.run { s.root.traitCollection.horizontalSizeClass } == .regular)
  }
}
