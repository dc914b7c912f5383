import Synchronization

/// One layer as it stood at a commit. Unchanged subtrees are shared between commits.
///
/// What it says of the layer never changes. Three caches beside it do: they keep what was last
/// computed from the node, each behind its own lock, because several threads paint the same tree
/// at different times. A cache changes how fast an answer comes, never the answer. They stand here
/// and not with a painter because the next commit's tree, which another painter may draw, finds
/// them again without a lookup per layer and frame.
package final class RenderNode: Sendable {
  /// Counts layers in the order they were made, per world.
  package let id: Int
  /// The class of the layer's delegate (its view) or of the layer, for text dumps.
  package let name: String
  /// Without animations.
  let still: ShownLayer
  package let clock: Clock
  package let animations: [RenderAnimation]
  package let children: [RenderNode]
  package let mask: RenderNode?
  /// True for `CATransformLayer`: children keep their own depth instead of being flattened.
  package let keepsDepth: Bool
  /// Set while what the layer showed before leaves.
  let transition: Transition?
  /// True when time alone changes nothing here.
  package let isAtRest: Bool
  /// Cache: what the subtree drew last, while it is at rest.
  let drawn = Mutex<DrawnItems?>(nil)
  /// Cache: what its bitmap showed last, while that does not change.
  let raster = Mutex<DisplayList.Raster?>(nil)
  /// Cache: what an animated layer showed last, whose memory is used again.
  private let shownLast = Mutex<ShownLayer?>(nil)

  package init(
    id: Int, name: String = "CALayer", values: LayerValues, clock: Clock = .normal,
    animations: [RenderAnimation] = [], children: [RenderNode] = [], mask: RenderNode? = nil,
    keepsDepth: Bool = false, transition: Transition? = nil
  ) {
    self.id = id
    self.name = name
    still = ShownLayer(values)
    self.clock = clock
    self.animations = animations
    self.children = children
    self.mask = mask
    self.keepsDepth = keepsDepth
    self.transition = transition
    isAtRest =
      animations.isEmpty && transition == nil && (mask?.isAtRest ?? true)
      && children.allSatisfy(\.isAtRest)
  }

  /// A `CATransition` as a value; in the node of the layer that it is on.
  package struct Transition: Sendable {
    enum Effect: Sendable { case fade, moveIn, push, reveal }

    let effect: Effect
    /// Where the new state comes from: one side of the layer.
    let side: SIMD2<Double>
    /// In the layer's local time.
    var timing: RenderTiming
    /// The parts of the way at which it begins and ends.
    let start: Double
    let end: Double
    /// What leaves, as it stood when its parent's clock showed `oldTime`.
    let old: RenderNode
    let oldTime: Double

    /// The part of the way that is over; nil while there is no effect.
    func progress(at local: Double) -> Double? {
      timing.place(at: local).map { start + (end - start) * $0.fraction }
    }
  }

  package var values: LayerValues { still.values }

  /// The layer's values on screen when its parent's clock shows `parent`.
  package func presentation(at parent: Double) -> LayerValues { shown(at: parent).values }

  func shown(at parent: Double) -> ShownLayer {
    guard !animations.isEmpty else { return still }
    let local = clock.local(at: parent)
    func show(_ values: inout LayerValues) {
      for animation in animations { animation.apply(to: &values, at: local) }
    }
    return shownLast.withLock { last in
      if isKnownUniquelyReferenced(&last), let known = last {
        known.change(to: still.values, show)
        return known
      }
      let shown = ShownLayer(still.values)
      shown.change(to: still.values, show)
      last = shown
      return shown
    }
  }
}

/// The values of a layer at one time: an object, because they are too many to be copied at each
/// call.
///
/// It is mutable, yet never changes for those who read it: `RenderNode.shown(at:)` alone writes to
/// it, under the node's lock, and only while the node holds the one reference to it. No other
/// thread can take a second reference meanwhile, as the only way to one is through that lock. This
/// is the rule by which Swift's arrays copy on write.
final class ShownLayer: @unchecked Sendable {
  private(set) var values: LayerValues
  private(set) var spaceInParent: Space
  /// False where a number of the geometry is infinite or none at all: nothing can be drawn then.
  private(set) var isFinite: Bool

  init(_ values: LayerValues) {
    self.values = values
    spaceInParent = values.spaceInParent
    isFinite = values.bounds.isFiniteRect && spaceInParent.isFinite
  }

  fileprivate func change(to still: LayerValues, _ animate: (inout LayerValues) -> Void) {
    values = still
    animate(&values)
    spaceInParent = values.spaceInParent
    isFinite = values.bounds.isFiniteRect && spaceInParent.isFinite
  }

  /// False for what neither draws itself nor its sublayers.
  var isShown: Bool { !values.isHidden && values.opacity > 0 && isFinite }
}

/// What a subtree at rest draws from one point of view.
struct DrawnItems {
  let plane: LayerPlane
  let opacity: Double
  let resolution: Double
  let items: [DisplayList.Item]
}
