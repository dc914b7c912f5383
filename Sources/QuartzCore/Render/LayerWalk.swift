/// Walks the tree and says what each layer draws, back to front.
struct LayerWalk {
  /// Device pixels per point, for shadows.
  let resolution: Double
  /// True inside a subtree that is kept as a whole.
  var isAtRest = false

  func items(of layer: LayerOnPlane) -> [DisplayList.Item] {
    if let transition = layer.node.transition, let k = transition.progress(at: layer.local) {
      return items(of: layer, in: transition, progress: k)
    }
    guard layer.shown.isShown else { return [] }
    return isAtRest || !layer.node.isAtRest ? plainItems(of: layer) : restingItems(of: layer)
  }

  /// Of a subtree at rest, found anew only where it is seen otherwise than before.
  private func restingItems(of layer: LayerOnPlane) -> [DisplayList.Item] {
    let known = layer.node.drawn.withLock { drawn -> [DisplayList.Item]? in
      guard let drawn, drawn.resolution == resolution, drawn.opacity == layer.opacity,
        drawn.plane == layer.plane
      else { return nil }
      return drawn.items
    }
    if let known { return known }
    let items = LayerWalk(resolution: resolution, isAtRest: true).plainItems(of: layer)
    let drawn = DrawnItems(
      plane: layer.plane, opacity: layer.opacity, resolution: resolution, items: items)
    layer.node.drawn.withLock { $0 = drawn }
    return items
  }

  /// The layer as it is, without a transition.
  func plainItems(of layer: LayerOnPlane) -> [DisplayList.Item] {
    if let raster = raster(of: layer) { return [.draw(raster)] }
    return layeredItems(of: layer)
  }

  /// The layer's own drawings and its sublayers.
  func layeredItems(of layer: LayerOnPlane) -> [DisplayList.Item] {
    let group = layer.values.allowsGroupOpacity || layer.node.mask != nil
    let opacity = layer.opacity * layer.values.opacity
    let handedDown = group ? 1 : opacity
    let drawing = LayerDrawing(layer: layer, resolution: resolution, opacity: handedDown)

    var items: [DisplayList.Item] = []
    if !layer.values.masksToBounds, let shadow = drawing.shadow { items.append(.draw(shadow)) }
    if let backdrop = drawing.backdrop { items.append(.draw(backdrop)) }
    if let background = drawing.background { items.append(.draw(background)) }

    var inner = drawing.figures.map { DisplayList.Item.draw($0) }
    if let contents = drawing.contents { inner.append(.draw(contents)) }
    let sublayers = sublayerItems(of: layer, opacity: handedDown)
    if layer.values.masksToBounds,
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
    let shown = mask.shown(at: layer.local)
    return items(
      of: LayerOnPlane(
        node: mask, shown: shown, local: mask.clock.local(at: layer.local),
        plane: layer.plane.sublayer(shown.spaceInParent), opacity: 1))
  }

  private func sublayerItems(of layer: LayerOnPlane, opacity: Double) -> [DisplayList.Item] {
    guard !layer.node.children.isEmpty else { return [] }
    var found: [Sublayer] = []
    if let replication = layer.values.replication {
      for copy in 0..<replication.count {
        let first = found.count
        collect(
          layer.node.children, parent: layer.shown,
          local: layer.local - Double(copy) * replication.delay,
          outer: layer.values.space(ofCopy: copy, in: replication), opacity: opacity,
          into: &found)
        let color = replication.color(ofCopy: copy)
        if color != .one { for index in first..<found.count { found[index].color = color } }
      }
    } else {
      collect(
        layer.node.children, parent: layer.shown, local: layer.local, outer: nil,
        opacity: opacity, into: &found)
    }
    var items: [DisplayList.Item] = []
    for index in DepthOrder(found.map { ($0.space, $0.shown.values.bounds) }).backToFront {
      let sublayer = found[index]
      let plane = layer.plane.sublayer(sublayer.space)
      guard sublayer.shown.values.isDoubleSided || plane.facing > 0 else { continue }
      let own = self.items(
        of: LayerOnPlane(
          node: sublayer.node, shown: sublayer.shown, local: sublayer.local, plane: plane,
          opacity: sublayer.opacity))
      items += sublayer.color.map { color in own.map { $0.times(color) } } ?? own
    }
    return items
  }

  private struct Sublayer {
    let node: RenderNode
    let shown: ShownLayer
    let local: Double
    let space: Space
    let opacity: Double
    /// What its colours are times, in the copies of a replicator.
    var color: SIMD4<Double>?
  }

  /// All layers that share the parent's space: its children, and in place of a layer that keeps
  /// depth that layer's children.
  private func collect(
    _ children: [RenderNode], parent: ShownLayer, local: Double, outer: Space?, opacity: Double,
    into found: inout [Sublayer]
  ) {
    let isFlat = parent.values.sublayerTransform.isIdentity
    var parentSpace = isFlat ? nil : parent.values.spaceOfSublayers
    if let outer { parentSpace = parentSpace?.then(outer) ?? outer }
    for child in children {
      let shown = child.shown(at: local)
      guard shown.isShown || child.transition != nil else { continue }
      let childLocal = child.clock.local(at: local)
      let own = shown.spaceInParent
      let space = parentSpace.map { own.then($0) } ?? own
      if child.keepsDepth {
        collect(
          child.children, parent: shown, local: childLocal, outer: space,
          opacity: opacity * shown.values.opacity, into: &found)
      } else {
        found.append(
          Sublayer(
            node: child, shown: shown, local: childLocal, space: space, opacity: opacity))
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
