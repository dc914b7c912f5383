/// Detects taps on the status bar, which make a scroll view scroll to its top. The views behind the
/// status bar also receive the touches of a tap on the status bar.
@MainActor
package final class StatusBarTaps: WorldService {
  /// Called after a tap on the status bar. The frame loop sets the closure.
  var onTap: (() -> Void)?

  package init() {}
  static var current: StatusBarTaps { World.current.service() }

  /// Handles a touch that began at `landing` and ended at `point`, in the screen's coordinate
  /// system.
  func fingerLifted(from landing: CGPoint, at point: CGPoint) {
    let bar = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.device.statusBarHeight)
    let distance = hypot(point.x - landing.x, point.y - landing.y)
    guard !UIScreen.main.isStatusBarHidden, bar.contains(landing), bar.contains(point),
      distance <= TouchDefaults.tapTravel
    else { return }
    onTap?()
  }
}
