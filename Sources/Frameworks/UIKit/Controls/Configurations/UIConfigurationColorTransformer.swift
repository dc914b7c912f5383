/// Changes a colour of a configuration when it is resolved.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
  private let box: Box

  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  public var transform: (UIColor) -> UIColor { box.transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// Two transformers are equal if one is a copy of the other.
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  /// Replaces the colour by a grey of the same luminance.
  nonisolated(unsafe) public static let grayscale = Self { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    // The weights of Rec. 709; the weights that UIKit uses are unverified.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  /// Returns the colour itself, because Matchcut has no accent colours of the system.
  nonisolated(unsafe) public static let preferredTint = Self { $0 }
  /// Returns the colour itself, because Matchcut has no monochrome appearance.
  nonisolated(unsafe) public static let monochromeTint = Self { $0 }
}
