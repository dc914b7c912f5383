/// Taps at the status bar, which belongs to the system: the views below hear of them as well, and
/// a scroll view may go to its start.
@MainActor
package final class StatusBarTaps: WorldRoom {
  /// Set by the frame loop.
  var onTap: (() -> Void)?

  package init() {}
  static var current: StatusBarTaps { World.current.room() }

  /// A finger landed and lifted at these points of the screen.
  func fingerLifted(from landing: CGPoint, at point: CGPoint) {
    let bar = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.device.statusBarHeight)
    let way = hypot(point.x - landing.x, point.y - landing.y)
    guard !UIScreen.main.isStatusBarHidden, bar.contains(landing), bar.contains(point),
      way <= TouchDefaults.tapTravel
    else { return }
    onTap?()
  }
}
