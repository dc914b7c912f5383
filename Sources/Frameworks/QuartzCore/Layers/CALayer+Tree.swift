extension CALayer {
  /// Adds `layer` in front of the other sublayers and removes it from its previous superlayer.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts `layer` at index `idx` of the sublayers. The index is counted from the back, without
  /// `layer` itself.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    if oldLayer !== newLayer { newLayer.refuseToHold(in: self) }
    guard oldLayer !== newLayer, let index = index(of: oldLayer, without: newLayer)
    else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Exchanges two sublayers. The order of the other sublayers does not change.
  package func exchangeSublayers(_ a: CALayer, _ b: CALayer) {
    guard let i = children.firstIndex(where: { $0 === a }),
      let j = children.firstIndex(where: { $0 === b }), i != j
    else { return }
    children.swapAt(i, j)
    markDirty()
    sublayersChanged(by: a)
  }

  /// The index of `sibling` among the sublayers after `layer` has been removed from them.
  private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    guard let sibling, let index = children.firstIndex(where: { $0 === sibling }) else {
      return nil
    }
    let standsBefore = children[..<index].contains { $0 === layer }
    return standsBefore ? index - 1 : index
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.detachForMove(self)
    leaveTree()
  }

  /// Inserts `layer` at an index of the sublayers. The index is counted without `layer` itself.
  private func insert(_ layer: CALayer, at index: Int) {
    if layer.superlayer === self, layer !== mask,
      children.firstIndex(where: { $0 === layer }) == min(max(index, 0), children.count - 1)
    {
      return
    }
    layer.refuseToHold(in: self)
    layer.superlayer?.detachForMove(layer)
    children.insert(layer, at: min(max(index, 0), children.count))
    adopt(layer)
    sublayersChanged(by: layer)
  }

  /// The maximum depth of a layer tree.
  ///
  /// Layout, commit and drawing are recursive, so a deeper tree could overflow the stack. UIKit has
  /// a limit too, but its depth is not documented: `unverified`.
  package static let mostLevels = 500

  /// Raises an exception if `parent` is this layer or one of its descendants, as Core Animation
  /// does (pgorzelany/ScratchCardView#8). Also raises an exception if the tree would become deeper
  /// than `mostLevels`.
  func refuseToHold(in parent: CALayer) {
    var level = 1
    var current: CALayer? = parent
    while let here = current {
      guard here !== self else {
        UIKitLog.raise(
          UIKitLog.invalidLayer,
          "layer <\(World.current.names(self))> is a part of cycle in its layer tree")
      }
      level += 1
      current = here.superlayer
    }
    var inside = held
    while level <= Self.mostLevels, !inside.isEmpty {
      level += 1
      inside = inside.flatMap(\.held)
    }
    guard level > Self.mostLevels else { return }
    UIKitLog.raise(
      UIKitLog.invalidLayer,
      "layer <\(World.current.names(self))> makes its tree more than \(Self.mostLevels) layers "
        + "deep. Layout and drawing would run out of stack space. Nest fewer layers or views.")
  }

  /// Makes this layer the superlayer of a new sublayer or mask. If the new sublayer or mask has
  /// pending work, its ancestors are marked too.
  func adopt(_ layer: CALayer) {
    layer.superlayer = self
    markDirty()
    if layer.isDirty || layer.hasDirtyBelow { layer.markAncestors(\.hasDirtyBelow) }
    if layer.needsLayoutNow || layer.hasLayoutBelow { layer.markAncestors(\.hasLayoutBelow) }
    World.current.animations.clocksChanged()
    if layer.node != nil, !isInTree { layer.leaveTree() }
  }

  /// Removes a sublayer or mask from this layer before it is added to another layer.
  private func detachForMove(_ layer: CALayer) {
    if layer === mask {
      mask = nil
    } else if let index = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: index)
      sublayersChanged(by: layer)
    }
    layer.superlayer = nil
    markDirty()
  }

  /// All direct descendants: sublayers and mask.
  var held: [CALayer] { mask.map { children + [$0] } ?? children }

  /// Whether `layer` is this layer or one of its descendants, including masks.
  package func isAncestor(of layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let here = current {
      if here === self { return true }
      current = here.superlayer
    }
    return false
  }

  /// Ends all animations of a layer when it is removed from the tree. If the layer is added again,
  /// the next commit shows it.
  func leaveTree() {
    removeAllAnimations()
    node = nil
    shownCopy = nil
    isDirty = true
    for layer in held { layer.leaveTree() }
  }

  /// Whether the layer is in the tree of a screen.
  package var isInTree: Bool {
    var current = self
    while !current.isTreeRoot {
      guard let parent = current.superlayer else { return false }
      current = parent
    }
    return true
  }

  // MARK: Invalidation

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

  // MARK: Commit

  /// The subtree as immutable nodes. Unchanged subtrees keep their node objects.
  package func committed() -> RenderNode {
    if let node, !isDirty, !hasDirtyBelow { return node }
    StackSpace.require(for: "the commit")
    takeNumber(of: World.current)
    displayIfNeeded()
    isDirty = false
    hasDirtyBelow = false
    let new = RenderNode(
      id: id, name: delegate.map { String(describing: Swift.type(of: $0)) } ?? ownName,
      values: drawnValues, clock: clock, animations: attached.flatMap(\.compiled),
      children: children.map { $0.committed() }, mask: mask?.committed(),
      keepsDepth: keepsDepth, transition: transition)
    node = new
    committedKeys = appKeys
    return new
  }

  private var ownName: String { String(describing: Swift.type(of: self)) }

  /// The transition running on this layer.
  var transition: RenderNode.Transition? { attached.last { $0.transition != nil }?.transition }

  /// Whether the sublayers keep their own depth instead of being flattened into this layer's plane.
  var keepsDepth: Bool { self is CATransformLayer }
}

extension CALayer {
  /// Whether layout or commit is pending in the subtree.
  package var needsWork: Bool {
    needsLayoutNow || hasLayoutBelow || isDirty || hasDirtyBelow
  }
}
