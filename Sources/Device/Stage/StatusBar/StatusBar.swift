/// What the status bar shows in one frame.
package struct StatusBar: Sendable, Equatable {
  /// How the symbols are arranged.
  package enum Arrangement: Sendable {
    /// The symbols are centred in the spaces to the left and right of the sensor housing.
    case besideHousing
    /// The time is in the centre.
    case timeCentered
    /// The time is at the leading edge.
    case timeLeading
  }

  package var look: UIStatusBarManager.Appearance
  /// The size of the bar in points.
  package var size: CGSize
  package var arrangement: Arrangement

  package init(look: UIStatusBarManager.Appearance, size: CGSize, arrangement: Arrangement) {
    (self.look, self.size, self.arrangement) = (look, size, arrangement)
  }

  /// The status bar of the current `World`; nil if the bar is not visible.
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
