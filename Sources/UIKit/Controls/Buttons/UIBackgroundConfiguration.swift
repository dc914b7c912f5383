/// A shape behind content.
public struct UIBackgroundConfiguration {
  /// Nil for what the configuration above it says.
  public var backgroundColor: UIColor?
  /// Points; counts where the corner style is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat = 0
  /// Moves the shape's edges inwards; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// Points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the shape the stroke runs, in points; 0 by default. Kept.
  public var strokeOutset: CGFloat = 0
  /// Over the colour; nil by default.
  public var image: UIImage?
  /// `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
