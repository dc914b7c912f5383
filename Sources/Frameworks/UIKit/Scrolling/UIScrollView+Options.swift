extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    /// Indicators are dark over light content, and light over dark content.
    case `default`
    case black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area insets are added as with `scrollableAxes`. In a navigation controller, the top
    /// and bottom insets are added even if the content does not scroll.
    case automatic
    /// The safe area insets are added along each axis on which the content does not fit or always
    /// bounces.
    case scrollableAxes
    case never, always
  }

  /// The fraction of the velocity that remains after one millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
