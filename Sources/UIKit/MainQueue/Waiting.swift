import CMainQueue
import Synchronization

/// Turns a device on while a test awaits one of the app's tasks.
///
/// A test that awaits gives the process's main queue away. Nobody turns the device then, and the
/// app's task, whose next step is a matter of the device's main queue, would never end.
enum Waiting {
  private struct Device {
    weak var work: BackgroundWork?
  }

  /// The devices to look at when the process's main queue is free.
  private static let devices = Mutex<[Device]>([])

  /// A step of a task has been scheduled on the device.
  static func watch(_ device: BackgroundWork) {
    guard device.waits else { return }
    let isFirst = devices.withLock { devices in
      guard !devices.contains(where: { $0.work === device }) else { return false }
      devices.append(Device(work: device))
      return devices.count == 1
    }
    if isFirst { look() }
  }

  /// Looks when the process's main queue is free, which it is only while the test awaits.
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
      world.turn?()
      if world({ hasSteps }) { watch(device) }
    }
  }

  @MainActor
  private static var hasSteps: Bool { !World.current.room(TurnQueue.self).isEmpty }
}
