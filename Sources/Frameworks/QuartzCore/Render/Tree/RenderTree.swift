/// The committed layers of one screen. The layers' appearance is a pure function of time.
package struct RenderTree: Sendable {
  package let root: RenderNode

  package init(root: RenderNode) { self.root = root }

  /// The display list at the time `t` of the screen.
  ///
  /// The root layer is the screen, and `t` is the time of its parent. The origin of the root
  /// layer's bounds is at the picture's corner. The root layer's position and transform are
  /// ignored, because they would need a parent layer. A child's parent time is the local time of
  /// its parent.
  /// - Parameters:
  ///   - size: The picture's size in points.
  ///   - scale: The number of device pixels per point.
  package func displayList(at t: Double, size: CGSize, scale: Double) -> DisplayList {
    var memory = Memory()
    return displayList(at: t, size: size, scale: scale, in: &memory)
  }

  /// Buffers for creating a display list. The buffers of an earlier list can be reused.
  package struct Memory {
    fileprivate var walk = LayerWalk.Memory()

    package init() {}

    /// Adopts the buffers of a list that is no longer needed.
    package mutating func take(_ list: consuming DisplayList) { walk.take(list.items) }
  }

  /// The display list, created in reused buffers.
  package func displayList(
    at t: Double, size: CGSize, scale: Double, in memory: inout Memory
  ) -> DisplayList {
    let shown = root.shown(at: t)
    let plane = LayerProjection(
      projection: .scale(scale, origin: shown.values.bounds.origin), horizons: [], facing: 1)
    var walk = LayerWalk(resolution: scale, memory: &memory.walk)
    let screen = ProjectedLayer(
      node: root, shown: shown, local: root.clock.local(at: t), plane: plane, opacity: 1)
    walk.add(screen)
    return DisplayList(
      width: Int(clamped: (Double(size.width) * scale).rounded()),
      height: Int(clamped: (Double(size.height) * scale).rounded()),
      items: walk.items(leaving: &memory.walk), unresolved: walk.unresolved)
  }
}
