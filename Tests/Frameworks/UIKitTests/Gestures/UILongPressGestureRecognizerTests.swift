import Testing
import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  private func press() -> UILongPressGestureRecognizer {
    rig.attach(UILongPressGestureRecognizer(), to: rig.page, as: "press", log: log)
  }

  @Test func `the defaults are UIKit's`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `it begins after half a second, follows the touch and ends with it`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 390, height: 400), log: log)
    let press = rig.attach(
      UILongPressGestureRecognizer(), to: view, as: "press", log: log)
    var places: [CGPoint] = []
    log.onAction = { places.append($0.location(in: nil)) }

    rig.finger(.down, 50, 50)
    rig.rest(0.49)
    #expect(log.lines == ["view began"])
    rig.rest(0.01)
    #expect(log.lines == ["view began", "view cancelled", "press began"])
    rig.finger(.move, 300, 50)
    rig.finger(.up, 300, 50)

    #expect(log.lines.suffix(2) == ["press changed", "press ended"])
    #expect(
      places == [CGPoint(x: 50, y: 50), CGPoint(x: 300, y: 50), CGPoint(x: 300, y: 50)])
    #expect(press.state == .possible)
    #expect(rig.isIdle)
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func `a touch may move a little before`(travel: Double, isPress: Bool) {
    _ = press()

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50 + travel, 50)
    rig.rest(0.6)

    #expect(log.lines == (isPress ? ["press began"] : []))
    rig.finger(.up, 50, 50)
    #expect(rig.isIdle)
  }

  @Test func `a lift or a cancelled touch before the duration is no press`() {
    _ = press()

    rig.tap(50, 50)
    rig.rest(1)
    rig.finger(.down, 50, 50, after: 1)
    rig.finger(.cancel, 50, 50)
    rig.rest(1)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a touch cancelled afterwards cancels the press`() {
    _ = press()

    rig.finger(.down, 50, 50)
    rig.rest(0.6)
    rig.finger(.cancel, 50, 50)

    #expect(log.lines == ["press began", "press cancelled"])
    #expect(rig.isIdle)
  }

  @Test func `with a duration of 0 it begins at touch-down`() {
    press().minimumPressDuration = 0

    rig.finger(.down, 50, 50)
    #expect(log.lines == ["press began"])
    rig.finger(.up, 50, 50)

    #expect(log.lines == ["press began", "press ended"])
  }

  @Test func `disabled while it waits, it never begins`() {
    let press = press()

    rig.finger(.down, 50, 50)
    rig.world { press.isEnabled = false }
    rig.rest(1)
    rig.finger(.up, 50, 50)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `numberOfTapsRequired demands a tap before the press`() {
    let press = press()
    press.numberOfTapsRequired = 1

    rig.finger(.down, 50, 50)
    rig.rest(1)
    rig.finger(.up, 50, 50)
    #expect(log.lines.isEmpty)

    rig.tap(50, 50, after: 1)
    rig.finger(.down, 55, 50, after: 0.1)
    rig.rest(0.5)
    #expect(log.lines == ["press began"])
    rig.finger(.up, 55, 50)

    log.lines = []
    rig.tap(50, 50, after: 1)
    rig.finger(.down, 55, 50, after: 0.4)
    rig.rest(1)
    rig.finger(.up, 55, 50)
    rig.rest(1)
    #expect(log.lines.isEmpty, "the press came too late after the tap")
    #expect(rig.isIdle)
  }

  @Test func `numberOfTouchesRequired demands two touches, and it ends with the first lift`() {
    let press = press()
    press.numberOfTouchesRequired = 2

    rig.finger(.down, 50, 50)
    rig.rest(1)
    #expect(log.lines.isEmpty)
    rig.finger(.down, 90, 50, finger: 1)
    rig.rest(0.6)
    #expect(log.lines == ["press began"])
    rig.finger(.down, 200, 50, finger: 2)
    rig.finger(.up, 50, 50)
    #expect(log.lines == ["press began", "press ended"])
    rig.finger(.up, 90, 50, finger: 1)
    rig.finger(.up, 200, 50, finger: 2)

    #expect(rig.isIdle)
  }

  @Test func `a tap is recognised until the press begins`() {
    _ = press()
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)

    rig.tap(50, 50)
    #expect(log.lines == ["tap ended"])
    log.lines = []
    rig.finger(.down, 50, 50, after: 1)
    rig.rest(0.6)
    rig.finger(.up, 50, 50)

    #expect(log.lines == ["press began", "press ended"])
  }

  @Test func `a press that waits for a pan begins when the pan fails`() {
    let press = press()
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    press.require(toFail: pan)

    rig.finger(.down, 50, 50)
    rig.rest(0.6)
    #expect(log.lines.isEmpty)
    rig.world { pan.isEnabled = false }
    #expect(log.lines == ["press began"])
    rig.finger(.up, 50, 50)

    #expect(log.lines == ["press began", "press ended"])
    #expect(rig.isIdle)
  }
}
