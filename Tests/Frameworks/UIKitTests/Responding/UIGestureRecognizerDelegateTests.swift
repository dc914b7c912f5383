import Testing
import UIKit

/// Which methods of a delegate are called, when, and how often.
@MainActor
struct UIGestureRecognizerDelegateTests {
  let rig = TouchRig()
  let log = Log()

  private func pan(
    _ name: String, on view: UIView, delegate: (any UIGestureRecognizerDelegate)? = nil
  ) -> UIPanGestureRecognizer {
    let pan = rig.attach(UIPanGestureRecognizer(), to: view, as: name, log: log)
    pan.delegate = delegate
    return pan
  }

  private func drag() {
    rig.finger(.down, 50, 50)
    for step in 1...5 { rig.finger(.move, 50, 50 + Double(step) * 8) }
    rig.finger(.up, 50, 90)
  }

  @Test func `the methods are called in the order of the gesture`() {
    let asked = Interview()
    _ = pan("outer", on: rig.window)
    _ = pan("inner", on: rig.page, delegate: asked)

    drag()

    #expect(
      asked.lines == [
        "inner receives event", "inner receives touch", "inner begins", "inner waits for outer",
        "inner with outer",
      ])
  }

  @Test func `simultaneous touches are one event, and each is passed to the delegate`() {
    let asked = Interview()
    _ = pan("pan", on: rig.window, delegate: asked)

    rig.world {
      for finger in 0...2 {
        TouchDelivery.current.enqueue(
          TouchSample(finger: finger, time: 0.1, point: CGPoint(x: 50, y: 50), phase: .down))
      }
      TouchDelivery.current.deliver(upTo: 0.1)
    }

    #expect(
      asked.lines == ["pan receives event"] + Array(repeating: "pan receives touch", count: 3))
  }

  @Test func `refusing the event skips the calls for its touches`() {
    let asked = Interview()
    asked.receivesEvents = false
    _ = pan("pan", on: rig.window, delegate: asked)

    drag()

    #expect(asked.lines == ["pan receives event"])
    #expect(log.lines.isEmpty)
  }

  @Test func `failure requirements are requested once per attempt, even if the result is false`() {
    let asked = Interview()
    let outer = pan("outer", on: rig.window, delegate: asked)
    outer.minimumNumberOfTouches = 2
    let inner = pan("inner", on: rig.page, delegate: asked)
    asked.waits = { $0 === inner }

    for _ in 1...2 {
      asked.lines = []
      drag()
      #expect(asked.lines.filter { $0 == "inner waits for outer" }.count == 1)
      #expect(asked.lines.filter { $0 == "inner begins" }.count == 1)
      #expect(asked.lines.filter { $0.contains("awaited") }.isEmpty, "either side's yes is enough")
    }
    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a recognizer's own class methods are used if overridden`() {
    let outer = pan("outer", on: rig.window)
    let inner = rig.attach(WaitingPan(), to: rig.page, as: "inner", log: log)
    inner.awaited = outer

    drag()
    #expect(log.lines.first == "outer began")
    #expect(!log.lines.contains { $0.hasPrefix("inner") })
    #expect(inner.questions == 1)

    log.lines = []
    inner.awaited = nil
    inner.wantsEvents = false
    drag()
    #expect(log.lines.first == "outer began")

    log.lines = []
    inner.wantsEvents = true
    drag()
    #expect(log.lines.first == "inner began")
  }

  @Test func `a requirement by class delays the other recognizers`() {
    let outer = rig.attach(WaitingPan(), to: rig.window, as: "outer", log: log)
    let inner = pan("inner", on: rig.page)
    outer.waiting = inner

    drag()

    #expect(log.lines.first == "outer began")
    #expect(!log.lines.contains { $0.hasPrefix("inner") })
  }

  @Test func `disallowed types of touch are not delivered`() {
    let inner = pan("inner", on: rig.page)
    #expect(inner.allowedTouchTypes == [0, 1, 2, 3])
    inner.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]

    drag()

    #expect(log.lines.isEmpty)
  }

  @Test func `the trace distinguishes a missing method from a returned value`() {
    let half = HalfDelegate()
    _ = pan("pan", on: rig.window, delegate: half)

    drag()

    let answers = rig.gestures.filter { $0.hasPrefix("HalfDelegate#1") }
    let pan = "UIPanGestureRecognizer#1"
    #expect(
      answers == [
        "HalfDelegate#1.gestureRecognizer(\(pan), shouldReceive: event) → nil (not implemented)",
        "HalfDelegate#1.gestureRecognizer(\(pan), shouldReceive: touch) → nil (not implemented)",
        "HalfDelegate#1.gestureRecognizerShouldBegin(\(pan)) → false",
      ])
  }

  @Test func `a call that ends the attempt is the last one`() {
    let asked = Interview()
    let inner = pan("inner", on: rig.page, delegate: asked)
    _ = pan("outer", on: rig.window)
    asked.onQuestion = { if $0 == "inner receives touch" { inner.isEnabled = false } }

    drag()

    #expect(log.lines.first == "outer began")
    #expect(!log.lines.contains { $0.hasPrefix("inner") })
    #expect(inner.state == .possible)
    #expect(rig.isIdle)
  }
}

/// A delegate that implements every method and logs every call.
private final class Interview: NSObject, UIGestureRecognizerDelegate {
  @MainActor var lines: [String] = []
  @MainActor var receivesEvents = true
  @MainActor var waits: (UIGestureRecognizer) -> Bool = { _ in false }
  @MainActor var onQuestion: (String) -> Void = { _ in }

  @MainActor private func note(
    _ recognizer: UIGestureRecognizer, _ text: String, _ other: UIGestureRecognizer? = nil
  ) {
    let line = "\(recognizer.name ?? "?") \(text)\(other.map { " \($0.name ?? "?")" } ?? "")"
    lines.append(line)
    onQuestion(line)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note(gestureRecognizer, "begins")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "with", otherGestureRecognizer)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "waits for", otherGestureRecognizer)
    return waits(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "awaited by", otherGestureRecognizer)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    note(gestureRecognizer, "receives touch")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    note(gestureRecognizer, "receives event")
    return receivesEvents
  }
}

private final class HalfDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class WaitingPan: UIPanGestureRecognizer {
  weak var awaited: UIGestureRecognizer?
  weak var waiting: UIGestureRecognizer?
  var wantsEvents = true
  var questions = 0

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return otherGestureRecognizer === awaited
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === waiting
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { wantsEvents }
}
