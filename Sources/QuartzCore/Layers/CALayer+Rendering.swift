extension CALayer {
  /// Draws the layer and its sublayers into `ctx`, in the layer's own coordinates.
  ///
  /// Shows model values, not animations, and what was last drawn into the layers. What lies
  /// outside the bounds is left out.
  ///
  /// Raises where a sublayer stands at no finite position, as since iOS 9
  /// (facebookarchive/ios-snapshot-test-case#112).
  public func render(in ctx: CGContext) {
    refuseInfiniteSublayers()
    let ctm = ctx.ctm
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    guard scale > 0, let image = Self.picture(of: snapshot(.model), at: 0, scale: scale) else {
      return
    }
    ctx.drawUpright(image, in: bounds)
  }

  private func refuseInfiniteSublayers() {
    for layer in sublayers ?? [] {
      guard layer.position.isFinitePoint else {
        UIKitLog.raise(
          UIKitLog.invalidGeometry,
          "sublayer with non-finite position [\(layer.position.x.short) "
            + "\(layer.position.y.short)]")
      }
      layer.refuseInfiniteSublayers()
    }
  }

  /// Which values a snapshot shows.
  package enum SnapshotState {
    /// Model values without animations.
    case model
    /// Model values and the animations on them, as the next commit would publish.
    case upcoming
    /// What the last commit published.
    case shown
  }

  /// The bounds as a picture of `scale` pixels a point; nil when they have no area, or when
  /// nothing was published yet.
  package func picture(_ state: SnapshotState, scale: CGFloat) -> CGImage? {
    let now = World.current.clock.now
    // The root's parent time; a layer without a superlayer lives in the screen's time.
    let time = superlayer?.convertTime(now, from: nil) ?? now
    let node = state == .shown ? self.node : snapshot(state)
    return node.flatMap { Self.picture(of: $0, at: time, scale: scale) }
  }

  /// Coarser than `scale` says where that would take too many pixels: the picture is stretched to
  /// the layer's size by all who show it.
  private static func picture(of node: RenderNode, at t: Double, scale: CGFloat) -> CGImage? {
    let shown = node.shown(at: t)
    let size = shown.values.bounds.size
    guard shown.isFinite,
      let scale = BitmapSize.scale(
        Double(scale), fitting: size, mostPixels: BitmapSize.mostPicturePixels)
    else { return nil }
    let list = RenderTree(root: node).displayList(at: t, size: size, scale: Double(scale))
    guard list.width > 0, list.height > 0 else { return nil }
    return painter.render(list)
  }

  /// Of all snapshots: keeps the masks of shadows from one to the next.
  private static let painter = Compositor()

  /// The subtree as values, leaving what the next commit publishes alone.
  private func snapshot(_ state: SnapshotState) -> RenderNode {
    displayIfNeeded()
    return RenderNode(
      id: id, values: values, clock: clock,
      animations: state == .model ? [] : attached.flatMap(\.compiled),
      children: children.map { $0.snapshot(state) }, mask: mask?.snapshot(state),
      keepsDepth: keepsDepth, transition: state == .model ? nil : transition)
  }
}
