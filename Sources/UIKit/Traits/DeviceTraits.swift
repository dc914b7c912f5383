/// What a device says of itself, whatever the window: the source of base traits and safe areas.
package struct DeviceTraits: Equatable, Sendable {
  package var idiom = UIUserInterfaceIdiom.phone
  /// Pixels a point.
  package var scale: CGFloat = 3
  package var style = UIUserInterfaceStyle.light
  package var direction = UITraitEnvironmentLayoutDirection.leftToRight
  package var category = UIContentSizeCategory.large
  package var contrast = UIAccessibilityContrast.normal
  package var weight = UILegibilityWeight.regular
  package var reducesMotion = false
  /// The version of iOS whose default modal style counts.
  package var era = 26
  /// In place of what the window's size says, where not nil.
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?

  /// Points that the device's shape covers, held upright and on its side.
  package var portraitSafeArea = UIEdgeInsets.zero
  package var landscapeSafeArea = UIEdgeInsets.zero

  /// Points; 0 on a device without a status bar.
  package var statusBarHeight: CGFloat = 0
  /// Whether the top of the safe area is the status bar's doing, and goes with it.
  package var statusBarMakesSafeArea = false

  package init() {}

  /// The safe area of a screen of `size` points, by whether it is wider than high.
  package func safeArea(ofScreen size: CGSize) -> UIEdgeInsets {
    size.width > size.height ? landscapeSafeArea : portraitSafeArea
  }

  /// The traits of a window of `size` points on this device, or of a screen of that size.
  package func traits(ofWindow size: CGSize) -> UITraitCollection {
    let classes = SizeClasses(idiom: idiom, size: size)
    return UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = style
      $0.layoutDirection = direction
      $0.displayScale = scale
      $0.horizontalSizeClass = horizontal ?? classes.horizontal
      $0.verticalSizeClass = vertical ?? classes.vertical
      $0.preferredContentSizeCategory = category
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = weight
    }
  }
}

/// The size classes of a window, by device and size.
///
/// Source: Human Interface Guidelines, "Layout", device size classes.
package struct SizeClasses: Equatable, Sendable {
  package let horizontal: UIUserInterfaceSizeClass
  package let vertical: UIUserInterfaceSizeClass

  /// Points of the short side from which a phone on its side is regular in width: the narrowest
  /// Plus and Max have 414, the widest other phone 402.
  static let wideShortSide: CGFloat = 414
  /// Points of width from which a window on a pad is regular. 639 (two thirds of 1024) is
  /// compact, 678 (half of 1366) regular; where between them the change lies is unverified.
  static let regularPadWidth: CGFloat = 650

  package init(idiom: UIUserInterfaceIdiom, size: CGSize) {
    let isLandscape = size.width > size.height
    switch idiom {
    case .phone where isLandscape:
      horizontal = size.height >= Self.wideShortSide ? .regular : .compact
      vertical = .compact
    case .phone:
      (horizontal, vertical) = (.compact, .regular)
    default:
      horizontal = size.width >= Self.regularPadWidth ? .regular : .compact
      vertical = .regular
    }
  }
}
