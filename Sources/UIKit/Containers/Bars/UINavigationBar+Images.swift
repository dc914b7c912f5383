// Pictures in place of the background and its line, as bars had them before appearances.
extension UINavigationBar {
  /// Sets the picture behind the bar's contents, which replaces the background colour; nil removes it.
  ///
  /// It is stretched over the bar and the status bar above it. An empty image leaves the background
  /// clear. A colour of an appearance is drawn instead (unverified).
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

  /// The picture for the bar as it is; nil where none is set.
  ///
  /// Compact bars and bars with a prompt without a picture of their own take the default one. A
  /// controller's bar is attached to the top.
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
