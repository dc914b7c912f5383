/// Scheduled events of the device: rotations and resizes.
@MainActor
package final class DeviceEvents: WorldService {
  private struct Event {
    /// Seconds of the world's clock.
    let time: Double
    let action: () -> Void
  }
  private var queue: [Event] = []

  package init() {}

  package var isEmpty: Bool { queue.isEmpty }

  /// Runs `action` in the first frame at or after `time`, before the frame's touches.
  package func enqueue(at time: Double, _ action: @escaping () -> Void) {
    // Inserted after events with equal time.
    let index = queue.lastIndex { $0.time <= time }
    queue.insert(Event(time: time, action: action), at: index.map { $0 + 1 } ?? 0)
  }

  func deliver(upTo now: Double) {
    while let next = queue.first, next.time <= now + 1e-9 {
      queue.removeFirst()
      next.action()
    }
  }
}
