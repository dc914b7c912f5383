/// A point of a rectangle, which attaches a supplementary view to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The edges whose middle or corner the anchor is. Without edges, the anchor is the centre.
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  private let isFraction: Bool

  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFraction) = (edges, .zero, false)
  }
  /// The offset is in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, absoluteOffset, false)
  }
  /// The offset is in fractions of the size of the supplementary view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, fractionalOffset, true)
  }

  open var isAbsoluteOffset: Bool { !isFraction }
  open var isFractionalOffset: Bool { isFraction }

  /// The anchor's point in `rect`, without the offset.
  private func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  private func offset(for size: CGSize) -> CGPoint {
    isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The frame of a view whose point `item` lies at this anchor's point of `container`. By default,
  /// the view's point has the edges of this anchor.
  func frame(
    of size: CGSize, at item: NSCollectionLayoutAnchor?, in container: CGRect
  ) -> CGRect {
    let place = point(in: container)
    let own = (item ?? NSCollectionLayoutAnchor(edges: edges)).point(
      in: CGRect(origin: .zero, size: size))
    let first = offset(for: size)
    let second = item?.offset(for: size) ?? .zero
    return CGRect(
      origin: CGPoint(
        x: place.x - own.x + first.x + second.x, y: place.y - own.y + first.y + second.y),
      size: size)
  }
}

/// The edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
