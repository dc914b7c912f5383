/// The queue of scheduled device events, which are rotations and changes of the window's size.
@MainActor
package final class DeviceEvents: WorldService {
  private struct Event {
    /// The time of the event, in seconds of virtual time.
    let time: Double
    let action: () -> Void
  }
  private var queue: [Event] = []

  package init() {}

  package var isEmpty: Bool { queue.isEmpty }

  /// Runs `action` in the first frame at or after `time`, before the touches of that frame.
  package func enqueue(at time: Double, _ action: @escaping () -> Void) {
    // The event is inserted after events with the same time.
    let index = queue.lastIndex { $0.time <= time }
    queue.insert(Event(time: time, action: action), at: index.map { $0 + 1 } ?? 0)
  }

  /// Drops the events that have not been delivered.
  package func dropQueue() { queue = [] }

  func deliver(upTo now: Double) {
    while let next = queue.first, next.time <= now + 1e-9 {
      queue.removeFirst()
      next.action()
    }
  }
}
