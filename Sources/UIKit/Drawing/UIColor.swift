/// A colour in extended sRGB; immutable.
///
/// Two colours are equal when their `cgColor`s are: same kind (grey or RGB) and components.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  public let cgColor: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
  }

  /// Hue, saturation and brightness from 0 to 1; a hue outside counts as the nearest end.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    cgColor = CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }

  /// Components of Display P3, kept as extended sRGB: they may lie outside 0…1.
  public init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3.sRGB(SIMD3(displayP3Red, green, blue))
    cgColor = CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// The same colour, `alpha` in place of its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  // MARK: Components

  /// Writes the components where pointers are given. Always true here.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.x
    green?.pointee = rgba.y
    blue?.pointee = rgba.z
    alpha?.pointee = rgba.w
    return true
  }

  /// Writes hue, saturation and brightness. Greys have hue 0. Always true here.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let hsb = HSB(red: rgba.x, green: rgba.y, blue: rgba.z)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.w
    return true
  }

  /// Writes grey and alpha; false, and nothing written, for a colour that is not a grey
  /// (`unverified`: UIKit may convert some).
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
    white?.pointee = rgba.x
    alpha?.pointee = rgba.w
    return true
  }

  // MARK: Drawing

  /// Makes it the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  open override var hash: Int { cgColor.hashValue }

  open override var description: String {
    let numbers = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }
    return "UIColor(\(numbers.joined(separator: " ")))"
  }
}
