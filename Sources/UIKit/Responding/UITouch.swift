/// One finger on the screen, from the moment it lands until it lifts.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open var window: UIWindow? { nil }
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
}
