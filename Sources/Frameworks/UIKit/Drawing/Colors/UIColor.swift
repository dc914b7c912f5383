/// A colour in extended sRGB, or a dynamic colour that depends on traits. Immutable.
///
/// Two fixed colours are equal if their `cgColor`s have the same kind (grey or RGB) and the same
/// components. A dynamic colour is never equal to a fixed colour. Two of UIKit's own dynamic
/// colours are equal if their values are equal. An app's dynamic colour is equal only to itself.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  // Set only by initialisers.
  private var paint: ColorPaint

  /// The colour. For a dynamic colour, this is the colour under the current traits.
  open var cgColor: CGColor { paint.color(under: { .current }) }

  // A designated initialiser here would prevent apps' subclasses from inheriting the other
  // initialisers.
  convenience init(_ paint: ColorPaint) {
    self.init()
    self.paint = paint
  }

  /// Creates a clear colour (`unverified`, because UIKit does not say which colour this is).
  public override init() { paint = .fixed(.clear) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a dynamic colour. `dynamicProvider` is called whenever the colour is drawn or
  /// resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    paint = .provided { dynamicProvider($0).resolvedColor(with: $0).cgColor }
  }

  /// Creates a grey. A `white` of 0 is black, and 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from hue, saturation and brightness. The components are from 0 to 1; other
  /// values are limited to that range.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Creates a colour from components of Display P3. The components are stored as extended sRGB, so
  /// they may be outside 0…1.
  public init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3.sRGB(SIMD3(displayP3Red, green, blue))
    paint = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Creates a colour that does not depend on traits.
  public init(cgColor: CGColor) { paint = .fixed(cgColor) }

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another alpha. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(paint.faded(to: alpha)) }

  /// The fixed colour that a dynamic colour has under `traitCollection`. For a fixed colour, this
  /// is the colour itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: paint.color(under: { traitCollection })) : self
  }

  var isDynamic: Bool { paint.isDynamic }

  // MARK: Components

  /// Writes the components to the given pointers. In Matchcut, always returns true.
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

  /// Writes hue, saturation and brightness to the given pointers. Greys have a hue of 0. In
  /// Matchcut, always returns true.
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

  /// Writes the grey level and alpha to the given pointers. If the colour is not a grey, writes
  /// nothing and returns false (`unverified`, because UIKit may convert some colours).
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

  /// Sets both the fill colour and the stroke colour of the current context.
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
