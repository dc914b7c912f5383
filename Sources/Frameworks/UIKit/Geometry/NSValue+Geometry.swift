/// Boxes geometry types in `NSValue`, as UIKit does.
///
/// Reading a type other than the boxed one returns zero; Apple does not define the result in this
/// case.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init([offset.horizontal, offset.vertical])
  }
  public var uiOffsetValue: UIOffset {
    let n = numbers(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  // The numbers are boxed as an array of doubles, because Foundation on Linux can box only types
  // that it knows.

  private convenience init(_ numbers: [Double]) {
    self.init(bytes: numbers, objCType: Self.encoding(numbers.count))
  }

  /// The boxed numbers; zeros if the value contains something else.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == Self.encoding(count) { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }

  private static func encoding(_ count: Int) -> String { "[\(count)d]" }

  private func holds(_ sample: NSValue) -> Bool {
    String(cString: objCType) == String(cString: sample.objCType)
  }
}
