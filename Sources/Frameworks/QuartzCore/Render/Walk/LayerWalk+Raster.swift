import CoreGraphics

extension LayerWalk {
  /// The largest `rasterizationScale` for which a bitmap is created. The number is Matchcut's
  /// choice.
  private static let largestRasterScale = 1e3

  /// The layer and its subtree as one bitmap that is composited with the layer's opacity. Nil if
  /// the layer is not rasterized or has no pixels.
  func raster(of layer: ProjectedLayer) -> DisplayList.Draw? {
    guard layer.values.shouldRasterize,
      (0...Self.largestRasterScale).contains(layer.values.rasterizationScale),
      layer.values.rasterizationScale > 0, let raster = keptBitmap(of: layer)
    else { return nil }
    return DisplayList.Draw(
      layer: layer.node.id, name: layer.node.name, part: .contents, plane: layer.plane.rounded,
      shape: .rect(raster.place), paint: .raster(raster),
      opacity: layer.opacity * layer.values.opacity,
      edges: layer.values.allowsEdgeAntialiasing ? layer.values.edgeAntialiasingMask : [])
  }

  /// The layer's bitmap. As long as only the layer's position or opacity changes, the same object
  /// is returned.
  private func keptBitmap(of layer: ProjectedLayer) -> DisplayList.Raster? {
    guard layer.node.keepsContent else { return bitmap(of: layer) }
    if let known = layer.node.raster.withLock({ $0 }) { return known }
    let raster = bitmap(of: layer)
    layer.node.raster.withLock { $0 = raster }
    return raster
  }

  private func bitmap(of layer: ProjectedLayer) -> DisplayList.Raster? {
    let scale = layer.values.rasterizationScale
    var opaque = layer.values
    opaque.opacity = 1
    let flat = LayerProjection(projection: .scale(scale), horizons: [], facing: 1)
    var walk = LayerWalk(resolution: scale)
    walk.addLayered(
      ProjectedLayer(
        node: layer.node, shown: PresentationLayer(opaque), local: layer.local, plane: flat,
        opacity: 1))
    let box = walk.items.reduce(PaintList.Box.none) { $0.union($1.box) }
    let (width, height) = (Int(box.x1 - box.x0), Int(box.y1 - box.y0))
    guard !box.isEmpty, width * height <= BitmapSize.mostEnginePixels else { return nil }
    let list = DisplayList(
      width: width, height: height, items: walk.items.map { $0.moved(by: [-box.x0, -box.y0]) })
    let place = CGRect(
      x: Double(box.x0) / scale, y: Double(box.y0) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
    return DisplayList.Raster(list, place: place)
  }
}

extension RenderNode {
  /// Whether only the layer's position and visibility may depend on time.
  fileprivate var keepsContent: Bool {
    isAtRest
      || transition == nil && animations.allSatisfy(\.property.keepsContent)
        && children.allSatisfy(\.isAtRest) && (mask?.isAtRest ?? true)
  }
}

extension AnimatableProperty {
  fileprivate var keepsContent: Bool {
    switch self {
    case .position, .positionX, .positionY, .zPosition, .opacity, .hidden, .doubleSided, .transform,
      .transformTranslation, .transformTranslationX, .transformTranslationY, .transformTranslationZ,
      .transformScale, .transformScaleX, .transformScaleY, .transformScaleZ, .transformRotation,
      .transformRotationX, .transformRotationY, .transformRotationZ:
      true
    default: false
    }
  }
}

extension PaintList.Box {
  fileprivate static let none = PaintList.Box(x0: 0, y0: 0, x1: 0, y1: 0)
}

extension DisplayList.Item {
  /// The pixels that the item may change.
  fileprivate var box: PaintList.Box {
    switch self {
    case .draw(let draw):
      guard draw.plane.projection.hasArea else { return .none }
      return PaintList.box(ShapeOutline(draw.shape.aroundCorners, plane: draw.plane))
    case .group(let group):
      let inside = group.items.reduce(PaintList.Box.none) { $0.union($1.box) }
      guard let clip = group.clip else { return inside }
      return PaintList.box(ShapeOutline(clip.shape.aroundCorners, plane: clip.plane))
        .intersection(inside)
    }
  }

  /// The item, translated by whole pixels.
  fileprivate func moved(by offset: SIMD2<Int32>) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      draw.plane.move(by: offset)
      return .draw(draw)
    case .group(var group):
      group.clip?.plane.move(by: offset)
      group.items = group.items.map { $0.moved(by: offset) }
      group.mask = group.mask?.map { $0.moved(by: offset) }
      return .group(group)
    }
  }
}

extension DisplayList.Shape {
  /// The bounding rectangle of the shape. The rectangle is used where rounded corners do not
  /// matter, so that they are not traced.
  fileprivate var aroundCorners: DisplayList.Shape {
    switch self {
    case .rounded(let rect, _, _), .ring(let rect, _, _, _): .rect(rect)
    case .rect, .outline: self
    }
  }
}

extension DisplayList.Plane {
  fileprivate mutating func move(by offset: SIMD2<Int32>) {
    projection.x += projection.w * Double(offset.x)
    projection.y += projection.w * Double(offset.y)
  }
}
