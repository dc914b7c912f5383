import Testing
import UIKit

@MainActor
struct UITapGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  @Test func `a tap cancels the view's touch just before its action`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let tap = rig.attach(UITapGestureRecognizer(), to: view, as: "tap", log: log)
    log.onAction = { recognizer in
      #expect(recognizer.numberOfTouches == 1)
      #expect(recognizer.location(in: view) == CGPoint(x: 50, y: 60))
    }

    rig.tap(50, 60)

    #expect(log.lines == ["view began", "view cancelled", "tap ended"])
    #expect(tap.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `with cancelsTouchesInView off the view receives the lift after the action`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let tap = rig.attach(UITapGestureRecognizer(), to: view, as: "tap", log: log)
    tap.cancelsTouchesInView = false

    rig.tap(50, 60)

    #expect(log.lines == ["view began", "tap ended", "view ended"])
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func `a touch may move by ten points`(travel: Double, isTap: Bool) {
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50 + travel, 50)
    rig.finger(.up, 50, 50)

    #expect(log.lines == (isTap ? ["tap ended"] : []))
    #expect(rig.isIdle)
  }

  @Test(arguments: [(0.35, 0.0, true), (0.36, 0.0, false), (0.1, 30.0, true), (0.1, 31.0, false)])
  func `two taps make a double tap when near in time and place`(
    pause: Double, distance: Double, isDouble: Bool
  ) {
    let double = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "double", log: log)
    double.numberOfTapsRequired = 2

    rig.tap(50, 50)
    rig.tap(50 + distance, 50, after: pause)

    #expect(log.lines == (isDouble ? ["double ended"] : []))
  }

  @Test func `a single tap that waits for a double tap comes when that has failed`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let single = rig.attach(UITapGestureRecognizer(), to: view, as: "single", log: log)
    let double = rig.attach(UITapGestureRecognizer(), to: view, as: "double", log: log)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    rig.tap(50, 50)
    #expect(log.lines == ["view began"])
    #expect(!rig.isIdle)
    rig.rest(0.36)
    #expect(log.lines == ["view began", "view cancelled", "single ended"])
    #expect(rig.isIdle)

    log.lines = []
    rig.tap(50, 50)
    rig.tap(50, 50, after: 0.1)
    rig.rest(1)
    #expect(
      log.lines == ["view began", "view began", "view cancelled×2", "double ended"],
      "one call cancels both touches")
    #expect(rig.isIdle)
  }

  @Test func `a single tap that does not wait keeps the double tap possible`() {
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "single", log: log)
    let double = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "double", log: log)
    double.numberOfTapsRequired = 2

    rig.tap(50, 50)
    #expect(log.lines == ["single ended"])
    rig.tap(50, 50, after: 0.1)

    #expect(log.lines.contains("double ended"))
    #expect(rig.isIdle)
  }

  @Test func `a lift is delayed while a double tap is possible, then delivered`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let double = rig.attach(UITapGestureRecognizer(), to: view, as: "double", log: log)
    double.numberOfTapsRequired = 2

    rig.tap(50, 50)
    #expect(log.lines == ["view began"])
    rig.rest(0.36)

    #expect(log.lines == ["view began", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func `a two-touch tap needs both down at once`() {
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    tap.numberOfTouchesRequired = 2

    rig.tap(50, 50)
    rig.tap(90, 50)
    #expect(log.lines.isEmpty)
    rig.finger(.down, 50, 50)
    rig.finger(.down, 90, 50, finger: 1)
    rig.finger(.up, 50, 50)
    rig.finger(.up, 90, 50, finger: 1)

    #expect(log.lines == ["tap ended"])
  }

  @Test func `a second touch fails a one-touch tap`() {
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.down, 90, 50, finger: 1)
    rig.finger(.up, 50, 50)
    rig.finger(.up, 90, 50, finger: 1)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a cancelled touch is not a tap`() {
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.cancel, 50, 50)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }
}
