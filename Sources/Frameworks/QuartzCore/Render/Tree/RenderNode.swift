import Synchronization

/// One layer, in its state at a commit. Unchanged subtrees are shared between commits.
///
/// The node's description of the layer is immutable. The node also contains three caches of results
/// that were computed from it last. Each cache has its own lock, because several threads may paint
/// one tree at different times. Caches affect only speed, never results. The caches are stored in
/// the node and not in a painter. The next commit's tree, which another painter may draw, thus
/// finds the caches without a lookup for each layer and frame.
package final class RenderNode: Sendable {
  /// The layer's `id`. The layers of a `World` are numbered in the order of creation.
  package let id: Int
  /// The class of the layer's delegate, which is usually its view. A layer without a delegate uses
  /// its own class. The name appears in text dumps.
  package let name: String
  /// The layer's values without any animation.
  let still: PresentationLayer
  package let clock: Clock
  package let animations: [RenderAnimation]
  package let children: [RenderNode]
  package let mask: RenderNode?
  /// Whether children keep their own depth instead of being flattened into the layer's plane; true
  /// for `CATransformLayer`.
  package let keepsDepth: Bool
  /// The transition from the layer's previous appearance; nil if there is none.
  let transition: Transition?
  /// Whether the subtree looks the same at all times.
  package let isAtRest: Bool
  /// A cache of the subtree's items, used while the subtree does not depend on time.
  let drawn = Mutex<DrawnItems?>(nil)
  /// A cache of the layer's bitmap, used while its content does not depend on time.
  let raster = Mutex<DisplayList.Raster?>(nil)
  /// A cache of the last presentation values of an animated layer. The memory of these values is
  /// reused.
  private let shownLast = Mutex<PresentationLayer?>(nil)

  package init(
    id: Int, name: String = "CALayer", values: LayerValues, clock: Clock = .normal,
    animations: [RenderAnimation] = [], children: [RenderNode] = [], mask: RenderNode? = nil,
    keepsDepth: Bool = false, transition: Transition? = nil
  ) {
    self.id = id
    self.name = name
    still = PresentationLayer(values)
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

  /// A `CATransition` as a value, stored in the node of its layer.
  package struct Transition: Sendable {
    enum Effect: Sendable { case fade, moveIn, push, reveal }

    let effect: Effect
    /// The side of the layer, as a direction, from which the new state enters.
    let side: SIMD2<Double>
    /// The timing in the layer's local time.
    var timing: RenderTiming
    /// The progress at which the transition starts and the progress at which it ends.
    let start: Double
    let end: Double
    /// The old appearance. The old node is rendered at `oldTime`, which is in the timespace of the
    /// node's parent.
    let old: RenderNode
    let oldTime: Double

    /// The progress of the transition; nil if the transition has no effect at that time.
    func progress(at local: Double) -> Double? {
      timing.place(at: local).map { start + (end - start) * $0.fraction }
    }
  }

  package var values: LayerValues { still.values }

  /// Whether the layer itself and its mask look the same at all times.
  package var isUnanimated: Bool {
    animations.isEmpty && transition == nil && (mask?.isAtRest ?? true)
  }

  /// The progress of the layer's transition when the time of its parent is `parent`; nil if no
  /// transition has an effect.
  package func transitionProgress(at parent: Double) -> Double? {
    transition?.progress(at: clock.local(at: parent))
  }

  /// The layer's presentation values when the time of its parent is `parent`.
  package func presentation(at parent: Double) -> LayerValues { shown(at: parent).values }

  func shown(at parent: Double) -> PresentationLayer {
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
      let shown = PresentationLayer(still.values)
      shown.change(to: still.values, show)
      last = shown
      return shown
    }
  }
}

/// The presentation values of a layer at one time. This is a class because the values are too large
/// to be copied at each call.
///
/// The object is mutable, but code that reads it never sees a change. Only `RenderNode.shown(at:)`
/// writes to the object, under the node's lock and only if the node has the only reference. No
/// other thread can get a reference during the write, because getting one requires the same lock.
/// Swift's arrays use the same copy-on-write rule.
final class PresentationLayer: @unchecked Sendable {
  private(set) var values: LayerValues
  private(set) var spaceInParent: Space
  /// Whether all geometry is finite. A layer with an infinite or NaN number is not drawn.
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

  /// Whether the layer and its sublayers are drawn.
  var isShown: Bool { !values.isHidden && values.opacity > 0 && isFinite }
}

/// The items of a static subtree, computed for one projection and one opacity.
struct DrawnItems {
  let plane: LayerProjection
  let opacity: Double
  let resolution: Double
  let items: [DisplayList.Item]
  let unresolved: DisplayList.Unresolved
}
