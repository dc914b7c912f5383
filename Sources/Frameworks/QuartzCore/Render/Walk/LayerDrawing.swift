/// The drawings of a single layer: its shadow, background, contents and border.
struct LayerDrawing {
  let layer: ProjectedLayer
  let resolution: Double
  let opacity: Double
  private let plane: DisplayList.Plane

  init(layer: ProjectedLayer, resolution: Double, opacity: Double) {
    (self.layer, self.resolution, self.opacity) = (layer, resolution, opacity)
    plane = layer.plane.rounded
  }

  /// The maximum sigma of a blur in points. Without this limit, a mistake in an app could allocate
  /// gigabytes for a mask. The number is Matchcut's choice.
  private static let largestSigma = 200.0
  /// The maximum size of a shadow's mask in pixels. A shadow that is larger than several screens
  /// gets a mask with a lower resolution. The number is Matchcut's choice.
  private static let longestMask = 8192
  private static let mostMaskPixels = 1 << 22

  private var values: LayerValues {
    _read { yield layer.shown.values }
  }
  private var bounds: CGRect { values.bounds }

  /// The filtered content behind the layer. The backdrop is drawn below the layer's own drawings,
  /// and it has round corners only if the layer clips.
  ///
  /// The blur is in screen units, so a transform of the layer does not change it (`unverified`).
  var backdrop: DisplayList.Draw? {
    let look = values.backdrop
    guard !look.isPlain, !bounds.isEmpty else { return nil }
    let sigma = min(max(0, look.blurRadius), Self.largestSigma) * resolution
    return draw(
      .backdrop, values.masksToBounds ? outline : .rect(bounds),
      .backdrop(
        .init(sigma: sigma, saturation: look.saturation, tint: look.tint?.rgba ?? .zero)))
  }

  var background: DisplayList.Draw? {
    guard let color = values.backgroundColor, color.rgba.w > 0, !bounds.isEmpty else { return nil }
    guard let image = color.pattern?.filled(bounds.size, scale: resolution) else {
      return draw(.background, outline, .color(color.rgba))
    }
    let size = CGSize(
      width: Double(image.width) / resolution, height: Double(image.height) / resolution)
    let picture = DrawnPicture(image: image, place: CGRect(origin: bounds.origin, size: size))
    return draw(.background, outline, picture.paint)
  }

  /// The border. The border is inside the bounds along `cornerRadius`, above the sublayers.
  var border: DisplayList.Draw? {
    guard values.borderWidth > 0, let color = values.borderColor, color.rgba.w > 0,
      !bounds.isEmpty
    else { return nil }
    let width = min(values.borderWidth, shorterSide / 2)
    let ring = DisplayList.Shape.ring(
      bounds, radius: radius, corners: values.maskedCorners, width: width)
    return draw(.border, ring, .color(color.rgba))
  }

  /// Calls `paint` with the contents. The contents are passed in one piece unless `contentsCenter`
  /// divides them.
  func forEachContents(_ paint: (DisplayList.Draw) -> Void) {
    guard let placement, let image = values.contents else { return }
    placement.forEachPart { part in
      var shape = DisplayList.Shape.rect(part.place)
      if values.masksToBounds {
        let fills = part.place.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds)
        shape = fills ? outline : .rect(part.place.intersection(bounds))
      }
      paint(draw(.contents, shape, .image(image, source: part.source, place: part.place)))
    }
  }

  /// The drawings that are specific to shape, gradient and text layers. These drawings are below
  /// the layer's contents.
  var figures: [DisplayList.Draw] {
    var draws: [DisplayList.Draw] = []
    if let picture = values.gradient?.picture(in: bounds, scale: resolution) {
      draws.append(draw(.contents, outline, picture.paint))
    }
    if let picture = shapePicture {
      draws.append(draw(.contents, .rect(picture.place), picture.paint))
    }
    if let picture = textPicture {
      draws.append(draw(.contents, outline, picture.paint))
    }
    return draws
  }

  private var textPicture: DrawnPicture? { values.text?.picture(in: bounds, scale: resolution) }

  private var shapePicture: DrawnPicture? {
    values.shape?.picture(in: .zero, scale: resolution)
  }

  /// Whether the figures need a clip, because a shape may extend beyond the bounds.
  var figureNeedsClip: Bool { values.shape != nil }

  /// Whether the contents need a separate clip for rounded corners.
  var contentsNeedClip: Bool {
    guard radius > 0, let placement else { return false }
    return !placement.place.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds)
  }

  var boundsClip: DisplayList.Clip {
    DisplayList.Clip(plane: plane, shape: outline, edges: edges)
  }

  /// The distance, in points, by which a clipped background and border are extended beyond the
  /// bounds. Even if the layer is scaled down, this distance is several pixels. The number is
  /// Matchcut's choice.
  private static let beyond = 8.0

  /// The background or border, extended beyond the bounds. The inner edge of a border does not
  /// move.
  func beyondBounds(_ draw: DisplayList.Draw) -> DisplayList.Draw {
    var draw = draw
    let larger = bounds.insetBy(dx: -Self.beyond, dy: -Self.beyond)
    switch draw.shape {
    case .ring(_, let radius, let corners, let width):
      draw.shape = .ring(
        larger, radius: radius + Self.beyond, corners: corners, width: width + Self.beyond)
    default: draw.shape = .rect(larger)
    }
    draw.edges = .all
    return draw
  }

  /// The shadow. The sigma of the shadow's blur is `shadowRadius` (`unverified`).
  var shadow: DisplayList.Draw? {
    guard values.shadowOpacity > 0, let color = values.shadowColor, color.rgba.w > 0,
      let (caster, box) = caster, values.shadowOffset.width.isFinite,
      values.shadowOffset.height.isFinite
    else { return nil }
    let sigma = min(max(0, values.shadowRadius), Self.largestSigma)
    guard
      let resolution = BitmapSize.scale(
        resolution, fitting: caster.maskSize(in: box, sigma: sigma),
        mostPixels: Self.mostMaskPixels, longestSide: Self.longestMask)
    else { return nil }
    let shadow = DisplayList.Shadow(
      color: color.rgba, caster: caster, sigma: sigma, offset: values.shadowOffset,
      resolution: resolution)
    let reach = Double(ShadowMask.reach(sigma: sigma * resolution)) / resolution
    let spread = box.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
    var drawing = draw(.shadow, .rect(spread), .shadow(shadow))
    drawing.opacity *= min(1, values.shadowOpacity)
    drawing.edges = .all
    return drawing
  }

  private var caster: (DisplayList.Caster, CGRect)? {
    if let path = values.shadowPath {
      let outline = path.flattened(tolerance: CGFloat(0.05 / resolution))
      if let box = DisplayList.box(of: outline) {
        let isBox = outline.count == 1 && outline[0].isUprightBox(box)
        return (isBox ? .rounded(box, radius: 0, corners: []) : .outline(outline), box)
      }
    }
    let painted = (values.backgroundColor?.rgba.w ?? 0) > 0 || values.borderWidth > 0
    if painted || values.shadowPath != nil {
      guard !bounds.isEmpty else { return nil }
      return (.rounded(bounds, radius: radius, corners: values.maskedCorners), bounds)
    }
    if let picture = shapePicture ?? textPicture {
      return (
        .alpha(picture.image, source: picture.pixels, place: picture.place), picture.place
      )
    }
    if values.gradient?.values.colors.isEmpty == false, !bounds.isEmpty {
      return (.rounded(bounds, radius: radius, corners: values.maskedCorners), bounds)
    }
    guard let placement, let image = values.contents else { return nil }
    if image.isOpaque {
      return (.rounded(placement.place, radius: 0, corners: []), placement.place)
    }
    return (
      .alpha(image, source: placement.source, place: placement.place), placement.place
    )
  }

  private var placement: ContentsPlacement? { ContentsPlacement(values) }

  private var shorterSide: Double { Double(min(bounds.width, bounds.height)) }

  private var radius: Double {
    values.maskedCorners.isEmpty ? 0 : max(0, min(values.cornerRadius, shorterSide / 2))
  }

  private var outline: DisplayList.Shape {
    radius > 0
      ? .rounded(bounds, radius: radius, corners: values.maskedCorners) : .rect(bounds)
  }

  private var edges: CAEdgeAntialiasingMask {
    values.allowsEdgeAntialiasing ? values.edgeAntialiasingMask : []
  }

  private func draw(
    _ part: DisplayList.Part, _ shape: DisplayList.Shape, _ paint: DisplayList.Paint
  ) -> DisplayList.Draw {
    DisplayList.Draw(
      layer: layer.node.id, name: layer.node.name, part: part, plane: plane,
      shape: shape, paint: paint, opacity: opacity, edges: edges)
  }
}

extension DisplayList.Caster {
  /// The maximum size, in points, of the mask for the shadow of a shape that fills `box`.
  fileprivate func maskSize(in box: CGRect, sigma: Double) -> CGSize {
    let reach = 2 * (3 * sigma + 2)
    guard case .rounded(_, let radius, _) = self else {
      return CGSize(width: box.width + reach, height: box.height + reach)
    }
    // The middle of a large rectangle's mask is stretched, so the mask can be smaller than the
    // rectangle.
    let corners = 2 * (radius + 3 * sigma + 2) + 1
    return CGSize(
      width: min(box.width, corners) + reach, height: min(box.height, corners) + reach)
  }
}

extension DrawnPicture {
  fileprivate var pixels: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }
  fileprivate var paint: DisplayList.Paint { .image(image, source: pixels, place: place) }
}

extension [CGPoint] {
  /// Whether the polygon's points are the four corners of `box` in order.
  fileprivate func isUprightBox(_ box: CGRect) -> Bool {
    let open = first == last ? dropLast() : self[...]
    guard open.count == 4, var last = open.last else { return false }
    for point in open {
      guard point.x == box.minX || point.x == box.maxX, point.y == box.minY || point.y == box.maxY,
        (point.x == last.x) != (point.y == last.y)
      else { return false }
      last = point
    }
    return true
  }
}
