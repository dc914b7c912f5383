/// A background shape of a view.
public struct UIBackgroundConfiguration {
  /// Nil for the colour of the button configuration.
  public var backgroundColor: UIColor?
  /// Points; applies if the corner style is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat = 0
  /// Insets of the shape; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// Points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// Distance of the stroke outside of the shape, in points; 0 by default. Stored, but without
  /// effect.
  public var strokeOutset: CGFloat = 0
  /// Drawn over the colour; nil by default.
  public var image: UIImage?
  /// `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
