/// Where a popover's arrow points, which is from the card to its source. Bits as in
/// `UIPopoverSupport.h`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The card stands below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The card stands above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The card stands to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The card stands to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Before the popover has been placed.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
