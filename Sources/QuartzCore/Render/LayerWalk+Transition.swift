extension LayerWalk {
  /// The layer's old and new state, `k` of the way from the one to the other.
  func items(
    of layer: LayerOnPlane, in transition: RenderNode.Transition, progress k: Double
  ) -> [DisplayList.Item] {
    let old = transition.old
    let shown = old.shown(at: transition.oldTime)
    let size = SIMD2(Double(layer.values.bounds.width), Double(layer.values.bounds.height))
    let way = transition.side * size
    func leaving(_ moved: SIMD2<Double>) -> [DisplayList.Item] {
      guard shown.isShown else { return [] }
      return plainItems(
        of: LayerOnPlane(
          node: old, shown: shown, local: old.clock.local(at: transition.oldTime),
          plane: layer.plane.moved(by: moved), opacity: layer.opacity))
    }
    func coming(_ moved: SIMD2<Double>) -> [DisplayList.Item] {
      guard layer.shown.isShown else { return [] }
      var layer = layer
      layer.plane = layer.plane.moved(by: moved)
      return plainItems(of: layer)
    }
    switch transition.effect {
    case .moveIn: return leaving(.zero) + coming(way * (1 - k))
    case .push: return leaving(way * -k) + coming(way * (1 - k))
    case .reveal: return coming(.zero) + leaving(way * -k)
    case .fade: return [mixed(leaving(.zero), coming(.zero), k, layer.node)]
    }
  }

  /// Each pixel is one state's times 1 − k plus the other's times k, also where neither is opaque.
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

extension LayerPlane {
  fileprivate func moved(by way: SIMD2<Double>) -> LayerPlane {
    way == .zero ? self : sublayer(.translation(way.x, way.y, 0))
  }
}
