import UIKit

/// A colour in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
  }
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }
  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// The colour as a premultiplied pixel.
  var pixel: UInt32 {
    let a = min(max(alpha, 0), 1)
    func channel(_ value: CGFloat) -> UInt32 {
      UInt32((min(max(value, 0), 1) * a * 255).rounded())
    }
    return UInt32((a * 255).rounded()) << 24 | channel(red) << 16 | channel(green) << 8
      | channel(blue)
  }
}

/// Several numbers, such as a rectangle.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint p: CGPoint) { self.init(values: [p.x, p.y]) }
  public convenience init(cgRect r: CGRect) {
    self.init(values: [r.minX, r.minY, r.width, r.height])
  }

  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
