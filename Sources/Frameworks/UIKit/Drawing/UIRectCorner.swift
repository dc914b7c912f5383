/// A set of corners of a rectangle, as they appear on the screen.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension CGMutablePath {
  /// Adds a rectangle in which the given corners are quarter ellipses. The radii are limited to
  /// half the lengths of the sides.
  ///
  /// As in UIKit, corners are circular if the height of the radii is 0. For example,
  /// ergunemr/BottomPopup passes `CGSize(width: 16, height: 0)` and gets round corners.
  func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rx = min(max(radii.width, 0), rect.width / 2)
    let height = radii.height == 0 ? radii.width : radii.height
    let ry = min(max(height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      return addRoundedRect(in: rect, cornerWidth: rx, cornerHeight: ry)
    }
    // For each corner, its position and the offsets to the points that are one radius before and
    // after it, in clockwise order on the screen.
    let round: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -rx, dy: 0),
        CGVector(dx: 0, dy: ry)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -ry),
        CGVector(dx: -rx, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: rx, dy: 0),
        CGVector(dx: 0, dy: -ry)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: ry),
        CGVector(dx: rx, dy: 0)
      ),
    ]
    // The distance between each end of a quarter circle and the nearest control point, as a
    // fraction of the radius.
    let reach = 4.0 / 3.0 * (2.0.squareRoot() - 1)
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
    for (corner, point, before, after) in round {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func at(_ offset: CGVector, _ share: CGFloat = 1) -> CGPoint {
        CGPoint(x: point.x + offset.dx * share, y: point.y + offset.dy * share)
      }
      addLine(to: at(before))
      addCurve(to: at(after), control1: at(before, 1 - reach), control2: at(after, 1 - reach))
    }
    closeSubpath()
  }
}

extension CGPath {
  /// The path in which every subpath has the opposite direction and the last subpath comes first.
  func reversed() -> CGPath {
    let result = CGMutablePath()
    for subpath in subpaths.reversed() {
      var points = [subpath.start]
      for element in subpath.steps { if let end = element.end { points.append(end) } }
      result.move(to: points.removeLast())
      for element in subpath.steps.reversed() {
        let to = points.removeLast()
        switch element {
        case .move, .line, .close: result.addLine(to: to)
        case .quad(let control, _): result.addQuadCurve(to: to, control: control)
        case .curve(let first, let second, _):
          result.addCurve(to: to, control1: second, control2: first)
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  private struct Subpath {
    var start: CGPoint
    /// The elements of the subpath, which are only lines and curves.
    var steps: [Element] = []
    var isClosed = false
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let to): result.append(Subpath(start: to))
      case .close:
        guard let last = result.indices.last else { continue }
        result[last].isClosed = true
      case .line, .quad, .curve:
        guard let last = result.last else { continue }
        // After a subpath has been closed, drawing continues from its start.
        if last.isClosed { result.append(Subpath(start: last.start)) }
        result[result.count - 1].steps.append(element)
      }
    }
    return result
  }
}
