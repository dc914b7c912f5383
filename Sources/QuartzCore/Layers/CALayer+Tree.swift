extension CALayer {
  /// Appends `layer` in front of the other sublayers, taking it from where it was.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts behind the sublayer that stands at `idx` now.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, layer !== sibling else { return insert(layer, at: 0) }
    detachForMove(layer)
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, layer !== sibling else { return insert(layer, at: children.count) }
    detachForMove(layer)
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.detachForMove(self)
    endAnimationsBelow()
  }

  /// Inserts at an index of the current sublayers, after taking the layer out of them.
  private func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !layer.isAncestor(of: self) else { return }
    if layer.superlayer === self {
      detachForMove(layer)
    } else {
      layer.superlayer.map { $0.detachForMove(layer) }
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    markDirty()
    if layer.isDirty || layer.hasDirtyBelow { layer.markAncestors(\.hasDirtyBelow) }
    if layer.needsLayoutNow || layer.hasLayoutBelow { layer.markAncestors(\.hasLayoutBelow) }
    World.current.animations.clocksChanged()
  }

  private func detachForMove(_ layer: CALayer) {
    guard layer.superlayer === self else { return }
    children.removeAll { $0 === layer }
    layer.superlayer = nil
    markDirty()
  }

  private func isAncestor(of layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let here = current {
      if here === self { return true }
      current = here.superlayer
    }
    return false
  }

  /// A layer that leaves the tree loses its running animations, finished or not, and shows
  /// nothing until it is committed again.
  private func endAnimationsBelow() {
    removeAllAnimations()
    node = nil
    isDirty = true
    for child in children { child.endAnimationsBelow() }
  }

  /// True when a screen shows this layer.
  package var isInTree: Bool {
    var current = self
    while !current.isTreeRoot {
      guard let parent = current.superlayer else { return false }
      current = parent
    }
    return true
  }

  // MARK: Dirt

  func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    markAncestors(\.hasDirtyBelow)
  }

  func markAncestors(_ flag: ReferenceWritableKeyPath<CALayer, Bool>) {
    var current = superlayer
    while let layer = current, !layer[keyPath: flag] {
      layer[keyPath: flag] = true
      current = layer.superlayer
    }
  }

  // MARK: Layout and commit

  /// Lays out every layer of the subtree that asked for it, parents first; false when none did.
  @discardableResult
  package func layoutTree() -> Bool {
    var didLayout = false
    if needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
      didLayout = true
    }
    guard hasLayoutBelow else { return didLayout }
    hasLayoutBelow = false
    for child in children where child.superlayer === self {
      if child.layoutTree() { didLayout = true }
    }
    return didLayout
  }

  /// The subtree as immutable values; unchanged parts are the same objects as before.
  package func committed() -> RenderNode {
    if let node, !isDirty, !hasDirtyBelow { return node }
    displayIfNeeded()
    isDirty = false
    hasDirtyBelow = false
    let new = RenderNode(
      id: id, name: delegate.map { String(describing: Swift.type(of: $0)) } ?? ownName,
      values: values, clock: clock, animations: attached.flatMap(\.compiled),
      children: children.map { $0.committed() }, mask: mask?.committed(),
      keepsDepth: keepsDepth)
    node = new
    return new
  }

  private var ownName: String { String(describing: Swift.type(of: self)) }

  /// True in layers whose sublayers keep their own depth.
  var keepsDepth: Bool { false }
}

extension CALayer {
  /// True when something below waits for layout or commit.
  package var needsWork: Bool {
    needsLayoutNow || hasLayoutBelow || isDirty || hasDirtyBelow
  }

  /// The layers of the subtree that asked for layout.
  package var layersNeedingLayout: [CALayer] {
    (needsLayoutNow ? [self] : []) + children.flatMap(\.layersNeedingLayout)
  }
}
