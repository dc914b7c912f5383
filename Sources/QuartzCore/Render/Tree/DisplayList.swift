/// What one frame draws: quads on planes, back to front, all geometry and time resolved.
package struct DisplayList: Sendable {
  /// Size in pixels.
  package let width: Int
  package let height: Int
  package var items: [Item]

  package init(width: Int, height: Int, items: [Item]) {
    (self.width, self.height, self.items) = (width, height, items)
  }

  package enum Item: Sendable {
    case draw(Draw)
    indirect case group(Group)
  }

  /// One shape on one plane, filled.
  package struct Draw: Sendable {
    /// Id and name of the layer it belongs to.
    package var layer: Int
    package var name: String
    package var part: Part
    package var plane: Plane
    package var shape: Shape
    package var paint: Paint
    package var opacity: Double
    /// Which edges of a plain rectangle are antialiased; the others decide by pixel centres.
    package var edges: CAEdgeAntialiasingMask
  }

  package enum Part: String, Sendable {
    case shadow
    case backdrop
    case background
    case contents
    case border
  }

  /// Items drawn together: clipped, made transparent or masked as one.
  package struct Group: Sendable {
    package var layer: Int
    package var name: String
    package var opacity = 1.0
    package var clip: Clip?
    /// Drawn apart; its alpha multiplies the group's pixels.
    package var mask: [Item]?
    package var items: [Item]
    /// Drawn apart even when opaque.
    package var isIsolated = false
    /// Added to what is there instead of laid over it.
    package var adds = false

    /// True when it is painted by itself before it joins the picture.
    var isApart: Bool {
      isIsolated || adds || mask != nil || (min(1, max(0, opacity)) * 255).rounded() < 255
    }
  }

  package struct Clip: Sendable {
    package var plane: Plane
    package var shape: Shape
    package var edges: CAEdgeAntialiasingMask
  }

  /// A layer's plane on its way to the device.
  package struct Plane: Sendable {
    /// Layer points → device pixels.
    package var projection: Projection
    /// Forms that are positive in front of the eye: one for each perspective passed through.
    package var horizons: [SIMD3<Double>] = []
  }

  package enum Shape: Sendable {
    case rect(CGRect)
    case rounded(CGRect, radius: Double, corners: CACornerMask)
    /// A rounded rectangle without the one `width` inside it.
    case ring(CGRect, radius: Double, corners: CACornerMask, width: Double)
    /// Closed polygons; winding adds up.
    case outline([[CGPoint]])
  }

  package enum Paint: Sendable {
    /// Not premultiplied.
    case color(SIMD4<Double>)
    /// The pixels `source` of a bitmap fill `place`, a rectangle in layer points.
    case image(CGImage, source: CGRect, place: CGRect)
    case shadow(Shadow)
    /// What is behind the shape, on the device.
    case backdrop(Blur)
    /// A backdrop's picture: `factor` device pixels a side of its pixels, the first at x, y.
    case blurred(CGImage, x: Int, y: Int, factor: Int)
    case raster(Raster)
  }

  /// A list whose picture fills `place`, a rectangle in layer points. The same object is the same
  /// picture.
  package final class Raster: Sendable {
    package let list: DisplayList
    package let place: CGRect

    init(_ list: DisplayList, place: CGRect) { (self.list, self.place) = (list, place) }
  }

  /// What becomes of what is behind a backdrop.
  package struct Blur: Sendable {
    /// Standard deviation, in device pixels.
    package var sigma: Double
    package var saturation: Double
    /// Not premultiplied.
    package var tint: SIMD4<Double>
    /// True when the group it stands in is its layer's own: what is behind that group counts.
    package var isBeyondGroup = false
  }

  /// A blurred silhouette.
  package struct Shadow: Sendable {
    package var color: SIMD4<Double>
    package var caster: Caster
    /// Standard deviation of the blur, in points.
    package var sigma: Double
    package var offset: CGSize
    /// Mask pixels per point.
    package var resolution: Double
  }

  package enum Caster: Sendable {
    case rounded(CGRect, radius: Double, corners: CACornerMask)
    case outline([[CGPoint]])
    case alpha(CGImage, source: CGRect, place: CGRect)
  }

  /// The smallest rectangle around all points; nil when there are none.
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
