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

  public init(
    id: String, title: String, size: CGSize, scale: Double, idiom: UIUserInterfaceIdiom = .phone
  ) {
    (self.id, self.title, self.size, self.scale) = (id, title, size, scale)
    self.idiom = idiom
  }

  /// iPhone 16.
  public static let phone = Device(
    id: "phone", title: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3)
  /// iPhone SE, third generation.
  public static let small = Device(
    id: "se", title: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2)
  /// iPad A16.
  public static let pad = Device(
    id: "pad", title: "iPad (A16)", size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad)
  /// The canvas of the benchmarks.
  public static let bench = Device(
    id: "bench", title: "Benchmark canvas", size: CGSize(width: 390, height: 844), scale: 2)

  /// Every device, in the order they are listed.
  public static let all = [phone, small, pad, bench]
}
