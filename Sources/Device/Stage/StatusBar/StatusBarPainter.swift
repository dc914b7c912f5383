/// Draws the status bar over frames. For each size and arrangement of the bar, the painter stores
/// two bitmaps, one with dark and one with light symbols.
package final class StatusBarPainter {
  /// The number of pixels per point.
  let scale: Double
  private var pictures: [(bar: StatusBar, isLight: Bool, image: CGImage)] = []

  package init(scale: Double) { self.scale = scale }

  /// Returns `list` with `bar` added in front of everything else.
  package func add(_ bar: StatusBar?, to list: consuming DisplayList) -> DisplayList {
    guard let bar else { return list }
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
