/// A virtual device: screen size, scale, idiom and safe areas.
public struct Device: Hashable, Sendable {
  /// The device's name on the command line.
  public let id: String
  public let title: String
  /// The size of the screen in points.
  public let size: CGSize
  /// The number of pixels per point, which the trait collection reports.
  public let scale: Double
  /// Whether the device is a phone or a pad. The trait collection reports this idiom.
  public let idiom: UIUserInterfaceIdiom
  /// The safe-area insets in points, for portrait and for landscape.
  public let safeArea, landscapeSafeArea: UIEdgeInsets
  /// The height of the status bar in points; 0 on a device without a status bar.
  public let statusBarHeight: Double
  /// The heights of the keyboard in points, in portrait and in landscape. The heights include the
  /// bottom safe area.
  public let keyboardHeight, landscapeKeyboardHeight: Double

  /// Creates a device. If a keyboard height is nil, the height on a similar device is used.
  public init(
    id: String, title: String, size: CGSize, scale: Double, idiom: UIUserInterfaceIdiom = .phone,
    safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero,
    statusBarHeight: Double = 0, keyboardHeight: Double? = nil,
    landscapeKeyboardHeight: Double? = nil
  ) {
    let similar = Self.keyboardHeights(idiom, hasHomeButton: safeArea.bottom == 0)
    self.keyboardHeight = keyboardHeight ?? similar.portrait
    self.landscapeKeyboardHeight = landscapeKeyboardHeight ?? similar.landscape
    (self.id, self.title, self.size, self.scale) = (id, title, size, scale)
    (self.idiom, self.safeArea, self.landscapeSafeArea) = (idiom, safeArea, landscapeSafeArea)
    self.statusBarHeight = statusBarHeight
  }

  var traits: DeviceTraits {
    var traits = DeviceTraits()
    traits.idiom = idiom
    traits.scale = scale
    traits.portraitSafeArea = safeArea
    traits.landscapeSafeArea = landscapeSafeArea
    traits.statusBarHeight = statusBarHeight
    traits.portraitKeyboardHeight = keyboardHeight
    traits.landscapeKeyboardHeight = landscapeKeyboardHeight
    // The value was measured only on the phone with a home button (facts, A.10.1).
    traits.statusBarMakesSafeArea = safeArea.bottom == 0 && safeArea.top == statusBarHeight
    return traits
  }

  /// The heights of keyboards (facts L.5). The heights for the phones with a home button and for
  /// the pad in portrait are measured. The other heights are reported for earlier versions of iOS
  /// and unverified for iOS 26.
  private static func keyboardHeights(
    _ idiom: UIUserInterfaceIdiom, hasHomeButton: Bool
  ) -> (portrait: Double, landscape: Double) {
    if idiom == .pad { return (312, 398) }
    return hasHomeButton ? (260, 206) : (336, 209)
  }

  // Portrait safe areas are measured (facts, A.10.1, iOS 26.1). Landscape safe areas are
  // unverified: the phone uses commonly published figures, which are the sensor housing's width on
  // both sides and 21 points for the home indicator. The small phone has no status bar in
  // landscape, so its landscape insets are zero; the pad uses its portrait insets. A status bar is
  // as high as the top safe area, except on the phone, where it is 54 points high (unverified).

  /// iPhone 16.
  public static let phone = Device(
    id: "phone", title: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
    statusBarHeight: 54)
  /// iPhone SE, third generation.
  public static let small = Device(
    id: "se", title: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
  /// iPad A16.
  public static let pad = Device(
    id: "pad", title: "iPad (A16)", size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad,
    safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), statusBarHeight: 32)
  /// The device that the benchmarks use.
  public static let bench = Device(
    id: "bench", title: "Benchmark canvas", size: CGSize(width: 390, height: 844), scale: 2)

  /// All devices, in the order in which messages list them.
  public static let all = [phone, small, pad, bench]
}
