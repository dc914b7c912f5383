/// The device the app runs on: a virtual one, which the stage holds and turns.
@preconcurrency @MainActor
open class UIDevice: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The device.
  public class var current: UIDevice { World.current.room(DeviceHolder.self).device }

  /// Posted when the device has been turned, whether or not the interface follows.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held; upright until it is turned.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  // Turns are always reported here: asking for them is counted and changes nothing else.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }
  private var observers = 0 {
    didSet { isGeneratingDeviceOrientationNotifications = observers > 0 }
  }

  /// Phone or pad, as the stage's device is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system whose look and behaviour are reproduced here.
  open var systemVersion: String { "26.1" }

  /// What the system lets apps do on such a device.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  fileprivate override init() { super.init() }
}

@MainActor
private final class DeviceHolder: WorldRoom {
  let device = UIDevice()
}
