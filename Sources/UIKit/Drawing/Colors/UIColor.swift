/// A colour in extended sRGB, or a dynamic one that depends on traits; immutable.
///
/// Two fixed colours are equal when their `cgColor`s are: same kind (grey or RGB) and components.
/// Dynamic colours equal only dynamic ones: UIKit's own of the same values, an app's themselves.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private let paint: ColorPaint

  /// What a dynamic colour is under the current traits.
  open var cgColor: CGColor { paint.color(under: { .current }) }

  init(_ paint: ColorPaint) { self.paint = paint }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A dynamic colour: `dynamicProvider` is asked whenever it is drawn or resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    paint = .provided { dynamicProvider($0).resolvedColor(with: $0).cgColor }
  }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Hue, saturation and brightness from 0 to 1; a hue outside counts as the nearest end.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Components of Display P3, kept as extended sRGB: they may lie outside 0…1.
  public init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3.sRGB(SIMD3(displayP3Red, green, blue))
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  public init(cgColor: CGColor) { paint = .fixed(cgColor) }

  /// The same colour, `alpha` in place of its own; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(paint.faded(to: alpha)) }

  /// The fixed colour that a dynamic one is under `traitCollection`; a fixed one is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: paint.color(under: { traitCollection })) : self
  }

  var isDynamic: Bool { paint.isDynamic }

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
    guard let other = object as? UIColor else { return false }
    return other === self || other.paint == paint
  }

  open override var hash: Int { paint.hash }

  open override var description: String { "UIColor(\(paint.text))" }
}
