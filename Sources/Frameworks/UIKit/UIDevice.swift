/// The device that runs the app. The device is simulated and controlled by the stage.
@preconcurrency @MainActor
open class UIDevice: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The device of the current `World`.
  public class var current: UIDevice { World.current.service(DeviceHolder.self).device }

  /// Posted when the device has rotated, whether or not the interface rotates as well.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The physical orientation. The orientation is portrait until the device is rotated.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  // Matchcut always posts notifications of rotations, whatever the app requests. The app's requests
  // to begin and end these notifications are counted, but the count has no other effect.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }
  private var observers = 0 {
    didSet { isGeneratingDeviceOrientationNotifications = observers > 0 }
  }

  /// Whether the stage's device is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// The model: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose look and behaviour Matchcut reproduces.
  open var systemVersion: String { "26.1" }

  /// The orientations that apps may use by default on this kind of device.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Battery and identity

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Whether the battery is observed; false by default.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery, from 0 to 1; −1, because the device has no battery.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }

  /// The identifier of the device for the app's maker, the same in each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }

  fileprivate override init() { super.init() }
}

/// The kind of the current device. Apple deprecated `UI_USER_INTERFACE_IDIOM()`;
/// `userInterfaceIdiom` returns the same value.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

@MainActor
private final class DeviceHolder: WorldService {
  let device = UIDevice()
}
