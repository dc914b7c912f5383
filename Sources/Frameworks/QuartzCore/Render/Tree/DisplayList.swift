/// The shapes and groups that make up one frame, back to front. The geometry of shapes and groups
/// is final and does not depend on time.
package struct DisplayList: Sendable {
  /// The size of the frame in pixels.
  package let width: Int
  package let height: Int
  package var items: [Item]
  /// The paints in the list that must be replaced before the list is painted. A list without them
  /// need not be searched for them.
  let unresolved: Unresolved

  package init(width: Int, height: Int, items: [Item]) {
    self.init(width: width, height: height, items: items, unresolved: .all)
  }

  /// `unresolved` may contain paints that the list does not have, but not the reverse.
  init(width: Int, height: Int, items: [Item], unresolved: Unresolved) {
    (self.width, self.height, self.items) = (width, height, items)
    self.unresolved = unresolved
  }

  /// Paints that are replaced by pictures before a list is painted.
  struct Unresolved: OptionSet {
    let rawValue: UInt8

    static let backdrops = Self(rawValue: 1)
    static let rasters = Self(rawValue: 2)
    static let all: Self = [.backdrops, .rasters]
  }

  package enum Item: Sendable {
    case draw(Draw)
    indirect case group(Group)
  }

  /// A filled shape on a plane.
  package struct Draw: Sendable {
    /// The id and the name of the shape's layer.
    package var layer: Int
    package var name: String
    package var part: Part
    package var plane: Plane
    package var shape: Shape
    package var paint: Paint
    package var opacity: Double
    /// The edges of a plain rectangle that are antialiased. The edges that are not antialiased are
    /// tested at pixel centres.
    package var edges: CAEdgeAntialiasingMask
  }

  package enum Part: String, Sendable {
    case shadow
    case backdrop
    case background
    case contents
    case border
  }

  /// Items that are clipped, faded or masked together.
  package struct Group: Sendable {
    package var layer: Int
    package var name: String
    package var opacity = 1.0
    package var clip: Clip?
    /// The items of the mask, which are painted separately. The group's pixels are multiplied by
    /// the alpha of the mask.
    package var mask: [Item]?
    package var items: [Item]
    /// Whether the group must be painted separately even if it is opaque.
    package var isIsolated = false
    /// Whether the group is added to the pixels behind it instead of being composited over them.
    package var adds = false

    /// Whether the group is painted separately before it is composited.
    var isApart: Bool {
      isIsolated || adds || mask != nil || (min(1, max(0, opacity)) * 255).rounded() < 255
    }
  }

  package struct Clip: Sendable {
    package var plane: Plane
    package var shape: Shape
    package var edges: CAEdgeAntialiasingMask
  }

  /// The mapping of a layer's plane to the device.
  package struct Plane: Sendable {
    /// Maps layer points to device pixels.
    package var projection: Projection
    /// Linear forms that are positive for points in front of the eye. Each perspective adds one
    /// linear form.
    package var horizons: [SIMD3<Double>] = []
  }

  package enum Shape: Sendable {
    case rect(CGRect)
    case rounded(CGRect, radius: Double, corners: CACornerMask)
    /// A rounded rectangle with a hole. The ring around the hole is `width` points wide.
    case ring(CGRect, radius: Double, corners: CACornerMask, width: Double)
    /// Several closed polygons, which are filled by the nonzero winding rule.
    case outline([[CGPoint]])
  }

  package enum Paint: Sendable {
    /// A solid colour. The components of the colour are not premultiplied.
    case color(SIMD4<Double>)
    /// A part of a bitmap. The pixels `source` are stretched to `place`, a rectangle in layer
    /// points.
    case image(CGImage, source: CGRect, place: CGRect)
    case shadow(Shadow)
    /// The pixels behind the shape, blurred.
    case backdrop(Blur)
    /// A backdrop that has already been blurred. The first pixel of the image is at (x, y), and
    /// each pixel covers a square of `factor` device pixels per side.
    case blurred(CGImage, x: Int, y: Int, factor: Int)
    case raster(Raster)
  }

  /// A list that is rendered to a bitmap, which is stretched to `place`, a rectangle in layer
  /// points. The pixels of a `Raster` object never change.
  package final class Raster: Sendable {
    package let list: DisplayList
    package let place: CGRect

    init(_ list: DisplayList, place: CGRect) { (self.list, self.place) = (list, place) }
  }

  /// The filter of a backdrop.
  package struct Blur: Sendable {
    /// The standard deviation of the blur in device pixels.
    package var sigma: Double
    package var saturation: Double
    /// The tint. The components of the tint are not premultiplied.
    package var tint: SIMD4<Double>
    /// Whether the backdrop and its group belong to the same layer. If they do, the backdrop also
    /// shows the content behind the group.
    package var isBeyondGroup = false
  }

  /// A blurred silhouette.
  package struct Shadow: Sendable {
    package var color: SIMD4<Double>
    package var caster: Caster
    /// The standard deviation of the blur in points.
    package var sigma: Double
    package var offset: CGSize
    /// The number of pixels that the mask has per point.
    package var resolution: Double
  }

  package enum Caster: Sendable {
    case rounded(CGRect, radius: Double, corners: CACornerMask)
    case outline([[CGPoint]])
    case alpha(CGImage, source: CGRect, place: CGRect)
  }

  /// The bounding box of all points; nil if there are none.
  package static func box(of contours: [[CGPoint]]) -> CGRect? {
    let points = contours.joined()
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
