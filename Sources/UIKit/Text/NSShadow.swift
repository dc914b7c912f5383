/// The shadow of text; lengths in points. No offset and no blur by default.
open class NSShadow: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Positive values are right and down; zero by default.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black with an alpha of 1/3 by default. Nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  var values: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}
