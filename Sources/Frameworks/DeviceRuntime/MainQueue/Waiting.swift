import CMainQueue
import Synchronization

/// Advances a device while a test awaits a task of the app.
///
/// A test that awaits a task cannot advance the device itself. Without this type, no frames would
/// run, and the app's task would never end, because its next step needs the device's main queue.
enum Waiting {
  private struct Device {
    weak var work: BackgroundWork?
  }

  /// The devices whose clocks advance while the process's main queue is free.
  private static let devices = Mutex<[Device]>([])

  /// Called when a step of a task has been scheduled on `device`.
  static func watch(_ device: BackgroundWork) {
    guard device.waits, !mq_hosts_tests() else { return }
    let isFirst = devices.withLock { devices in
      guard !devices.contains(where: { $0.work === device }) else { return false }
      devices.append(Device(work: device))
      return devices.count == 1
    }
    if isFirst { look() }
  }

  /// Schedules a check on the process's main queue, which is free only while the test awaits a
  /// task.
  private static func look() { mq_async(nil, false, nil, whenFree) }

  private static let whenFree: @convention(c) (UnsafeMutableRawPointer?) -> Void = { _ in
    Waiting.mainQueueIsFree()
  }

  private static func mainQueueIsFree() {
    MainActor.assumeIsolated { turnAll() }
  }

  @MainActor
  private static func turnAll() {
    let due = devices.withLock { devices in
      defer { devices.removeAll() }
      return devices.compactMap(\.work)
    }
    guard !World.isEntered else { return }
    for device in due {
      guard let world = World.staying(with: device), world({ hasSteps }) else { continue }
      world.tick?()
      if world({ hasSteps }) { watch(device) }
    }
  }

  @MainActor
  private static var hasSteps: Bool { !World.current.service(TickQueue.self).isEmpty }
}
