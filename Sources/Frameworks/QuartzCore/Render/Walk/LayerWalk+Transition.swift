extension LayerWalk {
  /// Adds the layer's old and new states as they look at the progress `k`.
  mutating func add(
    _ layer: ProjectedLayer, in transition: RenderNode.Transition, progress k: Double
  ) {
    let size = SIMD2(Double(layer.values.bounds.width), Double(layer.values.bounds.height))
    let offset = transition.side * size
    switch transition.effect {
    case .moveIn:
      addLeaving(layer, transition, moved: .zero)
      addComing(layer, moved: offset * (1 - k))
    case .push:
      addLeaving(layer, transition, moved: offset * -k)
      addComing(layer, moved: offset * (1 - k))
    case .reveal:
      addComing(layer, moved: .zero)
      addLeaving(layer, transition, moved: offset * -k)
    case .fade:
      let start = items.count
      addLeaving(layer, transition, moved: .zero)
      let old = cut(from: start)
      addComing(layer, moved: .zero)
      let new = cut(from: start)
      items.append(mixed(old, new, k, layer.node))
    }
  }

  private mutating func addLeaving(
    _ layer: ProjectedLayer, _ transition: RenderNode.Transition, moved offset: SIMD2<Double>
  ) {
    let old = transition.old
    let shown = old.shown(at: transition.oldTime)
    guard shown.isShown else { return }
    addPlain(
      ProjectedLayer(
        node: old, shown: shown, local: old.clock.local(at: transition.oldTime),
        plane: layer.plane.moved(by: offset), opacity: layer.opacity))
  }

  private mutating func addComing(_ layer: ProjectedLayer, moved offset: SIMD2<Double>) {
    guard layer.shown.isShown else { return }
    var layer = layer
    layer.plane = layer.plane.moved(by: offset)
    addPlain(layer)
  }

  /// Mixes the two states linearly. Each pixel is the old state times 1 − k plus the new state
  /// times k, even if neither is opaque.
  private func mixed(
    _ old: [DisplayList.Item], _ new: [DisplayList.Item], _ k: Double, _ layer: RenderNode
  ) -> DisplayList.Item {
    func group(_ items: [DisplayList.Item]) -> DisplayList.Group {
      DisplayList.Group(layer: layer.id, name: layer.name, items: items)
    }
    var (leaving, coming) = (group(old), group(new))
    (leaving.opacity, coming.opacity, coming.adds) = (1 - k, k, true)
    leaving.isIsolated = true
    var both = group([.group(leaving), .group(coming)])
    both.isIsolated = true
    return .group(both)
  }
}

extension LayerProjection {
  fileprivate func moved(by offset: SIMD2<Double>) -> LayerProjection {
    offset == .zero ? self : sublayer(.translation(offset.x, offset.y, 0))
  }
}
