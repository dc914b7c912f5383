/// The device the app runs on: a virtual one, which the stage holds and turns.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { World.current.room(DeviceHolder.self).device }

  /// Posted when the device has been turned, whether or not the interface follows.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held; upright until it is turned.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  /// How the interface stands on it.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  // Turns are always reported here: asking for them is counted and changes nothing else.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }
  private var observers = 0 {
    didSet { isGeneratingDeviceOrientationNotifications = observers > 0 }
  }

  /// What the system lets apps do on such a device.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  fileprivate override init() { super.init() }
}

@MainActor
private final class DeviceHolder: WorldRoom {
  let device = UIDevice()
}
