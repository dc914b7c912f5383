extension CALayer {
  /// Draws the layer and its sublayers into `ctx`, in the layer's own coordinates.
  ///
  /// The drawing shows model values without animations, and contents from the last time that they
  /// were drawn. The drawing is clipped to the bounds.
  ///
  /// Raises an exception if a sublayer's position is not finite, as UIKit does since iOS 9
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

  /// The state of the layers that a snapshot shows.
  package enum SnapshotState {
    /// Model values without animations.
    case model
    /// Model values with their animations. The next commit will publish these values.
    case upcoming
    /// The values of the last commit.
    case shown
  }

  /// An image of the bounds at `scale` pixels per point. Nil if the bounds have no area, or if
  /// nothing has been committed yet.
  package func picture(_ state: SnapshotState, scale: CGFloat) -> CGImage? {
    let now = World.current.clock.now
    // Local time is computed from the parent's time, so a layer without a superlayer needs the
    // root's time.
    let time = superlayer?.convertTime(now, from: nil) ?? now
    let node = state == .shown ? self.node : snapshot(state)
    return node.flatMap { Self.picture(of: $0, at: time, scale: scale) }
  }

  /// Uses a smaller scale if the image would have too many pixels. Callers stretch the image to the
  /// layer's size.
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

  /// Renders all snapshots. One compositor is shared, because it caches shadow masks.
  private static let painter = Compositor()

  /// The subtree as render nodes. Creating the nodes does not affect the next commit.
  private func snapshot(_ state: SnapshotState) -> RenderNode {
    displayIfNeeded()
    return RenderNode(
      id: id, values: state == .model ? values : drawnValues, clock: clock,
      animations: state == .model ? [] : attached.flatMap(\.compiled),
      children: children.map { $0.snapshot(state) }, mask: mask?.snapshot(state),
      keepsDepth: keepsDepth, transition: state == .model ? nil : transition)
  }
}

extension CALayer {
  /// Creates a bitmap of the bounds' size at the contents scale and fills it by calling
  /// `draw(in:)`.
  ///
  /// If the bounds contain no pixels, the layer gets no contents. If the bounds exceed the maximum
  /// bitmap size, the layer gets no contents either, and Core Animation's warning is logged
  /// (Patrick-Kladek/CocoaDebugKit#1).
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
        + "(\(six(width * scale)), \(six(height * scale))). Its contents are not drawn; give it a "
        + "size of at most \(BitmapSize.longestSide) pixels per side and \(BitmapSize.mostPixels) "
        + "in total.")
  }
}

/// A presentation layer, with the committed node and the parent's time for which it was created.
struct PresentationCopy {
  let layer: CALayer
  let node: RenderNode
  let time: Double
}

extension CALayer {
  /// The layer with its presentation values; nil before the first commit.
  ///
  /// A layer has one presentation layer for each commit and time, so that different paths through
  /// the tree lead to the same object.
  func presentationCopy() -> CALayer? {
    guard !isPresentation else { return self }
    guard let node else { return nil }
    let time = committedParentTime
    if let shownCopy, shownCopy.node === node, shownCopy.time == time { return shownCopy.layer }
    let copy = copied(node.presentation(at: time))
    copy.clock = node.clock
    copy.appKeys = presentKeys
    shownCopy = PresentationCopy(layer: copy, node: node, time: time)
    return copy
  }

  /// The sublayers of the presentation layer.
  var presentationSublayers: [CALayer]? { sublayers?.compactMap { $0.presentation() } }
}
