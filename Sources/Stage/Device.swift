/// A virtual device: what its screen and traits report.
public struct Device: Hashable, Sendable {
  /// The name on the command line.
  public let id: String
  public let title: String
  /// In points.
  public let size: CGSize
  /// Pixels a point, as traits report it.
  public let scale: Double
  /// Phone or pad, as traits report it.
  public let idiom: UIUserInterfaceIdiom
  /// What the device's shape covers, in points, held upright and on its side.
  public let safeArea, landscapeSafeArea: UIEdgeInsets
  /// Points; 0 on a device without a status bar.
  public let statusBarHeight: Double

  public init(
    id: String, title: String, size: CGSize, scale: Double, idiom: UIUserInterfaceIdiom = .phone,
    safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero,
    statusBarHeight: Double = 0
  ) {
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
    // Measured of the phone with a home button alone (facts A.10.1).
    traits.statusBarMakesSafeArea = safeArea.bottom == 0 && safeArea.top == statusBarHeight
    return traits
  }

  // Upright safe areas are measured (facts A.10.1, iOS 26.1); those on the side are unverified:
  // practitioners' figures for the phone (the housing on either side, 21 above the home
  // indicator), none where a phone hides its status bar on its side, and the same all round for
  // the pad. Status bars are as high as the safe area, but for the phone's 54 (unverified).

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
  /// The canvas of the benchmarks.
  public static let bench = Device(
    id: "bench", title: "Benchmark canvas", size: CGSize(width: 390, height: 844), scale: 2)

  /// Every device, in the order they are listed.
  public static let all = [phone, small, pad, bench]
}
