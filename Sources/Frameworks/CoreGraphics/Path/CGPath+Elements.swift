/// The type of a path element, with the raw values of CGPath.h.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path with its points. A move or a line has 1 point, a quadratic curve has 2, a
/// cubic curve has 3, and a close element has none.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The element's points. The pointer is valid only while the function or block that receives the
  /// element is running.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A function that receives `info` and each element of a path. On iOS, the function has C's calling
/// convention. Swift does not allow this convention here, because `CGPathElement` is a Swift
/// structure in Matchcut.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `function` for each element in order, with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` for each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    for element in elements {
      for (index, point) in element.points.enumerated() { points[index] = point }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.kind, points: base), block)
      }
    }
  }
}

extension CGPath.Element {
  package var kind: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  package var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quad(let control, let to): [control, to]
    case .curve(let first, let second, let to): [first, second, to]
    case .close: []
    }
  }

  /// The end point of the element; nil for a close element.
  package var end: CGPoint? { points.last }

  package func mapPoints(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let to): .move(change(to))
    case .line(let to): .line(change(to))
    case .quad(let control, let to): .quad(change(control), change(to))
    case .curve(let first, let second, let to):
      .curve(change(first), change(second), change(to))
    case .close: .close
    }
  }
}

extension [CGPath.Element] {
  func transformed(by transform: CGAffineTransform?) -> Self {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.mapPoints { $0.applying(transform) } }
  }
}
