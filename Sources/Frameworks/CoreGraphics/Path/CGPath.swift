/// An immutable path of lines and Bézier curves.
///
/// Paths are equal if their elements are equal. Rounded corners are Bézier curves that approximate
/// circular arcs.
public class CGPath: @unchecked Sendable, Hashable, CustomStringConvertible, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// An element of a path, with its points in order.
  package enum Element: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  package init() { elements = [] }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.rect(rect).transformed(by: transform?.pointee)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.ellipse(rect).transformed(by: transform?.pointee)
  }

  /// Creates a rectangle whose corners are quarter ellipses. The radii are limited to half of the
  /// rectangle's sides.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = Self.roundedRect(rect, cornerWidth, cornerHeight)
      .transformed(by: transform?.pointee)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element starts; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.transformed(by: transform?.pointee))
  }

  /// The path between this path (at a `fraction` of 0) and `other` (at a `fraction` of 1). Each
  /// point is interpolated.
  ///
  /// The result is nil if the two paths have different sequences of element types.
  package func blended(with other: CGPath, fraction: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (mine, theirs) in zip(elements, other.elements) {
      guard mine.kind == theirs.kind else { return nil }
      var targets = theirs.points.makeIterator()
      result.append(
        mine.mapPoints { from in
          let to = targets.next() ?? from
          return CGPoint(
            x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        })
    }
    return CGPath(elements: result)
  }

  public var description: String { "CGPath(\(elements.count) elements, \(boundingBoxOfPath))" }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
