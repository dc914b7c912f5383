import Testing
import UIKit

/// A world with one window, and touches on it.
@MainActor
final class TouchRig {
  let world = World()
  let window: UIWindow
  let page: UIView
  private(set) var time = 0.0

  init() {
    (window, page) = world {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let page = UIView(frame: window.bounds)
      window.addSubview(page)
      window.makeKeyAndVisible()
      CallTraceSwitch.on()
      return (window, page)
    }
  }

  /// Delivers one touch sample immediately, `after` seconds after the previous one.
  func finger(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, finger: Int = 0, after: Double = 1 / 60
  ) {
    time += after
    world {
      TouchDelivery.current.enqueue(
        TouchSample(finger: finger, time: time, point: CGPoint(x: x, y: y), phase: phase))
      TouchDelivery.current.deliver(upTo: time)
    }
  }

  /// Plays a touch that begins and ends at one location.
  func tap(_ x: Double, _ y: Double, after: Double = 1 / 60) {
    finger(.down, x, y, after: after)
    finger(.up, x, y)
  }

  /// Lets time pass without touches.
  func rest(_ seconds: Double) {
    time += seconds
    world { TouchDelivery.current.deliver(upTo: time) }
  }

  var isIdle: Bool { world { TouchDelivery.current.isIdle } }

  /// The trace's lines about gestures.
  var gestures: [String] {
    world {
      World.current.service(CallTrace.self).events.filter { $0.lane == .gesture }.map {
        "\($0.object).\($0.call)" + ($0.answer.map { " → \($0)" } ?? "")
      }
    }
  }

  /// Adds a view that logs its touches.
  func spy(_ name: String, _ frame: CGRect, in parent: UIView? = nil, log: Log) -> SpyView {
    world {
      let view = SpyView(frame: frame)
      (view.name, view.log) = (name, log)
      (parent ?? page).addSubview(view)
      return view
    }
  }

  /// Adds a recognizer to `view`. The recognizer's actions are logged under `name`.
  func attach<R: UIGestureRecognizer>(
    _ recognizer: R, to view: UIView, as name: String, log: Log
  ) -> R {
    world {
      recognizer.name = name
      recognizer.addTarget(log, action: Selector("heard:", Log.heard))
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }
}

@MainActor
private enum CallTraceSwitch {
  static func on() { World.current.service(CallTrace.self).isRecording = true }
}

/// Lines in chronological order.
@MainActor
final class Log {
  var lines: [String] = []
  /// Called at each action, after it is logged.
  var onAction: ((UIGestureRecognizer) -> Void)?

  func heard(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction?(recognizer)
  }
}

final class SpyView: UIView {
  var name = ""
  var log: Log?
  /// Called at each touch callback, after it is logged.
  var onTouch: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ text: String, _ touches: Set<UITouch>) {
    let phases = Set(touches.map { "\($0.phase)" })
    let isTrue = phases == [text]
    log?.lines.append("\(name) \(text)\(touches.count > 1 ? "×\(touches.count)" : "")")
    if !isTrue { log?.lines.append("\(name): phase \(phases.sorted())") }
    onTouch?()
  }
}

/// A delegate whose return values are set by the test.
final class Decider: NSObject, UIGestureRecognizerDelegate {
  @MainActor var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  @MainActor var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  @MainActor var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  @MainActor var isAwaited: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  @MainActor var receives: (UITouch) -> Bool = { _ in true }
  @MainActor var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin \(gestureRecognizer.name ?? "?")")
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("waits \(gestureRecognizer.name ?? "?")")
    return waits(gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
}
