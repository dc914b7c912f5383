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

  /// Paints all snapshots, and keeps the masks of shadows from one to the next.
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

extension CALayer {
  /// Fills a bitmap of the bounds' size, at the contents scale, with what `draw(in:)` draws.
  ///
  /// Bounds without pixels have no contents. Nor have those that are too large for a bitmap, which
  /// is said as Core Animation says it (Patrick-Kladek/CocoaDebugKit#1).
  func drawBitmap() {
    let size = bounds.size
    let scale = contentsScale
    guard let pixels = BitmapSize(size, scale: scale),
      let context = CGContext(width: pixels.width, height: pixels.height, scale: scale)
    else {
      contents = nil
      if size.width * scale > 0, size.height * scale > 0 { warnOfSize() }
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.makeImage()
  }

  private func warnOfSize() {
    func six(_ value: CGFloat) -> String { String(format: "%f", value) }
    let (width, height, scale) = (bounds.width, bounds.height, contentsScale)
    UIKitLog.warnOnce(
      "[<\(World.current.names(delegate ?? self)) layer> display]: Ignoring bogus layer size "
        + "(\(six(width)), \(six(height))), contentsScale \(six(scale)), backing store size "
        + "(\(six(width * scale)), \(six(height * scale))). Its contents are not drawn; give it "
        + "a size of at most \(BitmapSize.longestSide) pixels a side and "
        + "\(BitmapSize.mostPixels) in all.")
  }
}

/// A presentation layer, with what decides on its values: the committed layer and its parent's time.
struct ShownCopy {
  let layer: CALayer
  let node: RenderNode
  let time: Double
}

// Copies of layers as they show.
extension CALayer {
  /// The layer with the values that show now; nil before the first commit.
  ///
  /// One object for each commit and time, so that two ways to it through the tree meet.
  func presentationCopy() -> CALayer? {
    guard !isPresentation else { return self }
    guard let node else { return nil }
    let time = committedParentTime
    if let shownCopy, shownCopy.node === node, shownCopy.time == time { return shownCopy.layer }
    let copy = CALayer(layer: self)
    copy.values = node.presentation(at: time)
    copy.clock = node.clock
    copy.modelLayer = self
    shownCopy = ShownCopy(layer: copy, node: node, time: time)
    return copy
  }

  /// What stands in for the sublayers of the presentation layer.
  var presentationSublayers: [CALayer]? { sublayers?.compactMap { $0.presentation() } }
}
