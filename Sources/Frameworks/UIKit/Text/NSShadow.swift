/// The shadow of text. The lengths of a shadow are in points. By default, the shadow has no offset
/// and no blur.
open class NSShadow: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// The offset of the shadow; zero by default. Positive values move the shadow to the right and
  /// down.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; black with an alpha of 1/3 by default. If the colour is nil, there is
  /// no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  var values: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}
