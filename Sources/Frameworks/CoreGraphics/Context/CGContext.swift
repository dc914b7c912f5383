import CCairo

/// A drawing context: a bitmap with a graphics state.
///
/// In a context that is created with Apple's initializer, the origin is at the bottom left and y
/// points up. In a context in which UIKit draws a view, the origin is at the top left, y points
/// down, and lengths are in points. Colours are blended in sRGB. Antialiasing is identical on all
/// machines.
public final class CGContext: Attachable {
  package var associatedObjects = Attachments()

  /// The width and height are in pixels.
  public let width: Int
  public let height: Int
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo

  /// Maps the initial user space to Apple's device space, which is in pixels, with the origin at
  /// the bottom left and y pointing up.
  let base: CGAffineTransform
  let cr: OpaquePointer
  var state = State()
  private let surface: OpaquePointer
  private var saved: [State] = []
  private var layers: [Layer] = []

  /// The part of the graphics state that Cairo does not store.
  struct State {
    var fill = SIMD4<Double>(0, 0, 0, 1)
    var stroke = SIMD4<Double>(0, 0, 0, 1)
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    /// Whether the current transform is singular, so that shapes have no area.
    var isFlat = false
  }

  struct Layer {
    var outer: State
    var depth: Int
    /// The image that masks the layer; nil for a transparency layer.
    var mask: Mask?
  }

  struct Mask {
    let image: CGImage
    let rect: CGRect
  }

  /// Whether what is drawn goes into a masked layer.
  var isMasked: Bool { layers.last?.mask != nil }

  /// Creates a bitmap context with its origin at the bottom left.
  ///
  /// The context must have eight bits per component, an RGB space, and alpha that is premultiplied
  /// or absent; otherwise the result is nil. Pixels are 32-bit native integers with alpha first. If
  /// the caller passes its own memory, only this pixel layout is supported (`premultipliedFirst` or
  /// `noneSkipFirst` with `byteOrder32Little`).
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let known: [CGImageAlphaInfo] = [
      .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast,
    ]
    guard let alpha, known.contains(alpha), bitsPerComponent == 8, space.numberOfComponents == 3
    else { return nil }
    let isNative =
      info.contains(.byteOrder32Little) && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
    guard data == nil || isNative else { return nil }
    let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast
    guard
      let surface = Self.surface(width, height, isOpaque, data: data, bytesPerRow: bytesPerRow),
      let cr = cairo_create(surface)
    else { return nil }
    (self.width, self.height, self.surface, self.cr) = (width, height, surface, cr)
    self.bitmapInfo = info
    colorSpace = space
    base = .identity
    prepare()
  }

  /// Creates a context as UIKit does. The context's origin is at the top left, y points down, and
  /// it has `scale` pixels per point.
  ///
  /// `width` and `height` are in pixels. An opaque context is initially black.
  package init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    guard let surface = Self.surface(width, height, isOpaque, data: nil, bytesPerRow: 0),
      let cr = cairo_create(surface)
    else { return nil }
    (self.width, self.height, self.surface, self.cr) = (width, height, surface, cr)
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    bitmapInfo = CGBitmapInfo(
      rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    colorSpace = .standard
    base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    prepare()
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The pixels; nil if the app requested another pixel layout than the layout that Matchcut uses.
  public var data: UnsafeMutableRawPointer? {
    endMasks(above: -1)
    let isNative = bitmapInfo.contains(.byteOrder32Little)
    guard isNative, alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst else {
      return nil
    }
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }

  /// Returns a copy of the current pixels.
  public func makeImage() -> CGImage? {
    endMasks(above: -1)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = bytesPerRow
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
        guard isOpaque, let target = buffer.baseAddress else {
          buffer.baseAddress?.advanced(by: y * width).update(from: row, count: width)
          continue
        }
        // In the format of an opaque context, Cairo does not define the value of the alpha byte.
        for x in 0..<width { target[y * width + x] = row[x] | 0xFF00_0000 }
      }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }

  public func flush() { cairo_surface_flush(surface) }

  /// Saves a copy of the graphics state. The current path is not part of the graphics state.
  public func saveGState() {
    saved.append(state)
    cairo_save(cr)
  }

  /// Restores the state that was saved last. Has no effect if no state was saved.
  public func restoreGState() {
    if !saved.isEmpty { endMasks(above: saved.count - 1) }
    guard saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
    cairo_restore(cr)
  }

  /// Begins a layer. Everything that is drawn until the layer ends is composited as one picture,
  /// with the alpha, shadow and blend mode that are set when this method is called.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    cairo_save(cr)
    cairo_push_group(cr)
    layers.append(Layer(outer: state, depth: saved.count))
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Begins a layer, as `beginTransparencyLayer(auxiliaryInfo:)` does, and clips it to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last. Graphics states that were saved in the layer and not
  /// restored are restored.
  public func endTransparencyLayer() {
    endMasks(above: -1)
    guard let layer = layers.last else { return }
    while saved.count > layer.depth { restoreGState() }
    layers.removeLast()
    let picture = cairo_pop_group(cr)
    cairo_restore(cr)
    state = layer.outer
    let alpha = state.alpha
    paint { target in
      cairo_set_source(target, picture)
      cairo_paint_with_alpha(target, alpha)
    }
    cairo_pattern_destroy(picture)
  }

  /// Clips to `rect` and to the shape of an image in it, until the graphics state is restored or the
  /// pixels are read. The shape is the alpha of the image; of an image without alpha, it is the
  /// lightness (`unverified` for coloured images).
  ///
  /// The drawing until then is one picture: when the clip ends, it is composited with the blend mode
  /// that is set at that moment.
  public func clip(to rect: CGRect, mask: CGImage) {
    cairo_save(cr)
    cairo_push_group(cr)
    layers.append(Layer(outer: state, depth: saved.count, mask: Mask(image: mask, rect: rect)))
  }

  /// Ends the innermost layers if they are masked and began when more than `depth` states were saved.
  private func endMasks(above depth: Int) {
    while let layer = layers.last, let mask = layer.mask, layer.depth > depth {
      layers.removeLast()
      // States that were saved in the layer lose their clip and transform.
      let inner = max(saved.count - layer.depth, 0)
      for _ in 0..<inner { cairo_restore(cr) }
      defer { for _ in 0..<inner { cairo_save(cr) } }
      let picture = cairo_pop_group(cr)
      cairo_restore(cr)
      cairo_set_operator(cr, state.blendMode.cairoOperator)
      cairo_set_source(cr, picture)
      paint(through: mask)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      cairo_pattern_destroy(picture)
    }
  }

  private func prepare() {
    cairo_set_line_width(cr, 1)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GOOD)
    var matrix = cairo_matrix_t(
      base.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))))
    cairo_set_matrix(cr, &matrix)
  }

  private static func surface(
    _ width: Int, _ height: Int, _ isOpaque: Bool, data: UnsafeMutableRawPointer?, bytesPerRow: Int
  ) -> OpaquePointer? {
    let sides = 1...BitmapSize.longestSide
    guard sides.contains(width), sides.contains(height),
      data != nil || width * height <= BitmapSize.mostPixels
    else { return nil }
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface: OpaquePointer?
    if let data {
      surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
        Int32(bytesPerRow == 0 ? width * 4 : bytesPerRow))
    } else {
      surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
