extension TransitionSession {
  /// Adapts the running transition to a change of its window's size. A change of the window's size
  /// does not affect the clocks of layers and animators.
  ///
  /// The new layout replaces the positions that the animator wrote. Each view that the animator
  /// moves has a start and an end position. The resting position of the arriving view is its end
  /// position; the resting position of any other view is its start position. After the change of
  /// size, the resting position of each view is its position in the new layout. The start or end
  /// position that is not the resting position keeps its offset from the resting position, scaled
  /// with the superview's size. The values of running animations are scaled in the same way as the
  /// views' positions. If the transition is cancelled, the views return to their start positions in
  /// the new layout (unverified).
  func follow(_ change: () -> Void) {
    guard !isPreparing, !hasEnded else { return change() }
    isResized = true
    let arriving = host.view(forKey: .to)?.layer
    let captures = [capture] + ownCaptures
    let moves = captures.map { capture in
      capture.takeMoves().map { Placement(write: $0, arriving: arriving) }
    }
    for move in moves.joined().reversed() { move.layer.restore(move.property, to: move.rest) }
    var animations: [AttachedAnimation] = []
    for animation in captures.flatMap(\.animations)
    where !animations.contains(where: { $0 === animation }) {
      animations.append(animation)
    }
    let sizes = Superlayers(moves.joined().map(\.layer) + animations.compactMap(\.layer))

    change()

    // All resting positions are read before any position is set to its animated value.
    let writes = moves.map { $0.map { $0.write(after: sizes.ratio(of: $0.layer)) } }
    for animation in animations {
      if let layer = animation.layer { animation.scale(by: sizes.ratio(of: layer)) }
    }
    for write in writes.joined() { write.layer.restore(write.property, to: write.after) }
    for (capture, writes) in zip(captures, writes) { capture.writes += writes }
  }

  /// Sets the final frames of a transition whose window was resized, because the animator may have
  /// written outdated frames when it ended.
  func settleFrames(completed: Bool) {
    guard isResized else { return }
    let (controller, key) = completed ? (host.to, Key.to) : (host.from, Key.from)
    if let view = host.view(forKey: key), let frame = host.restingFrame(of: controller) {
      view.place(in: frame)
    }
    host.containerView.setNeedsLayout()
    host.containerView.layoutIfNeeded()
  }
  private typealias Key = UITransitionContextViewKey

  /// A captured change of a layer's position or size. Either the value before the change or the
  /// value after it is the resting value.
  @MainActor
  private struct Placement {
    let layer: CALayer
    let property: AnimatableProperty
    private let before, after: AnimatableValue
    private let restsAfter: Bool

    init(write: AnimationCapture.Write, arriving: CALayer?) {
      layer = write.layer
      property = write.property
      before = write.before
      after = write.after
      restsAfter = arriving.map { $0.isAncestor(of: write.layer) } ?? false
    }

    var rest: AnimatableValue { restsAfter ? after : before }

    /// The captured write, adjusted to the new layout.
    func write(after ratio: SizeRatio) -> AnimationCapture.Write {
      let rest = layer.values[property]
      let other = AnimatableValue.moved(
        from: rest, as: restsAfter ? before : after, from: self.rest, by: ratio, of: property)
      return AnimationCapture.Write(
        layer: layer, property: property, before: restsAfter ? other : rest,
        after: restsAfter ? rest : other)
    }
  }

  /// The sizes of some layers' superlayers before the window's size changes.
  @MainActor
  private struct Superlayers {
    private var sizes: [ObjectIdentifier: CGSize] = [:]

    init(_ layers: [CALayer]) {
      for parent in layers.compactMap(\.superlayer) {
        sizes[ObjectIdentifier(parent)] = parent.bounds.size
      }
    }

    func ratio(of layer: CALayer) -> SizeRatio {
      guard let parent = layer.superlayer else { return SizeRatio(from: .zero, to: .zero) }
      let new = parent.bounds.size
      return SizeRatio(from: sizes[ObjectIdentifier(parent)] ?? new, to: new)
    }
  }
}
