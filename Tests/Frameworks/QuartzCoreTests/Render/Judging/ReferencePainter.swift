import QuartzCore

/// The reference for the compositor: it evaluates the layers at many points of each pixel.
///
/// The reference does not share anything with the code under test. The painter walks the tree
/// itself, with its own matrices, from back to front, without polygons, spans or depth lists.
/// Layers in one 3D space are sorted again at each point. Shadows, masks and depth-keeping layers
/// are not supported.
struct ReferencePainter {
  typealias Color = SIMD4<Double>
  typealias Matrix = [[Double]]

  private let root: Layer
  private let scale: Double

  /// Whether a pixel with more than one colour is subdivided at edges, down to a 128th, so that the
  /// area beside a straight edge is exact to 1/256. If this is false, the pixel is sampled at the
  /// 377 points of a Fibonacci lattice, which is an approximation.
  private let isFine: Bool

  init(root: RenderNode, scale: Double, fine: Bool = true) {
    self.root = Layer(root, common: nil)
    self.scale = scale
    isFine = fine
  }

  /// A layer with its mapping into its parent's space. `x`, `y`, `z` and `w` are linear forms of
  /// the layer's (x, y, 1), taken from the columns of the matrix.
  private final class Layer {
    let v: LayerValues
    let x, y, z, w: SIMD3<Double>
    let children: [Layer]

    init(_ node: RenderNode, common: Matrix?) {
      v = node.values
      let anchor = Layer.anchor(v)
      let back = moved(-anchor.x, -anchor.y, -v.anchorPointZ)
      let own = product(
        product(back, matrix(v.transform)),
        moved(Double(v.position.x), Double(v.position.y), v.zPosition))
      let m = common.map { product(own, $0) } ?? own
      func column(_ k: Int) -> SIMD3<Double> { [m[0][k], m[1][k], m[3][k]] }
      (x, y, z, w) = (column(0), column(1), column(2), column(3))
      let space = product(
        product(back, matrix(v.sublayerTransform)), moved(anchor.x, anchor.y, v.anchorPointZ))
      children = node.children.map { Layer($0, common: space) }
    }

    static func anchor(_ v: LayerValues) -> SIMD2<Double> {
      let x = Double(v.bounds.minX) + Double(v.anchorPoint.x) * Double(v.bounds.width)
      let y = Double(v.bounds.minY) + Double(v.anchorPoint.y) * Double(v.bounds.height)
      return [x, y]
    }
  }

  /// Premultiplied red, green, blue and alpha of each pixel, 0…255.
  func paint(width: Int, height: Int) -> [Color] {
    // A grid of five points per pixel in each direction determines where one sample is enough.
    // Pixels share the points at their sides, and the grid extends a little beyond the picture.
    let pitch = 4 * width + 3
    let grid = (0..<pitch * (4 * height + 3)).map { index in
      at(Double(index % pitch - 1) / 4 + 0.0003, Double(index / pitch - 1) / 4 + 0.0002)
    }
    return (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let first = grid[4 * y * pitch + 4 * x]
      for row in 4 * y..<4 * y + 7 {
        for column in 4 * x..<4 * x + 7 where grid[row * pitch + column] != first {
          return mean(Double(x), Double(y))
        }
      }
      return first
    }
  }

  /// The colour at a point, whose coordinates are in pixels.
  private func at(_ x: Double, _ y: Double) -> Color {
    let origin = SIMD2(Double(root.v.bounds.minX), Double(root.v.bounds.minY))
    return color(of: root, at: SIMD2(x, y) / scale + origin) * 255
  }

  private func mean(_ x: Double, _ y: Double) -> Color {
    guard !isFine else { return mean(Cell(x: x, y: y, side: 1, depth: 0), corners(x, y, 1)) }
    var sum = Color.zero
    let (count, step) = (377, 233)
    for index in 0..<count {
      let dy = (Double(index * step % count) + 0.5) / Double(count)
      sum += at(x + (Double(index) + 0.5) / Double(count), y + dy)
    }
    return sum / Double(count)
  }

  /// A square part of a pixel.
  private struct Cell {
    let x, y, side: Double
    let depth: Int

    /// Depths of subdivision. A subdivision always reaches the first depth and never exceeds the
    /// last.
    static let (first, last) = (2, 7)
  }

  /// The colour at a point that is moved slightly, so that it is not on the edges of whole pixels
  /// and their subdivisions.
  private func inside(_ x: Double, _ y: Double) -> Color { at(x + 0.0003, y + 0.0002) }

  /// The colours at the corners of a cell.
  private struct Corners {
    let a, b, c, d: Color

    func isAll(_ color: Color) -> Bool { a == color && b == color && c == color && d == color }

    /// Whether all corners differ from each other and from the middle, which means that the cell is
    /// on a gradient.
    func areSloped(around middle: Color) -> Bool {
      a != b && a != c && a != d && b != c && b != d && c != d
        && a != middle && b != middle && c != middle && d != middle
    }
  }

  private func corners(_ x: Double, _ y: Double, _ side: Double) -> Corners {
    Corners(
      a: inside(x, y), b: inside(x + side, y), c: inside(x, y + side),
      d: inside(x + side, y + side))
  }

  /// The mean colour of a cell with known corners. A straight edge that crosses the cell has
  /// corners on both sides.
  private func mean(_ cell: Cell, _ corners: Corners) -> Color {
    let half = cell.side / 2
    let (x, y) = (cell.x, cell.y)
    let middle = inside(x + half, y + half)
    if cell.depth == Cell.last
      || cell.depth >= Cell.first
        && (corners.isAll(middle) || corners.areSloped(around: middle))
    {
      return (corners.a + corners.b + corners.c + corners.d + middle * 4) / 8
    }
    let (top, bottom) = (inside(x + half, y), inside(x + half, y + cell.side))
    let (left, right) = (inside(x, y + half), inside(x + cell.side, y + half))
    func part(_ dx: Double, _ dy: Double, _ corners: Corners) -> Color {
      mean(Cell(x: x + dx, y: y + dy, side: half, depth: cell.depth + 1), corners)
    }
    let upper =
      part(0, 0, Corners(a: corners.a, b: top, c: left, d: middle))
      + part(half, 0, Corners(a: top, b: corners.b, c: middle, d: right))
    let lower =
      part(0, half, Corners(a: left, b: middle, c: corners.c, d: bottom))
      + part(half, half, Corners(a: middle, b: right, c: bottom, d: corners.d))
    return (upper + lower) / 4
  }

  /// The colour of a layer and its sublayers at a point of the layer's plane, premultiplied.
  private func color(of layer: Layer, at p: SIMD2<Double>) -> Color {
    let v = layer.v
    guard !v.isHidden else { return .zero }
    let inside = contains(v, p, inset: 0)
    if !inside, v.masksToBounds || layer.children.isEmpty { return .zero }
    var result = Color.zero
    if inside, let fill = v.backgroundColor { result = premultiplied(fill) }
    var inner = contents(v, p)
    for (sublayer, point) in sublayers(of: layer, at: p) {
      inner = over(color(of: sublayer, at: point), inner)
    }
    if inside || !v.masksToBounds { result = over(inner, result) }
    if v.borderWidth > 0, inside, !contains(v, p, inset: v.borderWidth), let line = v.borderColor {
      result = over(premultiplied(line), result)
    }
    return result * v.opacity
  }

  /// The sublayers that are visible at a point, the farthest first, each with the point in its own
  /// plane.
  private func sublayers(of layer: Layer, at p: SIMD2<Double>) -> [(Layer, SIMD2<Double>)] {
    guard !layer.children.isEmpty else { return [] }
    var seen: [(depth: Double, layer: Layer, point: SIMD2<Double>)] = []
    for child in layer.children {
      guard let hit = hit(child, p), hit.w > 0 else { continue }
      if !child.v.isDoubleSided, hit.turned { continue }
      seen.append((hit.depth, child, hit.point))
    }
    guard seen.count > 1 else { return seen.map { ($0.layer, $0.point) } }
    let order = seen.indices.sorted {
      abs(seen[$0].depth - seen[$1].depth) > 1e-7
        ? seen[$0].depth < seen[$1].depth : $0 < $1
    }
    return order.map { (seen[$0].layer, seen[$0].point) }
  }

  /// The intersection of the layer's plane with the line of sight through p. The method solves x =
  /// p.x · w and y = p.y · w for the layer's coordinates.
  private func hit(
    _ l: Layer, _ p: SIMD2<Double>
  ) -> (point: SIMD2<Double>, depth: Double, w: Double, turned: Bool)? {
    let first = l.x - l.w * p.x
    let second = l.y - l.w * p.y
    let determinant = first.x * second.y - first.y * second.x
    guard abs(determinant) > 1e-12 else { return nil }
    let x = (first.y * second.z - second.y * first.z) / determinant
    let y = (second.x * first.z - first.x * second.z) / determinant
    let at = SIMD3(x, y, 1)
    let w = (l.w * at).sum()
    // The Jacobian of the projection at this point has the sign of the determinant.
    return ([x, y], (l.z * at).sum() / w, w, determinant < 0)
  }

  private func contains(_ v: LayerValues, _ p: SIMD2<Double>, inset: Double) -> Bool {
    let low = SIMD2(Double(v.bounds.minX), Double(v.bounds.minY)) + inset
    let high = SIMD2(Double(v.bounds.maxX), Double(v.bounds.maxY)) - inset
    guard p.x >= low.x, p.y >= low.y, p.x < high.x, p.y < high.y else { return false }
    let radius = max(0, v.cornerRadius - inset)
    let dx = max(low.x + radius - p.x, p.x - (high.x - radius), 0)
    let dy = max(low.y + radius - p.y, p.y - (high.y - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  /// The colour of the contents, which fill the bounds and are interpolated bilinearly between
  /// pixel centres.
  private func contents(_ v: LayerValues, _ p: SIMD2<Double>) -> Color {
    guard let image = v.contents, v.bounds.contains(CGPoint(x: p.x, y: p.y)) else { return .zero }
    let x = (p.x - Double(v.bounds.minX)) / Double(v.bounds.width) * Double(image.width) - 0.5
    let y = (p.y - Double(v.bounds.minY)) / Double(v.bounds.height) * Double(image.height) - 0.5
    func texel(_ x: Double, _ y: Double) -> Color {
      let column = Int(min(max(x, 0), Double(image.width - 1)))
      let row = Int(min(max(y, 0), Double(image.height - 1)))
      return components(image.pixels[row * image.width + column]) / 255
    }
    let (x0, y0) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (x - x0, y - y0)
    let top = texel(x0, y0) * (1 - fx) + texel(x0 + 1, y0) * fx
    let bottom = texel(x0, y0 + 1) * (1 - fx) + texel(x0 + 1, y0 + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  // MARK: Colours

  private func premultiplied(_ color: CGColor) -> Color {
    let a = color.rgba.w
    return [color.rgba.x * a, color.rgba.y * a, color.rgba.z * a, a]
  }

  private func over(_ s: Color, _ d: Color) -> Color { s + d * (1 - s.w) }
}

private func matrix(_ t: CATransform3D) -> [[Double]] {
  [
    [Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)],
    [Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)],
    [Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)],
    [Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44)],
  ]
}

private func moved(_ x: Double, _ y: Double, _ z: Double) -> [[Double]] {
  [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]
}

private func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  var result = Array(repeating: Array(repeating: 0.0, count: 4), count: 4)
  for i in 0..<4 {
    for j in 0..<4 {
      for k in 0..<4 { result[i][j] += a[i][k] * b[k][j] }
    }
  }
  return result
}

/// Red, green, blue and alpha of a stored pixel, 0…255.
func components(_ pixel: UInt32) -> SIMD4<Double> {
  [
    Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
    Double(pixel >> 24),
  ]
}
