/// The location of a finger at one time, as reported by the touch screen.
package struct TouchSample: Sendable, Equatable {
  package enum Phase: String, Sendable, CaseIterable {
    case down, move, up, cancel
  }
  package let finger: Int
  /// The time, in seconds of virtual time.
  package let time: Double
  /// The location in the screen's coordinate system.
  package let point: CGPoint
  package let phase: Phase

  package init(finger: Int, time: Double, point: CGPoint, phase: Phase) {
    (self.finger, self.time, self.point, self.phase) = (finger, time, point, phase)
  }
}

/// Converts samples to touches and events, and sends them to the windows.
///
/// Samples are delivered in the order of their time stamps, each in the first frame at or after its
/// time stamp. An event has the time stamp of its samples. All samples with the same time stamp
/// form one event, in the order of the finger numbers.
@MainActor
package final class TouchDelivery: WorldService {
  private struct Contact {
    /// The touch; nil if no view receives the contact.
    var touch: UITouch?
    let landing: CGPoint
    var point: CGPoint
  }
  private struct Tap {
    let time: Double
    let point: CGPoint
    let count: Int
  }

  private var queue: [TouchSample] = []
  private var contacts: [Int: Contact] = [:]
  private var lastTap: Tap?
  private var isDelivering = false

  package init() {}
  package static var current: TouchDelivery { World.current.service() }

  package func enqueue(_ sample: TouchSample) {
    // A sample is inserted after samples with the same time and finger, so that each finger's
    // samples keep their order.
    let key = (sample.time, sample.finger)
    let index = queue.lastIndex { ($0.time, $0.finger) <= key }
    queue.insert(sample, at: index.map { $0 + 1 } ?? 0)
  }

  package func enqueue(_ samples: [TouchSample]) {
    for sample in samples { enqueue(sample) }
  }

  /// Drops the samples that have not been delivered. The fingers that are down stay where they are.
  package func dropQueue() { queue = [] }

  /// Delivers samples whose time stamp is `now` or earlier, and calls recognizers whose deadline
  /// has been reached.
  package func deliver(upTo now: Double) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    let limit = now + 1e-9
    while true {
      let sample = queue.first.map(\.time)
      let deadline = TouchRouter.current.nextDeadline
      // A touch that begins exactly at a recognizer's deadline is delivered before the deadline is
      // handled.
      if let deadline, deadline <= limit, deadline < sample ?? .infinity {
        TouchRouter.current.meetDeadlines(at: deadline)
      } else if let sample, sample <= limit {
        send(takeInstant(sample), at: sample)
      } else {
        return
      }
    }
  }

  /// All contacts, including those that no view receives, in the order of the finger numbers.
  package var activeTouches: [(finger: Int, point: CGPoint)] {
    contacts.sorted { $0.key < $1.key }.map { ($0.key, $0.value.point) }
  }

  /// Whether no finger is down, no sample is waiting, and no recognizer has an attempt in progress.
  package var isIdle: Bool {
    queue.isEmpty && contacts.isEmpty && TouchRouter.current.isIdle
  }

  // MARK: One event

  /// Removes and returns the next sample of each finger at `time`.
  private func takeInstant(_ time: Double) -> [TouchSample] {
    var taken: [TouchSample] = []
    var rest: [TouchSample] = []
    for sample in queue {
      let isFree = sample.time == time && !taken.contains { $0.finger == sample.finger }
      if isFree { taken.append(sample) } else { rest.append(sample) }
    }
    queue = rest
    return taken
  }

  private func send(_ samples: [TouchSample], at time: Double) {
    let again = samples.filter { $0.phase == .down && contacts[$0.finger] != nil }
    if !again.isEmpty {
      // A finger that is already down cannot touch the screen again, so its previous contact is
      // cancelled first.
      send(
        again.map {
          TouchSample(finger: $0.finger, time: time, point: $0.point, phase: .cancel)
        }, at: time)
    }
    let event = UIEvent()
    event.timestamp = time
    event.system = TouchRouter.current
    for (_, contact) in contacts { contact.touch?.phase = .stationary }
    let changed = samples.compactMap { sample in
      sample.phase == .down ? land(sample, event) : change(sample)
    }
    event.changedTouches = changed
    event.touches = contacts.sorted { $0.key < $1.key }.compactMap(\.value.touch)
    var lifts: [(landing: CGPoint, point: CGPoint)] = []
    for sample in samples where sample.phase == .up || sample.phase == .cancel {
      let contact = contacts.removeValue(forKey: sample.finger)
      guard sample.phase == .up, let contact, contact.touch != nil else { continue }
      lifts.append((contact.landing, sample.point))
    }
    let windows = UIWindows.current.all.reversed() + changed.compactMap(\.window)
    var served: [UIWindow] = []
    for window in windows where changed.contains(where: { $0.window === window }) {
      guard !served.contains(where: { $0 === window }) else { continue }
      served.append(window)
      window.sendEvent(event)
    }
    let lifted = changed.filter(\.isLifted)
    TouchRouter.current.forget(lifted)
    for lift in lifts { StatusBarTaps.current.fingerLifted(from: lift.landing, at: lift.point) }
  }

  private func land(_ sample: TouchSample, _ event: UIEvent) -> UITouch? {
    contacts[sample.finger] = Contact(
      touch: nil, landing: sample.point, point: sample.point)
    guard let (window, view) = hit(sample.point, event) else {
      note(sample, "swallowed")
      return nil
    }
    let touch = UITouch()
    touch.window = window
    touch.view = view
    touch.point = point(sample.point, in: window)
    touch.previousPoint = touch.point
    touch.timestamp = sample.time
    touch.tapCount = tapCount(sample)
    contacts[sample.finger]?.touch = touch
    note(sample, World.current.names(view))
    return touch
  }

  private func change(_ sample: TouchSample) -> UITouch? {
    guard let contact = contacts[sample.finger] else { return nil }
    contacts[sample.finger]?.point = sample.point
    guard let touch = contact.touch, let window = touch.window else { return nil }
    let newPoint = point(sample.point, in: window)
    // A move that does not change the location is ignored.
    if sample.phase == .move, newPoint == touch.point { return nil }
    touch.previousPoint = touch.point
    touch.point = newPoint
    touch.timestamp = sample.time
    switch sample.phase {
    case .up:
      touch.phase = .ended
      let strayed = distance(sample.point, contact.landing) > TouchDefaults.tapTravel
      lastTap =
        strayed ? nil : Tap(time: sample.time, point: sample.point, count: touch.tapCount)
    case .cancel: touch.phase = .cancelled
    case .down, .move: touch.phase = .moved
    }
    if sample.phase != .move { note(sample, World.current.names(touch.view ?? window)) }
    return touch
  }

  /// The window and view at a point; nil while touches are blocked or ignored.
  private func hit(_ point: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
    guard !IgnoredInteraction.current.isActive else { return nil }
    let gate = TransitionGate.current.state
    let letsThrough = TransitionGate.current.letsTouchesThrough
    guard gate != .running || letsThrough else { return nil }
    for window in UIWindows.current.all.reversed() {
      let inside = self.point(point, in: window)
      guard let view = window.hitTest(inside, with: event) else { continue }
      return (window, gate == .interactive && !letsThrough ? window : view)
    }
    return nil
  }

  private func point(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    window.layer.convert(point, from: UIScreen.main.rootLayer)
  }

  private func tapCount(_ sample: TouchSample) -> Int {
    guard let tap = lastTap, sample.time - tap.time <= TouchDefaults.multiTapPause + 1e-9,
      distance(sample.point, tap.point) <= TouchDefaults.multiTapReach
    else { return 1 }
    return tap.count + 1
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  private func note(_ sample: TouchSample, _ text: String) {
    CallTrace.note(
      .touch, self,
      .message(
        sample.phase.rawValue,
        [
          "finger": .integer(sample.finger), "_": .number(Double(sample.point.x)),
          "_": .number(Double(sample.point.y)),
        ], then: " \(text)"))
  }
}
