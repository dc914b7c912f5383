// The window's base traits. A window's base traits are computed from the device and the window's
// size, and the window's views inherit them.

extension UIWindow {
  /// The traits that result from the window's size on this device.
  package var baseTraits: UITraitCollection { inheritedTraits }

  /// Sets the window's base traits and notifies all views and controllers in it, parents before
  /// children.
  package func adoptTraits(_ traits: UITraitCollection) {
    let old = inheritedTraits
    inheritedTraits = traits
    inheritedTraitsChanged(from: old)
    checkSafeArea()
  }

  /// Updates the traits to the window's current size.
  package func updateTraits() {
    adoptTraits(UIScreen.main.device.traits(ofWindow: bounds.size))
  }
}

extension UIScreen {
  /// The traits that a window would have at a size of `size` points.
  package func traits(ofWindow size: CGSize) -> UITraitCollection {
    device.traits(ofWindow: size)
  }

  /// Changes the device's traits (style, text size, reading direction) and updates all visible
  /// windows.
  package func changeDevice(_ change: (inout DeviceTraits) -> Void) {
    var changed = device
    change(&changed)
    guard changed != device else { return }
    let old = device
    device = changed
    for window in UIWindows.current.all { window.updateTraits() }
    announceSettings(since: old)
  }

  /// Posts the notifications of the accessibility settings that have changed.
  package func announceSettings(since old: DeviceTraits) {
    let changes = [
      (
        old.reducesMotion != device.reducesMotion,
        UIAccessibility.reduceMotionStatusDidChangeNotification
      ),
      (old.weight != device.weight, UIAccessibility.boldTextStatusDidChangeNotification),
      (
        old.contrast != device.contrast,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
    ]
    for (isChanged, name) in changes where isChanged {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
