import CoreGraphics

extension AnimatableProperty {
  /// The layers that need layout after a change of a property (facts M.1).
  enum LayoutMark { case none, superlayer, layerAndSuperlayer }

  /// The layers that a change of this property marks for layout. A change of the bounds marks
  /// layers only if the size changes.
  var layoutMark: LayoutMark {
    switch self {
    case .bounds: .layerAndSuperlayer
    case .transform: .superlayer
    default: .none
    }
  }
}

extension CALayer {
  /// Marks the layers that need layout after a change of `property`. `old` is the size of the
  /// bounds before the change.
  func markLayout(after property: AnimatableProperty, from old: CGSize) {
    switch property.layoutMark {
    case .none: break
    case .superlayer: superlayer?.sublayersChanged(by: self)
    case .layerAndSuperlayer:
      guard values.bounds.size != old else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      superlayer?.sublayersChanged(by: self)
    }
  }

  /// Marks this layer after a change of one of its sublayers or of their order. A layer that is
  /// placing its sublayers is not marked, so a layout that changes the same sublayer in every pass
  /// does not repeat (facts M.3). A mask takes no part in the layout.
  func sublayersChanged(by sublayer: CALayer) {
    guard !isLayingOut, sublayer !== mask else { return }
    setNeedsLayout()
  }

  /// Lays out every layer of the subtree that needs layout, parents first. Returns false if no
  /// layer needed layout.
  @discardableResult
  package func layoutTree() -> Bool {
    StackSpace.require(for: "layout")
    var didLayout = false
    if needsLayoutNow {
      needsLayoutNow = false
      let wasLayingOut = isLayingOut
      isLayingOut = true
      layoutSublayers()
      isLayingOut = wasLayingOut
      didLayout = true
    }
    guard hasLayoutBelow else { return didLayout }
    hasLayoutBelow = false
    for child in held where child.superlayer === self {
      if child.layoutTree() { didLayout = true }
    }
    return didLayout
  }

  /// The layers of the subtree that need layout.
  package var layersNeedingLayout: [CALayer] {
    (needsLayoutNow ? [self] : []) + held.flatMap(\.layersNeedingLayout)
  }
}
