import CCairo

extension CGContext {
  /// Paints a shape in `color`, with the alpha, blend mode and shadow of the graphics state.
  ///
  /// `cover` paints the shape into the Cairo context that it receives, usually by filling the
  /// current path.
  func paintShape(_ color: SIMD4<Double>, _ cover: (OpaquePointer) -> Void) {
    paint { target in
      self.setSource(target, color)
      guard target == self.cr, self.state.blendMode.reachesBeyondShape else {
        return cover(target)
      }
      // With a blend mode for which `reachesBeyondShape` is true, Cairo would also change pixels
      // outside the shape, which Apple's contexts do not change. Therefore painting is clipped to
      // the shape.
      cairo_save(target)
      cairo_clip_preserve(target)
      cairo_paint(target)
      cairo_restore(target)
    }
  }

  /// Draws the shadow, and then calls `draw` with this context's bitmap as the target, with the
  /// blend mode of the graphics state.
  ///
  /// If there is a shadow, `draw` is called twice. The target of the first call is the shadow's
  /// mask, which has the context's transform, path and line style.
  func paint(_ draw: (OpaquePointer) -> Void) {
    guard !state.isFlat else { return }
    if let shadow = state.shadow { cast(shadow, of: draw) }
    // The picture of a masked layer gets the blend mode as a whole.
    if !isMasked { cairo_set_operator(cr, state.blendMode.cairoOperator) }
    draw(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  func setSource(_ target: OpaquePointer, _ color: SIMD4<Double>) {
    cairo_set_source_rgba(target, color.x, color.y, color.z, color.w * state.alpha)
  }

  /// The bounds of the clipping area in Cairo's device pixels.
  private var deviceClip: CGRect {
    cairo_save(cr)
    cairo_identity_matrix(cr)
    let box = boundingBoxOfClipPath
    cairo_restore(cr)
    return box
  }

  private func cast(_ shadow: Shadow, of draw: (OpaquePointer) -> Void) {
    let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
    // In Cairo's device space y points down; in Apple's, y points up.
    let shift = shadow.offset.applying(base)
    let (dx, dy) = (shift.width.rounded(), -shift.height.rounded())
    let blur = ShadowBlur(sigma: Double(shadow.blur * scale) / 2)
    // Only content in `region` can cast a shadow into the clipping area. `region` is the clipping
    // area, moved by the reverse of the shadow's offset and extended by the shadow's blur.
    let reach = CGFloat(blur.reach)
    let region = deviceClip.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -reach, dy: -reach).integral
    guard region.width >= 1, region.height >= 1, region.width < 32_768, region.height < 32_768
    else { return }

    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(region.width), Int32(region.height))
    defer { cairo_surface_destroy(surface) }
    guard let target = cairo_create(surface) else { return }
    copyStyle(to: target, origin: region.origin)
    draw(target)
    cairo_destroy(target)

    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      blur.apply(
        to: bytes, width: Int(region.width), height: Int(region.height),
        stride: Int(cairo_image_surface_get_stride(surface)))
    }
    cairo_surface_mark_dirty(surface)

    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cr, shadow.rgba.x, shadow.rgba.y, shadow.rgba.z, shadow.rgba.w)
    cairo_mask_surface(cr, surface, region.minX + dx, region.minY + dy)
    cairo_restore(cr)
  }

  /// Copies the transform, path and line style to `target`. The top left pixel of `target` is at
  /// `origin` in this context.
  private func copyStyle(to target: OpaquePointer, origin: CGPoint) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    matrix.x0 -= origin.x
    matrix.y0 -= origin.y
    cairo_set_matrix(target, &matrix)
    cairo_set_line_width(target, cairo_get_line_width(cr))
    cairo_set_line_cap(target, cairo_get_line_cap(cr))
    cairo_set_line_join(target, cairo_get_line_join(cr))
    cairo_set_miter_limit(target, cairo_get_miter_limit(cr))
    var dashes = [Double](repeating: 0, count: Int(cairo_get_dash_count(cr)))
    var phase = 0.0
    if !dashes.isEmpty {
      cairo_get_dash(cr, &dashes, &phase)
      cairo_set_dash(target, dashes, Int32(dashes.count), phase)
    }
    cairo_set_antialias(target, cairo_get_antialias(cr))
    cairo_set_fill_rule(target, cairo_get_fill_rule(cr))
    let path = cairo_copy_path(cr)
    cairo_append_path(target, path)
    cairo_path_destroy(path)
  }
}
