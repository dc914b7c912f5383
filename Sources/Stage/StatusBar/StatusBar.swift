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

/// Lays the status bar over frames: one bitmap of dark and one of light signs, at one scale.
package final class StatusBarPainter {
  /// Pixels a point.
  private let scale: Double
  private var pictures: [(bar: StatusBar, isLight: Bool, image: CGImage)] = []

  package init(scale: Double) { self.scale = scale }

  /// `list` with `bar` in front of everything.
  package func add(_ bar: StatusBar?, to list: DisplayList) -> DisplayList {
    guard let bar else { return list }
    var list = list
    for (opacity, isLight) in [(bar.look.dark, false), (bar.look.light, true)] where opacity > 0 {
      guard let image = picture(of: bar, isLight: isLight) else { continue }
      let place = CGRect(
        x: 0, y: -bar.look.lift * Double(bar.size.height), width: Double(image.width) / scale,
        height: Double(image.height) / scale)
      list.overlay(image, in: place, scale: scale, opacity: opacity, name: "status bar")
    }
    return list
  }

  private func picture(of bar: StatusBar, isLight: Bool) -> CGImage? {
    let found = pictures.first {
      $0.isLight == isLight && $0.bar.size == bar.size && $0.bar.arrangement == bar.arrangement
    }
    if let found { return found.image }
    let color: CGColor = isLight ? .white : .black
    guard
      let image = StatusBarPicture(bar: bar, color: color).image(scale: scale)
    else { return nil }
    pictures.append((bar, isLight, image))
    return image
  }
}
