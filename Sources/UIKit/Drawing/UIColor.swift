/// A colour; immutable.
open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(rgba: [red, green, blue, alpha])
  }
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(rgba: [white, white, white, alpha])
  }
  public init(cgColor: CGColor) { self.cgColor = cgColor }
}
