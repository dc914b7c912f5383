/// Converts geometry types to and from text in UIKit's format, for example `{{x, y}, {w, h}}`.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(number(t.a)), \(number(t.b)), \(number(t.c)), \(number(t.d)), "
      + "\(number(t.tx)), \(number(t.ty))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }
  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  // Text in another format is read as zeros.

  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  private class func text(_ values: CGFloat...) -> String {
    "{\(values.map(number).joined(separator: ", "))}"
  }

  /// Formats a number as C's `%.17g` does, like UIKit. Integers have no decimal point.
  private class func number(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split(whereSeparator: { "{}[], ".contains($0) })
    let values = parts.compactMap { Double($0).map { CGFloat($0) } }
    return values.count == count && parts.count == count
      ? values : Array(repeating: 0, count: count)
  }
}

// The older names of the conversions between geometry types and text.

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
