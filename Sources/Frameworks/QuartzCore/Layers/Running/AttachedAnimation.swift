/// An animation that was added to a layer.
@MainActor
package final class AttachedAnimation {
  package let key: String
  package let animation: CAAnimation
  package private(set) weak var layer: CALayer?
  /// The compiled animations that rendering reads; empty until this animation has begun.
  var compiled: [RenderAnimation] = []
  /// The compiled animations of the app's own keys, which the layer applies when it draws itself.
  var keyed: [KeyedAnimation] = []
  /// The compiled `CATransition`; nil until the transition has begun.
  private(set) var transition: RenderNode.Transition?
  /// The layer's appearance when a transition was added to it, and the superlayer's time at that
  /// moment.
  private var old: (node: RenderNode, time: Double)?
  /// The layer's local time at which the animation becomes active.
  private(set) var localBegin = Double.infinity
  private(set) var localEnd = Double.infinity
  package private(set) var isOver = false
  /// Whether a commit has computed the animation's begin and end times.
  private(set) var hasBegun = false
  /// Whether the animation has become active, so that the delegate was called.
  private(set) var hasStarted = false
  private var scopes: [CompletionScope]
  private let defaultDuration: Double
  /// The delay before the animation begins. The delay is in seconds of the layer's time or, for a
  /// driven animation, of the driver's clock.
  private let delay: Double
  /// Whether `drive(by:)` determines the animation's time instead of the layer's clock.
  package let isDriven: Bool
  /// Whether the animation runs until it is removed.
  let isEndless: Bool

  init(
    key: String, animation: CAAnimation, layer: CALayer, scopes: [CompletionScope],
    defaultDuration: Double, delay: Double, isDriven: Bool = false
  ) {
    self.delay = delay
    self.isDriven = isDriven
    self.key = key
    self.animation = animation
    self.layer = layer
    self.scopes = scopes
    self.defaultDuration = defaultDuration
    let span = animation.span(beginningAt: 0, defaultDuration: defaultDuration)
    isEndless = span.end == .infinity
    for scope in scopes { scope.began() }
    if animation is CATransition, let node = layer.node {
      let now = World.current.clock.now
      old = (node, layer.superlayer?.localTime(at: now) ?? now)
    }
    // The time of a driven animation does not depend on commits, so it is compiled immediately.
    if isDriven { compile(beginningAt: delay) }
  }

  private func compile(beginningAt begin: Double) {
    compiled = animation.compiled(beginningAt: begin, defaultDuration: defaultDuration)
    keyed = animation.keyed(beginningAt: begin, defaultDuration: defaultDuration) { key in
      layer?.value(forUndefinedKey: key)
    }
    guard compiled.isEmpty || animation is CAAnimationGroup else { return }
    for misfit in animation.misfits { UIKitLog.warnOnce(misfit) }
  }

  func begin(layerTime: Double) {
    hasBegun = true
    guard !isDriven else { return }
    let begin = layerTime + delay
    compile(beginningAt: begin)
    (localBegin, localEnd) = animation.span(
      beginningAt: begin, defaultDuration: defaultDuration)
    if let kind = animation as? CATransition, let old {
      let timing = kind.timing(beginningAt: begin, defaultDuration: defaultDuration)
      transition = kind.render(from: old.node, at: old.time, timing: timing)
    }
    layer?.animationsChanged()
  }

  /// Calls the delegate once, when the animation becomes active.
  func startIfDue(at localTime: Double) {
    guard !hasStarted, localTime >= localBegin else { return }
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    World.current.animations.enqueue { [animation] in delegate.animationDidStart(animation) }
  }

  /// Moves the animation by `lag` seconds in its layer's time. Called when a scrubbed clock is
  /// restored.
  func shift(by lag: Double) {
    guard hasBegun else { return }
    compiled = compiled.map { $0.shifted(by: lag) }
    keyed = keyed.map { $0.shifted(by: lag) }
    transition?.timing.begin += lag
    guard !isDriven else { return }
    localBegin += lag
    localEnd += lag
  }

  /// Adapts the animation to a superlayer that was resized by `ratio`. Distances are scaled; times
  /// do not change.
  package func scale(by ratio: SizeRatio) {
    guard hasBegun, !isOver else { return }
    compiled = compiled.map { $0.scaled(by: ratio) }
    layer?.animationsChanged()
  }

  /// Removes the animation from its layer, and notifies its scopes and its delegate exactly once.
  func end(finished: Bool, at time: Double) {
    // An animation that has ended may still be attached to its layer. Removing such an animation
    // detaches it from the layer.
    guard !isOver else { return finished ? () : detach() }
    isOver = true
    if !finished || animation.isRemovedOnCompletion { detach() }
    let registry = World.current.animations
    registry.endedEarly()
    if hasBegun, let delegate = animation.delegate {
      registry.enqueue { [animation] in delegate.animationDidStop(animation, finished: finished) }
    }
    for scope in scopes { scope.ended(finished: finished, at: time) }
    scopes.removeAll()
  }

  /// Removes the animation without callbacks. Called when the `World` is dissolved.
  func drop() {
    isOver = true
    detach()
    for scope in scopes { scope.drop() }
    scopes.removeAll()
  }

  private func detach() { layer?.detach(self) }

  /// Ends the animation as finished, after a cancelled transition has returned to its start. The
  /// animation is removed from its layer even if `isRemovedOnCompletion` is false.
  package func endRunBack(at time: Double) {
    end(finished: true, at: time)
    detach()
  }
}
