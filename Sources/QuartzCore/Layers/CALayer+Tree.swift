extension CALayer {
  /// Appends `layer` in front of the other sublayers, taking it from where it was.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Makes `layer` the sublayer number `idx`, counted from the back without it.
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

  /// Swaps the places of two sublayers; the others stay where they are.
  package func exchangeSublayers(_ a: CALayer, _ b: CALayer) {
    guard let i = children.firstIndex(where: { $0 === a }),
      let j = children.firstIndex(where: { $0 === b })
    else { return }
    children.swapAt(i, j)
    markDirty()
  }

  /// Where `sibling` stands once `layer` has been taken out.
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

  /// Inserts at an index of the sublayers as they are without the layer.
  private func insert(_ layer: CALayer, at index: Int) {
    layer.refuseToHold(in: self)
    layer.superlayer?.detachForMove(layer)
    children.insert(layer, at: min(max(index, 0), children.count))
    adopt(layer)
  }

  /// Layers below each other, from the root of their tree down, at most.
  ///
  /// Layout, commit and drawing call themselves for each level and would overflow the stack. At
  /// which depth UIKit's own stack ends no source tells: `unverified`.
  package static let mostLevels = 500

  /// Raises where this layer would hold itself in `parent`, as Core Animation does
  /// (pgorzelany/ScratchCardView#8), and where a tree would become deeper than `mostLevels`.
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
        + "deep, which layout and drawing have no stack for. Put fewer layers or views inside each "
        + "other.")
  }

  /// Takes over what a new sublayer or mask still has to do.
  func adopt(_ layer: CALayer) {
    layer.superlayer = self
    markDirty()
    if layer.isDirty || layer.hasDirtyBelow { layer.markAncestors(\.hasDirtyBelow) }
    if layer.needsLayoutNow || layer.hasLayoutBelow { layer.markAncestors(\.hasLayoutBelow) }
    World.current.animations.clocksChanged()
    if layer.node != nil, !isInTree { layer.leaveTree() }
  }

  /// Lets go of a sublayer or mask that goes on elsewhere.
  private func detachForMove(_ layer: CALayer) {
    if layer === mask {
      mask = nil
    } else if let index = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: index)
    }
    layer.superlayer = nil
    markDirty()
  }

  /// Everything the layer holds: sublayers and mask.
  private var held: [CALayer] { mask.map { children + [$0] } ?? children }

  /// True for the layer itself and for all layers below it, masks included.
  package func isAncestor(of layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let here = current {
      if here === self { return true }
      current = here.superlayer
    }
    return false
  }

  /// A layer that leaves the tree loses its running animations, finished or not, and shows
  /// nothing until it is committed again.
  func leaveTree() {
    removeAllAnimations()
    node = nil
    shownCopy = nil
    isDirty = true
    for layer in held { layer.leaveTree() }
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
    StackRoom.require(for: "layout")
    var didLayout = false
    if needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
      didLayout = true
    }
    guard hasLayoutBelow else { return didLayout }
    hasLayoutBelow = false
    for child in held where child.superlayer === self {
      if child.layoutTree() { didLayout = true }
    }
    return didLayout
  }

  /// The subtree as immutable values; unchanged parts are the same objects as before.
  package func committed() -> RenderNode {
    if let node, !isDirty, !hasDirtyBelow { return node }
    StackRoom.require(for: "the commit")
    takeNumber(of: World.current)
    displayIfNeeded()
    isDirty = false
    hasDirtyBelow = false
    let new = RenderNode(
      id: id, name: delegate.map { String(describing: Swift.type(of: $0)) } ?? ownName,
      values: values, clock: clock, animations: attached.flatMap(\.compiled),
      children: children.map { $0.committed() }, mask: mask?.committed(),
      keepsDepth: keepsDepth, transition: transition)
    node = new
    return new
  }

  private var ownName: String { String(describing: Swift.type(of: self)) }

  /// The transition that runs on this layer.
  var transition: RenderNode.Transition? { attached.last { $0.transition != nil }?.transition }

  /// True in layers whose sublayers keep their own depth.
  var keepsDepth: Bool { self is CATransformLayer }
}

extension CALayer {
  /// True when something below waits for layout or commit.
  package var needsWork: Bool {
    needsLayoutNow || hasLayoutBelow || isDirty || hasDirtyBelow
  }

  /// The layers of the subtree that asked for layout.
  package var layersNeedingLayout: [CALayer] {
    (needsLayoutNow ? [self] : []) + held.flatMap(\.layersNeedingLayout)
  }
}
