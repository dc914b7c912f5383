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
extension UIColor { public class var systemBlue: UIColor { UIColor(red: 0, green: 122.0/255, blue: 1, alpha: 1) } }
@MainActor public func UIGraphicsPushContext(_ c: CGContext) {}
@MainActor public func UIGraphicsPopContext() {}
