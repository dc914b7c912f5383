/// The direction of a popover's arrow, from the card to its source. The bits are those of
/// `UIPopoverSupport.h`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The card is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The card is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The card is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The card is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before the popover has been placed.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
