/// Determines how the components of a colour are interpreted.
///
/// All spaces are treated as sRGB. Device spaces differ only in their name and number of
/// components.
public final class CGColorSpace: Sendable, Hashable, CustomStringConvertible, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public static var sRGB: CFString { "kCGColorSpaceSRGB" as NSString }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as NSString }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as NSString }
  public static var genericGrayGamma2_2: CFString {
    "kCGColorSpaceGenericGrayGamma2_2" as NSString
  }

  package let title: String
  /// The number of components without alpha: 1 for grey spaces and 3 for all others.
  public let numberOfComponents: Int

  package init(title: String, numberOfComponents: Int) {
    self.title = title
    self.numberOfComponents = numberOfComponents
  }

  /// Creates the space with this name; nil for unknown names.
  public convenience init?(name: CFString) {
    let known = [
      Self.sRGB: 3, Self.extendedSRGB: 3, Self.displayP3: 3, Self.genericGrayGamma2_2: 1,
    ]
    guard let count = known[name] else { return nil }
    self.init(title: "\(name)", numberOfComponents: count)
  }

  public var name: CFString? { title as NSString }

  /// The colour model: monochrome for grey spaces, and RGB for all others.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  public var description: String { "CGColorSpace(\(title))" }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.title == right.title
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(title) }

  package static let standard = CGColorSpace(title: "kCGColorSpaceSRGB", numberOfComponents: 3)
  package static let deviceRGB = CGColorSpace(
    title: "kCGColorSpaceDeviceRGB", numberOfComponents: 3)
  package static let deviceGray = CGColorSpace(
    title: "kCGColorSpaceDeviceGray", numberOfComponents: 1)
}

/// The models of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The device's RGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
