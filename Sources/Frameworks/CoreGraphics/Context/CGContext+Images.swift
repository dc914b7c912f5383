import CCairo

extension CGContext {
  /// Draws `image` into `rect` as Apple's contexts do. The image's top edge is at the maximum y of
  /// the rectangle.
  ///
  /// The image is upright if y points up. In UIKit's contexts for views, where y points down, the
  /// image is upside down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return tile(image, in: rect) }
    draw(image, in: rect, isFlipped: true)
  }

  /// Draws `image` into `rect` with its top edge at the minimum y of the rectangle. The image is
  /// upright if y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isFlipped: false)
  }

  private func draw(_ image: CGImage, in rect: CGRect, isFlipped: Bool) {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    saveGState()
    translateBy(x: rect.minX, y: isFlipped ? rect.maxY : rect.minY)
    scaleBy(
      x: rect.width / CGFloat(image.width),
      y: (isFlipped ? -1 : 1) * rect.height / CGFloat(image.height))
    let (alpha, filter) = (state.alpha, filter)
    cairo_new_path(cr)
    cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
    image.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_filter(pattern, filter)
      // The outermost pixels are extended, so that a scaled image does not fade at its edges.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let reachesBeyond = state.blendMode.reachesBeyondShape
      paint { target in
        cairo_set_source(target, pattern)
        if alpha >= 1, !reachesBeyond { return cairo_fill_preserve(target) }
        cairo_save(target)
        cairo_clip_preserve(target)
        cairo_paint_with_alpha(target, alpha)
        cairo_restore(target)
      }
      // Cairo's context still refers to the image's pixels, which will be deallocated. Setting
      // another source removes the context's reference to the image's pixels.
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      cairo_pattern_destroy(pattern)
    }
    cairo_new_path(cr)
    restoreGState()
  }

  /// Paints the current source of Cairo's context where the mask's image is.
  func paint(through mask: Mask) {
    let (rect, image) = (mask.rect, mask.image.isOpaque ? mask.image.lightness : mask.image)
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    image.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      // Maps the context's coordinates to the image, whose top edge is at the maximum y.
      var matrix = cairo_matrix_t()
      cairo_matrix_init(
        &matrix, Double(image.width) / rect.width, 0, 0, -Double(image.height) / rect.height,
        -rect.minX * Double(image.width) / rect.width,
        rect.maxY * Double(image.height) / rect.height)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cr)
      cairo_mask(cr, pattern)
      cairo_restore(cr)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Fills the clipping area with tiles of `image`; `rect` is the rectangle of one tile.
  private func tile(_ image: CGImage, in rect: CGRect) {
    let clip = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, clip.width > 0, clip.height > 0,
      let columns = Self.tiles(from: clip.minX - rect.minX, to: clip.maxX - rect.minX, rect.width),
      let rows = Self.tiles(from: clip.minY - rect.minY, to: clip.maxY - rect.minY, rect.height)
    else { return }
    for row in rows {
      for column in columns {
        let (dx, dy) = (CGFloat(column) * rect.width, CGFloat(row) * rect.height)
        draw(image, in: rect.offsetBy(dx: dx, dy: dy), isFlipped: true)
      }
    }
  }

  /// The indices of the tiles that cover an interval. Nil if an index would be too large or would
  /// not be finite.
  private static func tiles(
    from start: CGFloat, to end: CGFloat, _ length: CGFloat
  ) -> Range<Int>? {
    let (first, last) = ((start / length).rounded(.down), (end / length).rounded(.up))
    guard abs(first) < 1e9, abs(last) < 1e9, first < last else { return nil }
    return Int(first)..<Int(last)
  }

  private var filter: cairo_filter_t {
    switch state.interpolation {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

extension CGImage {
  /// An image whose alpha is the lightness of this image, which has no alpha.
  fileprivate var lightness: CGImage {
    CGImage(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        return ((red * 54 + green * 183 + blue * 19) >> 8) << 24
      })
  }

  /// Calls `body` with a Cairo surface for the image's pixels. The surface is valid only until
  /// `body` returns.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    pixels.withUnsafeBytes { bytes in
      // The surface is used only as a source, so Cairo does not write through the pointer.
      let memory = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let surface = cairo_image_surface_create_for_data(
        memory?.assumingMemoryBound(to: UInt8.self),
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(width * 4))
      guard let surface else { return }
      if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
