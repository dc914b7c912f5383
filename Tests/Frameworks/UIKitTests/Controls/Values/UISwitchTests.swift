import Stage
import Testing
import UIKit

@MainActor
struct UISwitchTests {
  private func stage(isOn: Bool = false, isMirrored: Bool = false) -> ControlStage<UISwitch> {
    ControlStage(isMirrored: isMirrored) {
      let control = UISwitch()
      control.isOn = isOn
      return control
    }
  }

  private func knob(_ control: UISwitch) throws -> UIView {
    try #require(control.subviews.first?.subviews.last)
  }

  @Test func `the size is the system's, whatever the frame`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 3))

    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test(arguments: [false, true])
  func `a tap toggles and sends one event, before the lift`(isOn: Bool) {
    let stage = stage(isOn: isOn)

    stage.tap(25)

    #expect(stage.control.isOn == !isOn)
    #expect(stage.heard == ["down", "changed", "inside"])
  }

  @Test func `the new value can be read in the event's action`() {
    let stage = stage()
    var seen: Bool?
    stage.onChange = { seen = stage.control.isOn }

    stage.tap(25)

    #expect(seen == true)
  }

  @Test func `changing the value in code sends no event`() {
    let stage = stage()

    stage.stage.run { stage.control.setOn(true, animated: true) }
    stage.stage.run { stage.control.isOn = false }

    #expect(stage.heard.isEmpty)
    #expect(!stage.control.isOn)
  }

  @Test func `a lift outside changes nothing`() {
    let stage = stage()

    stage.finger(.down, 25)
    stage.finger(.move, 25, 150)
    stage.finger(.up, 25, 150)

    #expect(!stage.control.isOn)
    #expect(stage.heard == ["down", "outside"])
  }

  @Test func `a touch dragged out and back in counts as a tap`() {
    let stage = stage()

    stage.finger(.down, 25)
    stage.finger(.move, 25, 150)
    stage.finger(.move, 25, 15)
    stage.finger(.up, 25, 15)

    #expect(stage.control.isOn)
    #expect(stage.changes == 1)
  }

  @Test func `a drag to the other side sends one event, at the lift`() throws {
    let stage = stage()
    let knob = try knob(stage.control)

    stage.finger(.down, 10)
    stage.finger(.move, 30)
    stage.finger(.move, 45)
    #expect(!stage.control.isOn)
    #expect(knob.frame.maxX == 49, "the knob goes with the finger")
    stage.finger(.up, 45)

    #expect(stage.control.isOn)
    #expect(stage.heard == ["down", "changed", "inside"])
  }

  @Test func `a drag forth and back sends no event`() {
    let stage = stage()

    stage.finger(.down, 10)
    stage.finger(.move, 45)
    stage.finger(.move, 5)
    stage.finger(.up, 5)

    #expect(!stage.control.isOn)
    #expect(stage.heard == ["down", "inside"])
  }

  @Test func `a cancelled touch restores the knob`() throws {
    let stage = stage()
    let knob = try knob(stage.control)

    stage.finger(.down, 10)
    stage.finger(.move, 45)
    stage.takeTouchAway(45)

    #expect(!stage.control.isOn)
    #expect(knob.frame.minX == 2)
    #expect(stage.heard == ["down", "cancel"])
  }

  @Test func `a disabled switch ignores taps`() {
    let stage = stage()
    stage.stage.run { stage.control.isEnabled = false }

    stage.tap(25)

    #expect(!stage.control.isOn)
    #expect(stage.heard.isEmpty)
  }

  @Test func `leading is on the right in right-to-left layouts`() throws {
    let stage = stage(isMirrored: true)
    let knob = try knob(stage.control)

    #expect(knob.frame.maxX == 49)
    stage.finger(.down, 40)
    stage.finger(.move, 5)
    stage.finger(.up, 5)

    #expect(stage.control.isOn)
    #expect(knob.frame.minX == 2)
  }

  /// When a switch is turned on, the knob moves with a critically damped spring with ωT = 9.2334
  /// and T = 0.99947 s (facts H.3.9).
  @Test func `the knob moves with the measured spring`() throws {
    let stage = stage()
    let knob = try knob(stage.control)
    let (start, end) = (knob.center.x, 51 - knob.center.x)
    let omega = 9.2334134764515865 / 0.99947
    stage.stage.run { stage.control.setOn(true, animated: true) }
    let begin = stage.stage.time

    for _ in 0..<50 {
      stage.stage.tick()
      let t = stage.stage.time - begin
      let wanted = end + (start - end) * (1 + omega * t) * exp(-omega * t)
      let shown = stage.stage.run { knob.layer.presentation()?.position.x ?? .nan }
      #expect(abs(shown - wanted) < 0.01, "at \(t) s")
    }
  }

  @Test func `without a window nothing animates`() throws {
    let control = UISwitch()

    control.setOn(true, animated: true)

    #expect(try knob(control).layer.animationKeys() == nil)
    #expect(try knob(control).frame.maxX == 49)
  }

  @Test(arguments: [(30.0, 0.0, true), (0, 30, false)])
  func `a pan along the switch belongs to it, one across does not`(
    dx: Double, dy: Double, isKept: Bool
  ) {
    let stage = stage()
    stage.stage.run { stage.root.addGestureRecognizer(UIPanGestureRecognizer()) }

    stage.finger(.down, 10)
    stage.finger(.move, 10 + dx / 2, 15 + dy / 2)
    stage.finger(.move, 10 + dx, 15 + dy)
    stage.finger(.up, 10 + dx, 15 + dy)

    #expect(stage.control.isOn == isKept)
    #expect(stage.heard.contains("cancel") == !isKept)
  }

  @Test func `a drag in a scroll view scrolls and toggles nothing`() {
    let stage = ControlStage(isScrolling: true) { UISwitch() }

    stage.finger(.down, 25)
    stage.finger(.move, 25, -10)
    stage.finger(.move, 25, -40)
    stage.finger(.up, 25, -40)

    #expect(!stage.control.isOn)
    #expect(stage.changes == 0)
    #expect((stage.scrollView?.contentOffset.y ?? 0) > 0)
  }

  @Test func `a tap in a scroll view toggles once`() {
    let stage = ControlStage(isScrolling: true) { UISwitch() }

    stage.tap(25)
    stage.stage.advance(by: 0.5)

    #expect(stage.control.isOn)
    #expect(stage.changes == 1)
  }

  @Test func `a primary action runs at a change`() {
    var count = 0
    let stage = ControlStage {
      UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    }

    stage.tap(25)

    #expect(count == 1)
  }

  @Test func `the track has the on tint colour`() throws {
    let control = UISwitch()
    let track = try #require(control.subviews.first?.subviews.first)

    control.layoutIfNeeded()
    #expect(track.backgroundColor != .systemGreen)
    control.isOn = true
    #expect(track.backgroundColor == .systemGreen)
    control.onTintColor = .purple
    #expect(track.backgroundColor == .purple)
    control.thumbTintColor = .yellow
    #expect(try knob(control).backgroundColor == .yellow)
  }

  @Test func `it comes to rest, and is not retained`() throws {
    weak var gone: UISwitch?
    do {
      let stage = stage()
      stage.tap(25)
      try stage.stage.settle()
      gone = stage.control
    }
    #expect(gone == nil)
  }
}
