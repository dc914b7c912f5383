/// The app of one virtual device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The running app.
  public class var shared: UIApplication { World.current.room(ApplicationHolder.self).application }

  /// Visible windows, back to front.
  open var windows: [UIWindow] { UIWindows.current.shown }
  open var keyWindow: UIWindow? { UIWindows.current.key }

  /// Hands an event to the window under its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }
}

@MainActor
private final class ApplicationHolder: WorldRoom {
  let application = UIApplication()
  init() { UIWindows.current.application = application }
}
