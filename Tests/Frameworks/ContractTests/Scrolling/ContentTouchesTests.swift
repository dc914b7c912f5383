import Stage
import TestSupport
import Testing
import UIKit

/// Which views receive a touch on the content of a scroll view, and when.
@MainActor
struct ContentTouchesTests {
  /// The outer view scrolls vertically. Instead of the inner view, the outer view contains a view
  /// that logs its touches, or a button.
  private func scene(
    _ scene: ScrollScene, button: Bool = false, _ setUp: (LoggingScrollView) -> Void = { _ in }
  ) {
    scene.stage.run {
      scene.outer.contentSize = CGSize(width: 393, height: 3000)
      scene.inner.removeFromSuperview()
      let frame = CGRect(x: 40, y: 200, width: 300, height: 400)
      let content = button ? SpyButton(frame: frame) : TouchSpy(frame: frame)
      (content as? TouchSpy)?.log = scene.log
      (content as? SpyButton)?.log = scene.log
      scene.outer.addSubview(content)
      setUp(scene.outer)
    }
    scene.log.clear()
  }

  /// Plays a touch that rests for `seconds` and then moves by 100 points.
  private func press(_ scene: ScrollScene, for seconds: Double) throws {
    scene.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 190, y: 400), .init(.move, t: seconds, x: 190, y: 400),
            .init(.move, t: seconds + 0.2, x: 190, y: 300),
            .init(.up, t: seconds + 0.5, x: 190, y: 300),
          ]
        ]))
    scene.stage.advance(by: seconds + 0.6)
    try scene.stage.settle()
  }

  @Test func `a quick drag is not delivered to the content`() throws {
    try onScrollScene { scene in
      self.scene(scene)

      try press(scene, for: 0.05)

      scene.expectTrace("outer.willDrag → outer.didEnd(false) !spy.began")
    }
  }

  @Test func `a resting touch is delivered to the content until it drags`() throws {
    try onScrollScene { scene in
      self.scene(scene)

      try press(scene, for: 0.3)

      scene.expectTrace("spy.began → spy.cancelled → outer.willDrag → outer.didEnd(false)")
    }
  }

  @Test func `a tap is delivered to the content completely, at its end`() throws {
    try onScrollScene { scene in
      self.scene(scene)
      var times: [String: Double] = [:]
      scene.log.onEvent = { times[$0] = CACurrentMediaTime() }
      let start = scene.stage.time

      try scene.drag(by: 0, 0, in: 0.02, then: 0.05)

      scene.expectTrace("spy.began → spy.ended !outer.willDrag !spy.cancelled")
      let began = try #require(times["spy.began"])
      #expect(began - start > 0.06 && began - start < 0.11)
    }
  }

  @Test func `with delaysContentTouches off the content receives touches at once`() throws {
    try onScrollScene { scene in
      self.scene(scene) { $0.delaysContentTouches = false }

      try press(scene, for: 0.05)

      scene.expectTrace("spy.began → spy.cancelled → outer.willDrag")
    }
  }

  @Test func `with canCancelContentTouches off touches stay with the content`() throws {
    try onScrollScene { scene in
      self.scene(scene) { $0.canCancelContentTouches = false }

      try press(scene, for: 0.3)
      scene.expectTrace("spy.began → spy.ended !outer.willDrag !spy.cancelled")

      // A touch not yet delivered to the content can still become a drag.
      scene.log.clear()
      try press(scene, for: 0.05)
      scene.expectTrace("outer.willDrag !spy.began")
    }
  }

  @Test func `a control keeps a touch it tracks, and loses one not yet delivered`() throws {
    try onScrollScene { scene in
      self.scene(scene, button: true)

      try press(scene, for: 0.3)
      scene.expectTrace("button.down → button.up !outer.willDrag")

      scene.log.clear()
      try press(scene, for: 0.02)
      scene.expectTrace("outer.willDrag !button.down")
    }
  }

  @Test func `touchesShouldBegin false keeps touches from the content`() throws {
    try onScrollScene { scene in
      self.scene(scene)
      scene.outer.isStrict = true

      try scene.drag(by: 0, 0, in: 0.02, then: 0.5)
      #expect(!scene.log.heard("spy.began"))
      try press(scene, for: 0.3)

      scene.expectTrace("outer.willDrag → outer.didEnd(false) !spy.began")
    }
  }

  @Test func `a touch that stops a deceleration is not delivered to the content`() throws {
    try onScrollScene { scene in
      self.scene(scene)
      scene.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 190, y: 700), .init(.move, t: 0.1, x: 190, y: 650),
              .init(.up, t: 0.11, x: 190, y: 650),
            ]
          ]))
      scene.stage.advance(by: 0.2)
      #expect(scene.outer.isDecelerating)
      scene.log.clear()

      try scene.drag(by: 0, 0, in: 0.02, from: CGPoint(x: 190, y: 300), then: 0.4)

      #expect(!scene.outer.isDecelerating)
      #expect(!scene.log.heard("spy.began"))

      // The next touch is delivered to the content.
      try scene.drag(by: 0, 0, in: 0.02, from: CGPoint(x: 190, y: 300), then: 0.05)
      #expect(scene.log.heard("spy.ended"))
    }
  }
}

private final class TouchSpy: UIView {
  weak var log: EventLog?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("spy.began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("spy.moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("spy.ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("spy.cancelled")
  }
}

private final class SpyButton: UIControl {
  weak var log: EventLog?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("button.down")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("button.up")
    super.touchesEnded(touches, with: event)
  }
}
