import CCairo

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = SIMD4(red, green, blue, alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = SIMD4(gray, gray, gray, alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = SIMD4(red, green, blue, alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = SIMD4(gray, gray, gray, alpha)
  }

  /// Sets the line width; 1 by default. The width is in user space. The transform that is set when
  /// a path is stroked applies to the width.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cr, max(width, 0)) }

  /// Sets the shape of line ends; butt by default.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets the shape of line corners; miter by default.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets the miter limit; 10 by default. A corner whose miter would exceed the limit is drawn as a
  /// bevel.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cr, limit) }

  /// Sets the alternating lengths of dashes and gaps, starting at the offset `phase`. An empty
  /// array results in a solid line.
  ///
  /// If any length is negative or not finite, or if all are zero, the line is solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    let dashes = isUsable && phase.isFinite ? lengths.map { Double($0) } : []
    cairo_set_dash(cr, dashes, Int32(dashes.count), dashes.isEmpty ? 0 : phase)
  }

  /// Sets the alpha that is multiplied with the alpha of everything that is drawn; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The interpolation of scaled images. `none` selects the nearest pixel; all other values
  /// interpolate.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets whether edges are antialiased; true by default.
  public func setShouldAntialias(_ antialias: Bool) {
    cairo_set_antialias(cr, antialias ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
  }

  /// Has no effect, because contexts always allow antialiasing.
  public func setAllowsAntialiasing(_ allows: Bool) {}

  /// Sets a shadow for everything that is drawn afterwards.
  ///
  /// `offset` and `blur` are in the units and axes of the context's initial user space. Later
  /// transforms do not affect `offset` and `blur`. If `color` is nil, the shadow is removed.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(blur, 0), rgba: $0.rgba) }
  }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGBlendMode {
  /// The corresponding operator in Cairo. Cairo does not have an operator for `plusDarker`, so
  /// `darken` is used instead.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo also changes pixels outside a painted shape with this blend mode. Apple's
  /// contexts do not change pixels outside a painted shape.
  var reachesBeyondShape: Bool {
    [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(self)
  }
}
