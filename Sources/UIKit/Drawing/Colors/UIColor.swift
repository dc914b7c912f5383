/// A colour in extended sRGB, or a dynamic one that depends on traits; immutable.
///
/// Two fixed colours are equal if their `cgColor`s have equal kinds (grey or RGB) and components.
/// Dynamic colours only equal dynamic ones: UIKit's own with equal values, an app's only itself.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private let paint: ColorPaint

  /// The colour; for a dynamic colour, under the current traits.
  open var cgColor: CGColor { paint.color(under: { .current }) }

  init(_ paint: ColorPaint) { self.paint = paint }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A dynamic colour; `dynamicProvider` is called whenever it is drawn or resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    paint = .provided { dynamicProvider($0).resolvedColor(with: $0).cgColor }
  }

  /// A grey: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Hue, saturation and brightness from 0 to 1; values outside are limited to the range.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Components of Display P3, stored as extended sRGB: they may lie outside 0…1.
  public init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3.sRGB(SIMD3(displayP3Red, green, blue))
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// The colour itself, whatever the traits. Required, so that a class method can create `Self` by it.
  public required convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// The colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(paint.faded(to: alpha)) }

  /// The fixed colour for a dynamic one under `traitCollection`; a fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: paint.color(under: { traitCollection })) : self
  }

  var isDynamic: Bool { paint.isDynamic }

  // MARK: Components

  /// Writes the components to the given pointers. Always returns true here.
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

  /// Writes hue, saturation and brightness. Greys have hue 0. Always returns true here.
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

  /// Writes grey and alpha; returns false, without writing, for a colour that is not a grey
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

  /// Sets the fill and the stroke colour of the current context.
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
