/// Walks the tree and says what each layer draws, back to front.
struct LayerWalk {
  /// Device pixels per point, for shadows.
  let resolution: Double

  func items(of layer: LayerOnPlane) -> [DisplayList.Item] {
    guard let transition = layer.node.transition, let k = transition.progress(at: layer.local)
    else { return layer.values.isShown ? plainItems(of: layer) : [] }
    return items(of: layer, in: transition, progress: k)
  }

  /// The layer as it is, without a transition.
  func plainItems(of layer: LayerOnPlane) -> [DisplayList.Item] {
    if let raster = raster(of: layer) { return [.draw(raster)] }
    return layeredItems(of: layer)
  }

  /// The layer's own drawings and its sublayers.
  func layeredItems(of layer: LayerOnPlane) -> [DisplayList.Item] {
    let values = layer.values
    let group = values.allowsGroupOpacity || layer.node.mask != nil
    let opacity = layer.opacity * values.opacity
    let handedDown = group ? 1 : opacity
    let drawing = LayerDrawing(layer: layer, resolution: resolution, opacity: handedDown)

    var items: [DisplayList.Item] = []
    if !values.masksToBounds, let shadow = drawing.shadow { items.append(.draw(shadow)) }
    if let backdrop = drawing.backdrop { items.append(.draw(backdrop)) }
    if let background = drawing.background { items.append(.draw(background)) }

    var inner = drawing.figures.map { DisplayList.Item.draw($0) }
    if let contents = drawing.contents { inner.append(.draw(contents)) }
    let sublayers = sublayerItems(of: layer, opacity: handedDown)
    if values.masksToBounds,
      !sublayers.isEmpty || drawing.contentsNeedClip || drawing.figureNeedsClip
    {
      items.append(
        .group(
          DisplayList.Group(
            layer: layer.node.id, name: layer.node.name, clip: drawing.boundsClip,
            items: inner + sublayers)))
    } else {
      items += inner
      items += sublayers
    }
    if let border = drawing.border { items.append(.draw(border)) }
    guard !items.isEmpty else { return [] }

    if let mask = layer.node.mask {
      let group = DisplayList.Group(
        layer: layer.node.id, name: layer.node.name, opacity: opacity,
        mask: maskItems(mask, of: layer), items: items.map(\.seeingBeyond))
      return [.group(group)]
    }
    return group ? faded(items, by: opacity, layer: layer.node) : items
  }

  /// One thing takes the opacity itself; more are drawn as a group first.
  private func faded(
    _ items: [DisplayList.Item], by opacity: Double, layer: RenderNode
  ) -> [DisplayList.Item] {
    guard opacity < 1 else { return items }
    if items.count == 1 {
      switch items[0] {
      case .draw(var draw):
        draw.opacity *= opacity
        return [.draw(draw)]
      case .group(var group):
        group.opacity *= opacity
        return [.group(group)]
      }
    }
    return [
      .group(
        .init(
          layer: layer.id, name: layer.name, opacity: opacity, items: items.map(\.seeingBeyond)))
    ]
  }

  private func maskItems(_ mask: RenderNode, of layer: LayerOnPlane) -> [DisplayList.Item] {
    let values = mask.presentation(at: layer.local)
    return items(
      of: LayerOnPlane(
        node: mask, values: values, local: mask.clock.local(at: layer.local),
        plane: layer.plane.sublayer(values.spaceInParent), opacity: 1))
  }

  private func sublayerItems(of layer: LayerOnPlane, opacity: Double) -> [DisplayList.Item] {
    guard !layer.node.children.isEmpty else { return [] }
    var found: [Sublayer] = []
    if let replication = layer.values.replication {
      for copy in 0..<replication.count {
        let first = found.count
        collect(
          layer.node.children, parent: layer.values,
          local: layer.local - Double(copy) * replication.delay,
          outer: layer.values.space(ofCopy: copy, in: replication), opacity: opacity,
          into: &found)
        let color = replication.color(ofCopy: copy)
        if color != .one { for index in first..<found.count { found[index].color = color } }
      }
    } else {
      collect(
        layer.node.children, parent: layer.values, local: layer.local, outer: nil,
        opacity: opacity, into: &found)
    }
    var items: [DisplayList.Item] = []
    for index in DepthOrder(found.map { ($0.space, $0.values.bounds) }).backToFront {
      let sublayer = found[index]
      let plane = layer.plane.sublayer(sublayer.space)
      guard sublayer.values.isDoubleSided || plane.facing > 0 else { continue }
      let own = self.items(
        of: LayerOnPlane(
          node: sublayer.node, values: sublayer.values, local: sublayer.local, plane: plane,
          opacity: sublayer.opacity))
      items += sublayer.color.map { color in own.map { $0.times(color) } } ?? own
    }
    return items
  }

  private struct Sublayer {
    let node: RenderNode
    let values: LayerValues
    let local: Double
    let space: Space
    let opacity: Double
    /// What its colours are times, in the copies of a replicator.
    var color: SIMD4<Double>?
  }

  /// All layers that share the parent's space: its children, and in place of a layer that keeps
  /// depth that layer's children.
  private func collect(
    _ children: [RenderNode], parent: LayerValues, local: Double, outer: Space?, opacity: Double,
    into found: inout [Sublayer]
  ) {
    var parentSpace = parent.sublayerTransform.isIdentity ? nil : parent.spaceOfSublayers
    if let outer { parentSpace = parentSpace?.then(outer) ?? outer }
    for child in children {
      let values = child.presentation(at: local)
      guard values.isShown || child.transition != nil else { continue }
      let childLocal = child.clock.local(at: local)
      let own = values.spaceInParent
      let space = parentSpace.map { own.then($0) } ?? own
      if child.keepsDepth {
        collect(
          child.children, parent: values, local: childLocal, outer: space,
          opacity: opacity * values.opacity, into: &found)
      } else {
        found.append(
          Sublayer(
            node: child, values: values, local: childLocal, space: space, opacity: opacity))
      }
    }
  }
}

extension DisplayList.Item {
  /// A layer's backdrop in the layer's own group, which is what it must see beyond.
  fileprivate var seeingBeyond: DisplayList.Item {
    guard case .draw(var draw) = self, case .backdrop(var blur) = draw.paint else { return self }
    blur.isBeyondGroup = true
    draw.paint = .backdrop(blur)
    return .draw(draw)
  }
}

extension DisplayList.Item {
  /// The same with every plain colour times another; of pictures only the alpha changes.
  fileprivate func times(_ color: SIMD4<Double>) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      let tint = SIMD4(color.x, color.y, color.z, 1)
      draw.opacity *= color.w
      switch draw.paint {
      case .color(let own): draw.paint = .color(own * tint)
      case .shadow(var shadow):
        shadow.color *= tint
        draw.paint = .shadow(shadow)
      case .image, .backdrop, .blurred, .raster: break
      }
      return .draw(draw)
    case .group(var group):
      group.items = group.items.map { $0.times(color) }
      return .group(group)
    }
  }
}

extension LayerValues {
  /// False for what neither draws itself nor its sublayers.
  var isShown: Bool { !isHidden && opacity > 0 }
}

extension CATransform3D {
  fileprivate var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1
      && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m34 == 0 && m41 == 0 && m42 == 0 && m43 == 0
  }
}
