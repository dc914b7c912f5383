/// One animation on one layer.
@MainActor
package final class AttachedAnimation {
  package let key: String
  package let animation: CAAnimation
  package private(set) weak var layer: CALayer?
  /// What frames read; empty until the animation has begun.
  var compiled: [RenderAnimation] = []
  /// What frames read of a `CATransition` that has begun.
  private(set) var transition: RenderNode.Transition?
  /// What the layer showed when a transition was added, and its parent's time then.
  private var old: (node: RenderNode, time: Double)?
  /// Its active time in the layer's time.
  private(set) var localBegin = Double.infinity
  private(set) var localEnd = Double.infinity
  package private(set) var isOver = false
  /// True once a commit has given it its times.
  private(set) var hasBegun = false
  /// True once its active time has begun and its delegate was told.
  private(set) var hasStarted = false
  private var scopes: [CompletionScope]
  private let defaultDuration: Double
  /// Seconds between being added and beginning: of layer time, or of its driver's clock.
  private let delay: Double
  /// Whether `drive(by:)` says where it stands, instead of the layer's time.
  package let isDriven: Bool
  /// Whether it never ends by itself.
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
    // The driver's time does not wait for a commit.
    if isDriven { compile(beginningAt: delay) }
  }

  private func compile(beginningAt begin: Double) {
    compiled = animation.compiled(beginningAt: begin, defaultDuration: defaultDuration)
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

  /// Tells the delegate, once, that the active time has begun.
  func startIfDue(at localTime: Double) {
    guard !hasStarted, localTime >= localBegin else { return }
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    World.current.animations.enqueue { [animation] in delegate.animationDidStart(animation) }
  }

  /// Moves the whole animation in its layer's time, when a scrubbed clock is set back.
  func shift(by lag: Double) {
    guard hasBegun else { return }
    compiled = compiled.map { $0.shifted(by: lag) }
    transition?.timing.begin += lag
    guard !isDriven else { return }
    localBegin += lag
    localEnd += lag
  }

  /// Goes on in a superlayer that has grown by `ratio`: the way grows along, the time stays.
  package func scale(by ratio: SizeRatio) {
    guard hasBegun, !isOver else { return }
    compiled = compiled.map { $0.scaled(by: ratio) }
    layer?.animationsChanged()
  }

  /// Takes the animation off its layer and tells who waits for it; exactly once.
  func end(finished: Bool, at time: Double) {
    // One that stays on its layer after its end can still be removed.
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

  /// Takes the animation off its layer and calls nobody: the world dissolves.
  func drop() {
    isOver = true
    detach()
    for scope in scopes { scope.drop() }
    scopes.removeAll()
  }

  private func detach() { layer?.detach(self) }

  /// Ends it as finished and takes it off its layer, whatever it would leave there: a cancelled
  /// transition has run back to where it began.
  package func endRunBack(at time: Double) {
    end(finished: true, at: time)
    detach()
  }
}
