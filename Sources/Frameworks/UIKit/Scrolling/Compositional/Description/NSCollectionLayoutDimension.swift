/// The width or height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }
  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// Raises an exception if the value is not finite.
  private static func checked(
    _ kind: Kind, _ value: CGFloat, _ name: String, _ noun: String = "dimension"
  ) -> NSCollectionLayoutDimension {
    guard value.isFinite else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Invalid \(name): \(value). The \(noun) must be a finite value.")
    }
    return NSCollectionLayoutDimension(kind, value)
  }

  /// A fraction of the width of the container, which is the group or the section.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    checked(.fractionalWidth, fractionalWidth, "fractional width", "fraction")
  }
  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    checked(.fractionalHeight, fractionalHeight, "fractional height", "fraction")
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    checked(.absolute, absoluteDimension, "absolute dimension")
  }
  /// A length in points that the item has until its view has been asked for the length that it
  /// prefers.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    checked(.estimated, estimatedDimension, "estimated dimension")
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  /// Whether the length is a fraction of the container's length along `axis`.
  func isFraction(along axis: ScrollAxis) -> Bool {
    kind == (axis == .vertical ? .fractionalHeight : .fractionalWidth)
  }

  /// The length in a container. A fraction of a length is rounded down to pixels; a value that is
  /// slightly below a pixel counts as on it.
  func length(in container: CGSize, scale: CGFloat) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .fractionalWidth: length = container.width * dimension
    case .fractionalHeight: length = container.height * dimension
    case .absolute, .estimated: return dimension
    }
    return ((length * scale) + 1e-3).rounded(.down) / scale
  }
}

/// The width and the height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func size(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, scale: scale),
      height: heightDimension.length(in: container, scale: scale))
  }

  /// The axes whose length the view determines.
  var free: FreeAxes {
    FreeAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}
