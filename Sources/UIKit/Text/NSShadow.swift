/// The shadow of text; lengths in points. Without offset and blur by default.
open class NSShadow: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// To the right and down; zero by default.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// `UIColor`; black with an alpha of a third by default, no shadow where nil.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  var values: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}
