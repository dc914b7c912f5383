import CRaster

/// A display list that is prepared for painting. The geometry is in device pixels, the colours are
/// premultiplied, and any thread can read the values without reference counting.
struct PaintList: @unchecked Sendable {
  struct Operation {
    var outline = Outline.box
    /// The index in `figures` of a figure whose outline is traced later.
    var figure: Int?
    var box: Box
    var hardSides = 0..<0
    var work: Work
    /// The operations inside a group, as a range of indices in `links`.
    var children = 0..<0
    var mask = 0..<0
  }

  enum Outline {
    /// The outline is the operation's whole box.
    case box
    case upright(Double, Double, Double, Double)
    case polygon(points: Int, ends: Range<Int>)
    /// The outline has not been traced, because it is not needed for any painted band.
    case untraced
    /// The outline was traced at another position. The outline's spans are at this index in
    /// `cachedSpans`, and they are moved by `x` and `y` pixels.
    case spans(Int, x: Int32, y: Int32)
  }

  /// A shape with many points. A figure is traced only if a painted band needs it.
  struct Figure {
    let shape: DisplayList.Shape
    let plane: DisplayList.Plane
    let edges: CAEdgeAntialiasingMask

    var outline: ShapeOutline { ShapeOutline(shape, plane: plane, edges: edges) }
  }

  /// A figure that will be traced.
  struct Wanted {
    let operation: Int
    let figure: Int
    let place: CoverageSpans.Place?
  }

  enum Work {
    case draw(Brush, opaque: Bool)
    case clip
    /// The group is painted into a separate buffer and then composited with this opacity.
    case isolate(opacity: Int32, adds: Bool)
  }

  enum Brush {
    case store(UInt32)
    case solid(UInt32)
    case copy(cr_image, dx: Int32, dy: Int32, opacity: Int32)
    case lerp(cr_image, dx: Int32, dy: Int32, fx: Int32, fy: Int32, opacity: Int32)
    case sample(cr_image, cr_mapping, opacity: Int32)
    case replace(cr_image, cr_mapping, opacity: Int32)
    /// `lit` is the box of the pixels that the brush changes; nil if it is not known.
    case tint(cr_mask, cr_mapping, UInt32, lit: Box?)

    var lit: Box? {
      guard case .tint(_, _, _, let lit) = self else { return nil }
      return lit
    }
  }

  /// A rectangle of whole pixels, with the columns x0…x1 − 1 and the rows y0…y1 − 1.
  struct Box: Equatable {
    var x0, y0, x1, y1: Int32
    var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

    func intersection(_ o: Box) -> Box {
      Box(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
    }

    func union(_ o: Box) -> Box {
      if isEmpty { return o }
      if o.isEmpty { return self }
      return Box(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }
  }

  /// The part of the picture that is painted.
  private(set) var window: Box
  var operations: [Operation] = []
  private(set) var links: [Int32] = []
  private(set) var roots = 0..<0
  var points: [Double] = []
  var ends: [Int32] = []
  var lines: [Double] = []
  var figures: [Figure] = []
  var cachedSpans: [CoverageSpans] = []
  /// The objects that own the memory to which brushes refer.
  private var images: [CGImage] = []
  private var masks: [ShadowMask] = []
  /// The indices of the operations that are not yet in `links`.
  private var open: [Int32] = []
  /// Used only while outlines are traced; otherwise empty.
  var wanted: [Wanted] = []
  var alike: [CoverageSpans.Key: CoverageSpans.Use] = [:]

  var width: Int { Int(window.x1 - window.x0) }
  var height: Int { Int(window.y1 - window.y0) }

  /// Creates an empty paint list of size 0.
  init() { window = Box(x0: 0, y0: 0, x1: 0, y1: 0) }

  /// - Parameters:
  ///   - window: The part to paint. The default is the whole list.
  ///   - memory: A paint list that was emptied. The memory of this list is reused.
  init(
    _ list: DisplayList, window: Box? = nil, background: CGColor?, shadows: ShadowCache,
    memory: PaintList = PaintList()
  ) {
    self = memory
    let screen = Box(x0: 0, y0: 0, x1: Int32(list.width), y1: Int32(list.height))
    self.window = window ?? screen
    operations.reserveCapacity(list.items.count * 2 + 1)
    let ground = Self.pixel(background?.rgba ?? .zero, opacity: 1)
    operations.append(Operation(box: self.window, work: .draw(.store(ground), opaque: true)))
    open.append(0)
    add(list.items, within: self.window, shadows: shadows)
    roots = close(from: 0)
  }

  /// Removes the contents but keeps the memory of the lists.
  mutating func empty() {
    operations.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    figures.removeAll(keepingCapacity: true)
    cachedSpans.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    roots = 0..<0
  }

  /// The premultiplied colour, rounded to the nearest value.
  static func pixel(_ color: SIMD4<Double>, opacity: Double) -> UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32(min(255, max(0, (v * 255).rounded()))) }
    let alpha = min(1, max(0, color.w * opacity))
    func channel(_ v: Double) -> UInt32 { byte(min(1, max(0, v)) * alpha) }
    return byte(alpha) << 24 | channel(color.x) << 16 | channel(color.y) << 8 | channel(color.z)
  }

  // MARK: Items

  private mutating func add(
    _ items: [DisplayList.Item], within box: Box, shadows: ShadowCache
  ) {
    for item in items {
      switch item {
      case .draw(let draw):
        if let index = add(draw, within: box, shadows: shadows) { open.append(index) }
      case .group(let group):
        if let index = add(group, within: box, shadows: shadows) { open.append(index) }
      }
    }
  }

  /// Moves the open operations to `links`, beginning at the index `first`. Returns the range of
  /// these operations in `links`.
  private mutating func close(from first: Int) -> Range<Int> {
    let start = links.count
    links += open[first...]
    open.removeLast(open.count - first)
    return start..<links.count
  }

  private mutating func add(
    _ draw: DisplayList.Draw, within box: Box, shadows: ShadowCache
  ) -> Int32? {
    guard draw.plane.projection.hasArea else { return nil }
    let figure = Figure(shape: draw.shape, plane: draw.plane, edges: draw.edges)
    let (extent, shape) = Self.extent(figure)
    let inside = extent.intersection(box)
    guard !inside.isEmpty, let (brush, opaque) = brush(draw, shadows: shadows) else { return nil }
    var operation = Operation(box: inside, work: .draw(brush, opaque: opaque))
    if let lit = brush.lit {
      operation.box = inside.intersection(lit)
      guard !operation.box.isEmpty else { return nil }
    } else {
      add(figure, shape, to: &operation)
    }
    operations.append(operation)
    return Int32(operations.count - 1)
  }

  private mutating func add(
    _ group: DisplayList.Group, within box: Box, shadows: ShadowCache
  ) -> Int32? {
    var inside = box
    var outline: (Figure, ShapeOutline?)?
    if let clip = group.clip {
      guard clip.plane.projection.hasArea else { return nil }
      let figure = Figure(shape: clip.shape, plane: clip.plane, edges: clip.edges)
      let (extent, shape) = Self.extent(figure)
      inside = extent.intersection(box)
      outline = (figure, shape)
    }
    guard !inside.isEmpty else { return nil }
    StackSpace.require(for: "drawing")
    let first = open.count
    add(group.items, within: inside, shadows: shadows)
    guard open.count > first else { return nil }
    let extent = open[first...].reduce(Box(x0: 0, y0: 0, x1: 0, y1: 0)) {
      $0.union(operations[Int($1)].box)
    }
    let opacity = Int32((min(1, max(0, group.opacity)) * 255).rounded())
    var operation = Operation(
      box: extent,
      work: group.isApart ? .isolate(opacity: opacity, adds: group.adds) : .clip)
    if let outline { add(outline.0, outline.1, to: &operation) }
    operation.children = close(from: first)
    if let mask = group.mask {
      add(mask, within: extent, shadows: shadows)
      // A mask without content hides the whole group.
      guard open.count > first else { return nil }
      operation.mask = close(from: first)
    }
    operations.append(operation)
    return Int32(operations.count - 1)
  }

  // MARK: Brushes

  private mutating func brush(
    _ draw: DisplayList.Draw, shadows: ShadowCache
  ) -> (Brush, opaque: Bool)? {
    switch draw.paint {
    case .color(let color):
      let pixel = Self.pixel(color, opacity: draw.opacity)
      return pixel >> 24 == 0 ? nil : (.solid(pixel), pixel >> 24 == 255)
    case .image(let image, let source, let place):
      return brush(image, source: source, place: place, draw)
    case .backdrop, .raster: return nil  // These have not been painted yet.
    case .blurred(let image, let x, let y, let factor):
      return replacing(image, x: x, y: y, factor: factor, opacity: draw.opacity)
    case .shadow(let shadow): return tint(shadow, draw, shadows: shadows).map { ($0, false) }
    }
  }

  private mutating func tint(
    _ shadow: DisplayList.Shadow, _ draw: DisplayList.Draw, shadows: ShadowCache
  ) -> Brush? {
    let color = Self.pixel(shadow.color, opacity: draw.opacity)
    guard color >> 24 > 0, let back = draw.plane.projection.inverse,
      let (mask, origin) = shadows.mask(for: shadow)
    else { return nil }
    masks.append(mask.bitmap)
    let mapping = cr_mapping(
      back, scaleX: shadow.resolution, scaleY: shadow.resolution,
      offset: -origin * shadow.resolution)
    guard mapping.isFinite else { return nil }
    let lit = mask.litBox(mapping, alpha: color >> 24)
    return .tint(mask.bitmap.bitmap(full: mask.full), mapping, color, lit: lit)
  }

  /// A brush for an image whose pixels are squares of `factor` device pixels.
  private mutating func replacing(
    _ image: CGImage, x: Int, y: Int, factor: Int, opacity: Double
  ) -> (Brush, opaque: Bool)? {
    let opacity = Int32((min(1, max(0, opacity)) * 255).rounded())
    guard opacity > 0, image.width > 0, image.height > 0 else { return nil }
    let scale = 1 / Double(factor)
    let mapping = cr_mapping(
      m: (scale, 0, -Double(x) * scale, 0, scale, -Double(y) * scale, 0, 0, 1))
    return (.replace(bitmap(image), mapping, opacity: opacity), opacity == 255)
  }

  private mutating func bitmap(_ image: CGImage) -> cr_image {
    images.append(image)
    // The pointer is valid as long as `images` retains the image.
    let raw = image.pixels.withUnsafeBufferPointer { $0.baseAddress }
    return cr_image(
      pixels: raw, stride: Int32(image.width), x0: 0, y0: 0, x1: Int32(image.width),
      y1: Int32(image.height))
  }

  private mutating func brush(
    _ image: CGImage, source: CGRect, place: CGRect, _ draw: DisplayList.Draw
  ) -> (Brush, opaque: Bool)? {
    guard let back = draw.plane.projection.inverse else { return nil }
    let opacity = Int32((min(1, max(0, draw.opacity)) * 255).rounded())
    // The index of the first or last pixel of the image that `part` touches, depending on `rule`.
    func pixel(_ part: CGFloat, _ rule: FloatingPointRoundingRule, most: Int) -> Int {
      Int(min(max(0, part.rounded(rule)), CGFloat(most)))
    }
    let x0 = pixel(source.minX, .down, most: image.width)
    let y0 = pixel(source.minY, .down, most: image.height)
    let x1 = pixel(source.maxX, .up, most: image.width)
    let y1 = pixel(source.maxY, .up, most: image.height)
    guard opacity > 0, x0 < x1, y0 < y1 else { return nil }
    let (sx, sy) = (Double(source.width / place.width), Double(source.height / place.height))
    let mapping = cr_mapping(
      back, scaleX: sx, scaleY: sy,
      offset: SIMD2(
        Double(source.minX) - Double(place.minX) * sx,
        Double(source.minY) - Double(place.minY) * sy))
    guard mapping.isFinite else { return nil }
    var bitmap = self.bitmap(image)
    (bitmap.x0, bitmap.y0, bitmap.x1, bitmap.y1) = (Int32(x0), Int32(y0), Int32(x1), Int32(y1))
    let opaque = image.isOpaque && opacity == 255
    guard let (dx, dy) = mapping.translation else {
      return (.sample(bitmap, mapping, opacity: opacity), opaque)
    }
    // The C functions sample images with a precision of 1/256 pixel.
    let (fx, fy) = (Int((dx * 256).rounded()), Int((dy * 256).rounded()))
    let (ix, iy) = (Int32(fx >> 8), Int32(fy >> 8))
    if fx & 255 == 0, fy & 255 == 0 {
      return (.copy(bitmap, dx: ix, dy: iy, opacity: opacity), opaque)
    }
    return (
      .lerp(
        bitmap, dx: ix, dy: iy, fx: Int32(fx & 255), fy: Int32(fy & 255), opacity: opacity),
      opaque
    )
  }
}

extension cr_mapping {
  /// Creates the mapping from device pixels to layer points and then, by a scale and an offset, to
  /// source pixels.
  fileprivate init(
    _ back: Projection, scaleX: Double, scaleY: Double, offset: SIMD2<Double>
  ) {
    let u = back.x * scaleX + back.w * offset.x
    let v = back.y * scaleY + back.w * offset.y
    self.init(m: (u.x, u.y, u.z, v.x, v.y, v.z, back.w.x, back.w.y, back.w.z))
  }

  /// Whether every number is finite.
  fileprivate var isFinite: Bool {
    let across = (m.0 * 0 + m.1 * 0) + (m.2 * 0 + m.3 * 0) + m.4 * 0
    return across + (m.5 * 0 + m.6 * 0) + (m.7 * 0 + m.8 * 0) == 0
  }

  /// The distance from device coordinates to source coordinates if it is the same everywhere;
  /// otherwise nil.
  fileprivate var translation: (Double, Double)? {
    guard m.1 == 0, m.3 == 0, m.6 == 0, m.7 == 0, m.8 != 0 else { return nil }
    guard abs(m.0 / m.8 - 1) < 1e-7, abs(m.4 / m.8 - 1) < 1e-7 else { return nil }
    let (dx, dy) = (m.2 / m.8, m.5 / m.8)
    return abs(dx) < 1e6 && abs(dy) < 1e6 ? (dx, dy) : nil
  }
}
