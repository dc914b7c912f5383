import CRaster

/// A blurred silhouette, stored as an A8 bitmap. The middle row and the middle column of the bitmap
/// can be stretched.
package final class ShadowMask: Sendable {
  package let width: Int
  package let height: Int
  /// The column and the row that are stretched.
  package let middle: SIMD2<Double>
  /// The size to which the mask is stretched, in mask pixels.
  package let full: SIMD2<Double>
  package let bytes: [UInt8]
  /// The rims for all thresholds. The index is the threshold, which is the maximum alpha that
  /// counts as empty.
  private let rims: [Rim]

  /// The number of pixels by which the blur extends beyond the silhouette.
  package static func reach(sigma: Double) -> Int { Int(clamped: (3 * sigma).rounded(.up)) + 1 }

  /// The parameters that determine the mask of a rounded rectangle, all in mask pixels.
  package struct Key: Hashable {
    var width: Double
    var height: Double
    var radius: Double
    var corners: UInt
    var sigma: Double
    var stretchX: Bool
    var stretchY: Bool

    /// Large rectangles of different sizes share a mask, because a mask is constant between the
    /// blurred corners.
    package init(size: CGSize, radius: Double, corners: CACornerMask, sigma: Double) {
      let corner = Int(clamped: radius.rounded(.up)) + ShadowMask.reach(sigma: sigma)
      let least = Double(2 * corner + 1)
      stretchX = Double(size.width) > least
      stretchY = Double(size.height) > least
      width = stretchX ? least : Double(size.width)
      height = stretchY ? least : Double(size.height)
      self.radius = radius
      self.corners = corners.rawValue
      self.sigma = sigma
    }
  }

  package convenience init(_ key: Key) {
    let reach = Self.reach(sigma: key.sigma)
    let rect = CGRect(x: Double(reach), y: Double(reach), width: key.width, height: key.height)
    let corners = CACornerMask(rawValue: key.corners)
    let shape = DisplayList.Shape.rounded(rect, radius: key.radius, corners: corners)
    let coverage = Coverage(
      shape, width: Int(clamped: key.width.rounded(.up)) + 2 * reach,
      height: Int(clamped: key.height.rounded(.up)) + 2 * reach)
    self.init(coverage, sigma: key.sigma, stretchX: key.stretchX, stretchY: key.stretchY)
  }

  package init(_ coverage: Coverage, sigma: Double, stretchX: Bool = false, stretchY: Bool = false)
  {
    width = coverage.width
    height = coverage.height
    full = [Double(width), Double(height)]
    middle = [
      stretchX ? Double(width - 1) / 2 : Double(width),
      stretchY ? Double(height - 1) / 2 : Double(height),
    ]
    bytes = coverage.blurred(sigma: sigma)
    let (columns, rows) = Self.most(bytes, width: width, height: height)
    rims = (0...Self.faintest).map { Rim(columns, rows, upTo: UInt8($0)) }
  }

  /// The largest threshold for which rims are computed. Only shadows with a low opacity need rims
  /// for higher thresholds than 0.
  private static let faintest = 15

  /// The number of columns and rows along each side in which no value exceeds a threshold.
  package struct Rim: Sendable {
    package let left, right, top, bottom: Int

    fileprivate init(_ columns: [UInt8], _ rows: [UInt8], upTo value: UInt8) {
      func first(_ line: some Sequence<UInt8>) -> Int { line.prefix { $0 <= value }.count }
      (left, right) = (first(columns), first(columns.reversed()))
      (top, bottom) = (first(rows), first(rows.reversed()))
    }
  }

  /// A rim in which no value exceeds `value`. For a large `value`, a wider rim may exist.
  package func rim(upTo value: UInt8) -> Rim { rims[min(Int(value), Self.faintest)] }

  /// The maximum value in each column and in each row.
  private static func most(_ bytes: [UInt8], width: Int, height: Int) -> ([UInt8], [UInt8]) {
    var columns = [UInt8](repeating: 0, count: width)
    var rows = [UInt8](repeating: 0, count: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = bytes[y * width + x]
        if value > columns[x] { columns[x] = value }
        if value > rows[y] { rows[y] = value }
      }
    }
    return (columns, rows)
  }

  /// The coverage of a silhouette before it is blurred, 0…1.
  package struct Coverage {
    let width: Int
    let height: Int
    var values: [Double]

    init(width: Int, height: Int, values: [Double]) {
      (self.width, self.height, self.values) = (width, height, values)
    }

    /// The coverage of a shape that is given in mask pixels.
    package init(_ shape: DisplayList.Shape, width: Int, height: Int) {
      self.init(
        width: width, height: height, values: Array(repeating: 0, count: width * height))
      let outline = ShapeOutline(
        shape, plane: DisplayList.Plane(projection: .scale(1)))
      var arena = cr_arena()
      defer { cr_arena_free(&arena) }
      for top in stride(from: 0, to: Int32(height), by: Int(CR_BAND)) {
        let rows = top..<min(Int32(height), top + CR_BAND)
        var clip = cr_clip(columns: 0..<Int32(width), rows: rows)
        arena.count = 0
        outline.scan(into: &arena, clip: &clip)
        for index in 0..<Int(arena.count) {
          let span = arena.spans[index]
          let start = Int(span.y) * width + Int(span.x)
          for at in start..<start + Int(span.n) { values[at] = Double(span.a) / 255 }
        }
      }
    }

    /// Approximates a Gaussian blur with three box passes per axis.
    func blurred(sigma: Double) -> [UInt8] {
      var (a, b) = (values, Array(repeating: 0.0, count: values.count))
      if sigma > 0 {
        let box = BoxBlur(sigma: sigma)
        let (w, h) = (Int32(width), Int32(height))
        // The first pass transposes the values, so the blur runs horizontally and then vertically.
        for (across, down) in [(h, w), (w, h)] {
          cr_transpose(a, &b, down, across)
          swap(&a, &b)
          for _ in 0..<3 {
            cr_box_down(a, &b, across, down, Int32(box.radius), box.edge)
            swap(&a, &b)
          }
        }
      }
      return a.map { UInt8(min(255, max(0, $0 * 255 + 0.5))) }
    }
  }
}
