// Where base traits come from: the device and the window's size make them, the window hands them
// to its tree.

extension UIWindow {
  /// The traits the window gets by its size on this device.
  package var baseTraits: UITraitCollection { inheritedTraits }

  /// Makes `traits` the window's base and tells everybody in it, parents before children.
  package func adoptTraits(_ traits: UITraitCollection) {
    let old = inheritedTraits
    inheritedTraits = traits
    inheritedTraitsChanged(from: old)
    checkSafeArea()
  }

  /// Updates the traits to those of the window's present size.
  package func updateTraits() {
    adoptTraits(UIScreen.main.device.traits(ofWindow: bounds.size))
  }
}

extension UIScreen {
  /// The traits that a window of `size` points will have, before it has that size.
  package func traits(ofWindow size: CGSize) -> UITraitCollection {
    device.traits(ofWindow: size)
  }

  /// Changes what the device says of itself (style, text size, reading direction) and tells all
  /// visible windows.
  package func changeDevice(_ change: (inout DeviceTraits) -> Void) {
    var changed = device
    change(&changed)
    guard changed != device else { return }
    device = changed
    for window in UIWindows.current.shown { window.updateTraits() }
  }
}
