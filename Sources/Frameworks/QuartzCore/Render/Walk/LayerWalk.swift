/// Walks the layer tree and collects the drawings of all layers, back to front.
struct LayerWalk {
  /// The number of device pixels per point, for shadows.
  let resolution: Double
  /// The items of the layers that the walk has passed.
  var items: [DisplayList.Item] = []
  /// The paints, within the items, that must be replaced before painting.
  private(set) var unresolved: DisplayList.Unresolved = []
  /// A stack of the sublayers that the walk has not reached yet. The sublayers of a nested layer
  /// are after those of its ancestors.
  private var waiting: [Sublayer] = []
  /// Whether the walk is inside a static subtree. The items of a static subtree are cached
  /// together.
  private var isAtRest = false

  init(resolution: Double) { self.resolution = resolution }

  /// The buffers of a finished walk, which the next walk reuses.
  struct Memory {
    fileprivate var items: [DisplayList.Item] = []
    fileprivate var waiting: [Sublayer] = []

    mutating func take(_ items: consuming [DisplayList.Item]) {
      items.removeAll(keepingCapacity: true)
      self.items = items
    }
  }

  init(resolution: Double, memory: inout Memory) {
    self.resolution = resolution
    swap(&items, &memory.items)
    swap(&waiting, &memory.waiting)
  }

  /// Ends the walk and returns the items.
  mutating func items(leaving memory: inout Memory) -> [DisplayList.Item] {
    swap(&waiting, &memory.waiting)
    var found: [DisplayList.Item] = []
    swap(&found, &items)
    return found
  }

  /// Adds a layer and its sublayers.
  mutating func add(_ layer: ProjectedLayer) {
    if let transition = layer.node.transition, let k = transition.progress(at: layer.local) {
      add(layer, in: transition, progress: k)
    } else if layer.shown.isShown {
      if isAtRest || !layer.node.isAtRest { addPlain(layer) } else { addResting(layer) }
    }
  }

  /// Appends the items of a static subtree. The items come from the cache unless the projection or
  /// opacity of the subtree has changed.
  private mutating func addResting(_ layer: ProjectedLayer) {
    if addKept(layer) { return }
    let start = items.count
    let before = unresolved
    unresolved = []
    isAtRest = true
    addPlain(layer)
    isAtRest = false
    keep(from: start, of: layer)
    unresolved.formUnion(before)
  }

  /// Adds the cached items of a static subtree. Returns false if the projection or opacity of the
  /// subtree has changed.
  @inline(never)
  private mutating func addKept(_ layer: ProjectedLayer) -> Bool {
    let known = layer.node.drawn.withLock { drawn -> DrawnItems? in
      guard let drawn, drawn.resolution == resolution, drawn.opacity == layer.opacity,
        drawn.plane == layer.plane
      else { return nil }
      return drawn
    }
    guard let known else { return false }
    items += known.items
    unresolved.formUnion(known.unresolved)
    return true
  }

  @inline(never)
  private func keep(from start: Int, of layer: ProjectedLayer) {
    layer.node.drawn.withLock { drawn in
      var kept = drawn.take()?.items ?? []
      kept.removeAll(keepingCapacity: true)
      kept += items[start...]
      drawn = DrawnItems(
        plane: layer.plane, opacity: layer.opacity, resolution: resolution, items: kept,
        unresolved: unresolved)
    }
  }

  /// Adds the layer as if it had no transition.
  mutating func addPlain(_ layer: ProjectedLayer) {
    if !addRaster(of: layer) { addLayered(layer) }
  }

  /// Adds the layer's bitmap. Returns false if the layer is not rasterized.
  @inline(never)
  private mutating func addRaster(of layer: ProjectedLayer) -> Bool {
    guard let raster = raster(of: layer) else { return false }
    items.append(.draw(raster))
    unresolved.insert(.rasters)
    return true
  }

  /// Adds the layer's own drawings and its sublayers.
  ///
  /// The function calls itself for each level of nested layers. The code before and after the
  /// sublayers is in separate functions, so that it does not use stack space during the recursion.
  mutating func addLayered(_ layer: ProjectedLayer) {
    let begun = begin(layer)
    addSublayers(of: layer, opacity: begun.handedDown)
    end(layer, begun)
  }

  /// The state that is passed from the start of a layer to its end. The state contains three
  /// indices of items: the layer's first item, the first item that the layer's bounds clip, and the
  /// sublayers' first item.
  private struct Begun {
    let start, inner, own: Int
    /// The opacity that the layer's sublayers inherit.
    let handedDown: Double
  }

  @inline(never)
  private mutating func begin(_ layer: ProjectedLayer) -> Begun {
    let handedDown = isGroup(layer) ? 1 : opacity(of: layer)
    let drawing = LayerDrawing(layer: layer, resolution: resolution, opacity: handedDown)
    let start = items.count
    if !layer.values.masksToBounds, let shadow = drawing.shadow { items.append(.draw(shadow)) }
    if let backdrop = drawing.backdrop {
      items.append(.draw(backdrop))
      unresolved.insert(.backdrops)
    }

    let inner = items.count
    if let background = drawing.background { items.append(.draw(background)) }
    for figure in drawing.figures { items.append(.draw(figure)) }
    drawing.forEachContents { items.append(.draw($0)) }
    return Begun(start: start, inner: inner, own: items.count, handedDown: handedDown)
  }

  private func isGroup(_ layer: ProjectedLayer) -> Bool {
    layer.values.allowsGroupOpacity || layer.node.mask != nil
  }

  private func opacity(of layer: ProjectedLayer) -> Double { layer.opacity * layer.values.opacity }

  @inline(never)
  private mutating func end(_ layer: ProjectedLayer, _ begun: Begun) {
    let drawing = LayerDrawing(layer: layer, resolution: resolution, opacity: begun.handedDown)
    if layer.values.masksToBounds,
      items.count > begun.own || drawing.contentsNeedClip || drawing.figureNeedsClip
    {
      clip(from: begun.inner, drawing)
    } else if let border = drawing.border {
      items.append(.draw(border))
    }
    guard items.count > begun.start else { return }

    let opacity = opacity(of: layer)
    if let mask = layer.node.mask {
      seeBeyond(from: begun.start)
      let masked = cut(from: begun.start)
      addMask(mask, of: layer)
      let shape = cut(from: begun.start)
      items.append(
        .group(
          DisplayList.Group(
            layer: layer.node.id, name: layer.node.name, opacity: opacity, mask: shape,
            items: masked)))
    } else if isGroup(layer) {
      fade(from: begun.start, by: opacity, layer: layer.node)
    }
  }

  /// Adds the border and clips it, together with the items that begin at the index `start`, to the
  /// layer's bounds.
  ///
  /// The background and the border are extended beyond the clip. Without this extension, the
  /// antialiased edges of the background and the border would coincide with the clip's edges, and
  /// edge pixels would be attenuated twice.
  private mutating func clip(from start: Int, _ drawing: LayerDrawing) {
    let node = drawing.layer.node
    if items.count > start, case .draw(let draw) = items[start], draw.part == .background,
      draw.layer == node.id
    {
      items[start] = .draw(drawing.beyondBounds(draw))
    }
    if let border = drawing.border { items.append(.draw(drawing.beyondBounds(border))) }
    let inside = cut(from: start)
    items.append(
      .group(
        DisplayList.Group(
          layer: node.id, name: node.name, clip: drawing.boundsClip, items: inside)))
  }

  /// Removes and returns the items that begin at the index `start`.
  mutating func cut(from start: Int) -> [DisplayList.Item] {
    let part = Array(items[start...])
    items.removeLast(part.count)
    return part
  }

  /// Applies an opacity to the items that begin at the index `start`. A single item is changed
  /// directly; several items are put into a group.
  private mutating func fade(from start: Int, by opacity: Double, layer: RenderNode) {
    guard opacity < 1 else { return }
    if items.count == start + 1 {
      switch items[start] {
      case .draw(var draw):
        draw.opacity *= opacity
        items[start] = .draw(draw)
      case .group(var group):
        group.opacity *= opacity
        items[start] = .group(group)
      }
    } else {
      seeBeyond(from: start)
      let faded = cut(from: start)
      items.append(
        .group(.init(layer: layer.id, name: layer.name, opacity: opacity, items: faded)))
    }
  }

  /// Changes the backdrops in the items that begin at the index `start`. A changed backdrop also
  /// shows the content behind the group that will contain the backdrop.
  private mutating func seeBeyond(from start: Int) {
    guard unresolved.contains(.backdrops) else { return }
    for index in start..<items.count {
      guard case .draw(var draw) = items[index], case .backdrop(var blur) = draw.paint else {
        continue
      }
      blur.isBeyondGroup = true
      draw.paint = .backdrop(blur)
      items[index] = .draw(draw)
    }
  }

  private mutating func addMask(_ mask: RenderNode, of layer: ProjectedLayer) {
    let shown = mask.shown(at: layer.local)
    add(
      ProjectedLayer(
        node: mask, shown: shown, local: mask.clock.local(at: layer.local),
        plane: layer.plane.sublayer(shown.spaceInParent), opacity: 1))
  }

  private mutating func addSublayers(of layer: ProjectedLayer, opacity: Double) {
    guard !layer.node.children.isEmpty else { return }
    StackSpace.require(for: "drawing")
    let first = waiting.count
    collectSublayers(of: layer, opacity: opacity)
    if DepthOrder.isKept(by: waiting[first...].lazy.map(\.space)) {
      for index in first..<waiting.count { addWaiting(index, on: layer.plane) }
    } else {
      let order = DepthOrder(waiting[first...].map { ($0.space, $0.shown.values.bounds) })
      for index in order.backToFront { addWaiting(first + index, on: layer.plane) }
    }
    waiting.removeLast(waiting.count - first)
  }

  @inline(never)
  private mutating func collectSublayers(of layer: ProjectedLayer, opacity: Double) {
    guard let replication = layer.values.replication else {
      collect(
        layer.node.children, parent: layer.shown, local: layer.local, outer: nil, opacity: opacity)
      return
    }
    for copy in 0..<replication.count {
      let start = waiting.count
      collect(
        layer.node.children, parent: layer.shown,
        local: layer.local - Double(copy) * replication.delay,
        outer: layer.values.space(ofCopy: copy, in: replication), opacity: opacity)
      let color = replication.color(ofCopy: copy)
      if color != .one { for index in start..<waiting.count { waiting[index].color = color } }
    }
  }

  private mutating func addWaiting(_ index: Int, on parent: LayerProjection) {
    let sublayer = waiting[index]
    let plane = parent.sublayer(sublayer.space)
    guard sublayer.shown.values.isDoubleSided || plane.facing > 0 else { return }
    let start = items.count
    add(
      ProjectedLayer(
        node: sublayer.node, shown: sublayer.shown, local: sublayer.local, plane: plane,
        opacity: sublayer.opacity))
    guard let color = sublayer.color else { return }
    for index in start..<items.count { items[index] = items[index].times(color) }
  }

  fileprivate struct Sublayer {
    let node: RenderNode
    let shown: PresentationLayer
    let local: Double
    let space: Space
    let opacity: Double
    /// The colour by which items inside a replicator's copy are multiplied; nil outside a
    /// replicator.
    var color: SIMD4<Double>?
  }

  /// Collects the layers in the parent's space, which are its children. A child that keeps its own
  /// depth is replaced with its own children.
  private mutating func collect(
    _ children: [RenderNode], parent: PresentationLayer, local: Double, outer: Space?,
    opacity: Double
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
          opacity: opacity * shown.values.opacity)
      } else {
        waiting.append(
          Sublayer(
            node: child, shown: shown, local: childLocal, space: space, opacity: opacity))
      }
    }
  }
}

extension DisplayList.Item {
  /// Returns the item with its solid colours multiplied by `color`. Images are multiplied only by
  /// the alpha of `color`.
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
