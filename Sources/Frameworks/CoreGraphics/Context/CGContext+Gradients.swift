import CCairo

extension CGContext {
  /// Fills the clipping area with `gradient`, which runs along the line from `start` to `end`.
  ///
  /// The areas before `start` and after `end` are painted only if `options` contain the
  /// corresponding option.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    draw(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }

  /// Fills the clipping area with `gradient`, which runs between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y,
      max(endRadius, 0))
    draw(gradient, pattern, options)
  }

  private func draw(
    _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard let pattern, let first = gradient.stops.first, let last = gradient.stops.last else {
      return
    }
    // Cairo extends the first and the last stop beyond their locations. An additional transparent
    // stop at the location of the first or last stop prevents this extension.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if !options.contains(.drawsBeforeStartLocation) {
      add(first.rgba, at: 0, 0, to: pattern)
      add(first.rgba, at: 0, 1, to: pattern)
    }
    for stop in gradient.stops { add(stop.rgba, at: stop.location, 1, to: pattern) }
    if !options.contains(.drawsAfterEndLocation) {
      add(last.rgba, at: 1, 1, to: pattern)
      add(last.rgba, at: 1, 0, to: pattern)
    }
    let alpha = state.alpha
    paint { target in
      cairo_set_source(target, pattern)
      cairo_paint_with_alpha(target, alpha)
    }
  }

  private func add(
    _ rgba: SIMD4<Double>, at location: Double, _ opacity: Double, to pattern: OpaquePointer
  ) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, rgba.x, rgba.y, rgba.z, rgba.w * opacity)
  }
}
