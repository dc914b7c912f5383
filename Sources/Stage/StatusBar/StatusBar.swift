/// The status bar at one moment of a film: what of it is seen, and where.
package struct StatusBar: Sendable, Equatable {
  /// How the signs are set.
  package enum Arrangement: Sendable {
    /// In the middle of the corners beside a housing.
    case besideHousing
    /// The time in the middle.
    case timeCentered
    /// The time at the leading edge.
    case timeLeading
  }

  package var look: UIStatusBarManager.Look
  /// In points.
  package var size: CGSize
  package var arrangement: Arrangement

  package init(look: UIStatusBarManager.Look, size: CGSize, arrangement: Arrangement) {
    (self.look, self.size, self.arrangement) = (look, size, arrangement)
  }

  /// The bar of the current world now; nil where nothing of it is seen.
  @MainActor
  init?(of device: Device, at time: Double) {
    let look = UIStatusBarManager.current.shown(at: time)
    guard device.statusBarHeight > 0, look.isVisible else { return nil }
    let width = UIScreen.main.bounds.width
    self.init(
      look: look, size: CGSize(width: width, height: CGFloat(device.statusBarHeight)),
      arrangement: device.idiom == .pad
        ? .timeLeading : device.safeArea.bottom > 0 ? .besideHousing : .timeCentered)
  }
}
