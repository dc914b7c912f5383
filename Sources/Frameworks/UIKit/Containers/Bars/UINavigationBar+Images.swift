// Background images of navigation bars. Apps used background images before
// `UINavigationBarAppearance` existed.
extension UINavigationBar {
  /// Sets the background image, which replaces the background colour; nil removes the image.
  ///
  /// The image is stretched over the bar and over the status bar above it. If the image is empty,
  /// the background is clear. If an appearance specifies a background colour, that colour is drawn
  /// instead of the image (unverified).
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[barPosition, default: [:]][barMetrics] = backgroundImage
    restyle()
  }

  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[barPosition]?[barMetrics]
  }

  /// The background image for the bar's current position and metrics; nil if none is set.
  ///
  /// Bars in a compact height and bars with a prompt may have images of their own. A bar without an
  /// image of its own shows the default image. The position of a navigation controller's bar is
  /// `.topAttached`.
  var shownBackgroundImage: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let hasPrompt = topItem?.prompt != nil
    var metrics = [UIBarMetrics.default]
    if hasPrompt { metrics.insert(.defaultPrompt, at: 0) }
    if isCompact { metrics.insert(.compact, at: 0) }
    if isCompact, hasPrompt { metrics.insert(.compactPrompt, at: 0) }
    let positions: [UIBarPosition] = topExtension > 0 ? [.topAttached, .any] : [.top, .any]
    for position in positions {
      for metric in metrics {
        if let image = images[position]?[metric] { return image }
      }
    }
    return nil
  }
}
