/// The properties of a device that do not depend on windows. The base traits and safe areas of
/// windows are computed from these properties.
package struct DeviceTraits: Equatable, Sendable {
  package var idiom = UIUserInterfaceIdiom.phone
  /// The number of pixels per point.
  package var scale: CGFloat = 3
  package var style = UIUserInterfaceStyle.light
  package var direction = UITraitEnvironmentLayoutDirection.leftToRight
  package var category = UIContentSizeCategory.large
  package var contrast = UIAccessibilityContrast.normal
  package var weight = UILegibilityWeight.regular
  package var reducesMotion = false
  /// The version of iOS that determines the default modal style.
  package var era = 26
  /// The size classes that override those derived from the window's size; nil if there is no
  /// override.
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?

  /// The insets that the device's shape requires, in points, in portrait and in landscape.
  package var portraitSafeArea = UIEdgeInsets.zero
  package var landscapeSafeArea = UIEdgeInsets.zero

  /// The height of the status bar in points; 0 on a device without a status bar.
  package var statusBarHeight: CGFloat = 0
  /// Whether the status bar causes the top inset of the safe area, so that the inset disappears
  /// when the bar is hidden.
  package var statusBarMakesSafeArea = false

  /// The keyboard that the user types on.
  package var keyboard = KeyboardKind.onScreen
  /// The heights of the keyboard on screen in points, in portrait and in landscape. The heights
  /// include the bottom safe area.
  package var portraitKeyboardHeight: CGFloat = 336
  package var landscapeKeyboardHeight: CGFloat = 209

  package init() {}

  /// The height of the keyboard on a screen of `size` points.
  package func keyboardHeight(onScreen size: CGSize) -> CGFloat {
    size.width > size.height ? landscapeKeyboardHeight : portraitKeyboardHeight
  }

  /// The safe area of a screen of `size` points, in portrait or landscape.
  package func safeArea(ofScreen size: CGSize) -> UIEdgeInsets {
    size.width > size.height ? landscapeSafeArea : portraitSafeArea
  }

  /// The traits of a window or screen of `size` points on this device.
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

/// The keyboard of a device.
package enum KeyboardKind: String, Sendable, CaseIterable {
  /// The keyboard slides in while text is edited.
  case onScreen
  /// The keyboard floats above the app. On devices that are not iPads, this case has the same
  /// effect as `onScreen`.
  case floating
  /// The device has hardware keys. If the device has hardware keys, only the first responder's
  /// input accessory view is shown.
  case hardware
}

/// The size classes of a window, which depend on the device and the window's size.
///
/// Source: the table of device size classes in the chapter "Layout" of Apple's Human Interface
/// Guidelines.
package struct SizeClasses: Equatable, Sendable {
  package let horizontal: UIUserInterfaceSizeClass
  package let vertical: UIUserInterfaceSizeClass

  /// A phone has a regular width in landscape if its shorter side has at least this length, in
  /// points. The shorter side of the narrowest Plus and Max models is 414 points long. The shorter
  /// side of the widest other phone is 402 points long.
  static let wideShortSide: CGFloat = 414
  /// A window on an iPad has a regular width if it is at least this wide, in points. A width of 639
  /// (two thirds of 1024) is compact, and a width of 678 (half of 1366) is regular. The exact limit
  /// between these two widths is unverified.
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
