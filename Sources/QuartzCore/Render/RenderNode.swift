/// One layer as it stood at a commit. Immutable; unchanged subtrees are shared between commits.
package final class RenderNode: Sendable {
  /// Counts layers in the order they were made, per world.
  package let id: Int
  /// The class of the layer's delegate (its view) or of the layer, for text dumps.
  package let name: String
  package let values: LayerValues
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

  package init(
    id: Int, name: String = "CALayer", values: LayerValues, clock: Clock = .normal,
    animations: [RenderAnimation] = [], children: [RenderNode] = [], mask: RenderNode? = nil,
    keepsDepth: Bool = false, transition: Transition? = nil
  ) {
    self.id = id
    self.name = name
    self.values = values
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

  /// The layer's values on screen when its parent's clock shows `parent`.
  package func presentation(at parent: Double) -> LayerValues {
    guard !animations.isEmpty else { return values }
    let local = clock.local(at: parent)
    var shown = values
    for animation in animations { animation.apply(to: &shown, at: local) }
    return shown
  }
}
