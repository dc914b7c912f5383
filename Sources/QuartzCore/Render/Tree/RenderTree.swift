/// The committed layers of one screen. What they look like is a pure function of time.
package struct RenderTree: Sendable {
  package let root: RenderNode

  package init(root: RenderNode) { self.root = root }

  /// What to draw when the screen's clock shows `t`.
  ///
  /// The root is the screen: `t` is its parent's time, the origin of its bounds stands at the
  /// picture's corner, and its own position and transform, which need a parent, do not act. Each
  /// child's parent time is its parent's local time.
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: device pixels per point.
  package func displayList(at t: Double, size: CGSize, scale: Double) -> DisplayList {
    var memory = Memory()
    return displayList(at: t, size: size, scale: scale, in: &memory)
  }

  /// What a list takes to be made; an old list's memory serves for the next.
  package struct Memory {
    fileprivate var walk = LayerWalk.Memory()

    package init() {}

    /// Takes the memory of a list that is not needed any more.
    package mutating func take(_ list: consuming DisplayList) { walk.take(list.items) }
  }

  /// The display list, made in memory that was used before.
  package func displayList(
    at t: Double, size: CGSize, scale: Double, in memory: inout Memory
  ) -> DisplayList {
    let shown = root.shown(at: t)
    let plane = LayerPlane(
      projection: .scale(scale, origin: shown.values.bounds.origin), horizons: [], facing: 1)
    var walk = LayerWalk(resolution: scale, memory: &memory.walk)
    let screen = LayerOnPlane(
      node: root, shown: shown, local: root.clock.local(at: t), plane: plane, opacity: 1)
    walk.add(screen)
    return DisplayList(
      width: Int((Double(size.width) * scale).rounded()),
      height: Int((Double(size.height) * scale).rounded()),
      items: walk.items(leaving: &memory.walk))
  }
}
