/// The background shape of a view.
public struct UIBackgroundConfiguration {
  /// The colour; nil means the colour of the button configuration.
  public var backgroundColor: UIColor?
  /// The corner radius in points. The corner radius is used if the corner style is `.fixed` or
  /// `.dynamic`.
  public var cornerRadius: CGFloat = 0
  /// The insets of the shape; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// The width of the stroke, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance between the shape and the stroke around it, in points; 0 by default. The value is
  /// stored, but has no effect.
  public var strokeOutset: CGFloat = 0
  /// An image that is drawn over the colour; nil by default.
  public var image: UIImage?
  /// The content mode of the image; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
