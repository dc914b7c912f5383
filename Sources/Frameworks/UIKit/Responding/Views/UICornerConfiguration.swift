/// The radius of one corner of a view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  let kind: Kind

  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  private init(_ kind: Kind) { self.kind = kind }

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }
  /// A radius with which the corner has the same centre as the container's corner; at least
  /// `minimum`. The container is the nearest superview with round corners.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }
}

/// The radii of a view's corners. No radius is larger than half of the view's shorter side.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable {
    /// The radii of the corners at the top left, top right, bottom left and bottom right.
    case corners([UICornerRadius?])
    case capsule(maximum: CGFloat?)
  }
  let shape: Shape

  /// A configuration in which all corners have this radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }
  /// A radius for each corner; nil for a corner that is not round.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
  /// A configuration in which all corners have this radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  /// Corners whose radius is half of the view's shorter side, and at most `maximumRadius`.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }
}
