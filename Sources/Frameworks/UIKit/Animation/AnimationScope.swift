/// One animation block. The scope converts each property change inside its animation block to an
/// animation.
///
/// Views call `action(layer:key:)` for each change. `AnimationRule` determines which properties are
/// animated and how; the block provides the timing.
@MainActor
package final class AnimationScope {
  /// The timing of a block's animations.
  package enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(stiffness: Double, damping: Double, velocity: Double)
  }

  package var duration: Double
  package var delay: Double
  package var pace: Pace
  package var beginsFromCurrentState = false
  package var repeats = false
  /// The repeat count of animations that are added from now on; nil if they run once.
  package var repeatCount: Float?
  package var autoreverses = false
  /// Whether views that are animated in this scope receive touches during the animation; false by
  /// default.
  package var allowsTouches = false
  /// Lays out a layer that has changed in this scope. It is called at the end of the block, so that
  /// the layer's sublayers are animated together with it (facts H.1.17); nil if layers are laid out
  /// as usual.
  package var layOut: ((CALayer) -> Void)?
  private var changedLayers: [CALayer] = []
  /// The timing of the y-coordinates of positions, if it differs from `pace`.
  package var verticalPace: Pace?
  /// Controls the block's animations. Without a driver, the animations follow the time of their
  /// layers. `delay` is measured on the driver's clock.
  package var driver: (any AnimationDriver)?
  /// Collects the changes of a keyframe block instead of animating them individually.
  package var keyframes: KeyframeRecorder?
  package let completion: CompletionScope

  package init(duration: Double, delay: Double, pace: Pace, completion: ((Bool) -> Void)?) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    // The completion scope is created even without a completion block, because views receive
    // touches again when the completion scope ends.
    self.completion = CompletionScope(completion: completion ?? { _ in })
  }

  /// The duration in seconds of a block that has a delay but no duration: its values change in one
  /// step after the delay. The duration is not 0, because Core Animation replaces 0 with its
  /// default duration.
  package static let shortestDuration = 1e-6

  // MARK: The block stack

  /// The innermost block; nil outside any block and inside `performWithoutAnimation`.
  package static var current: AnimationScope? {
    let world = World.current
    guard let innermost = blocks.last(where: { $0.world != nil }),
      innermost.world === world || !World.isEntered,
      State.current.isEnabled, let scope = innermost.scope, scope.duration > 0 || scope.delay > 0
    else { return nil }
    return scope
  }

  /// The running blocks, the outermost first. All stages share this list, because a block may
  /// change views of any stage while no stage is active.
  private static var blocks: [OpenBlock] = []

  package static var isEnabled: Bool {
    get { State.current.isEnabled }
    set { State.current.isEnabled = newValue }
  }

  /// While a transition captures changes, this object receives every animation block, and every
  /// model value that is written in a block.
  package static var observer: (any AnimationObserver)? {
    get { State.current.observer }
    set { State.current.observer = newValue }
  }

  /// Runs `changes` with `scope` as the innermost block. If `scope` is nil, the changes are not
  /// animated.
  package static func run(_ scope: AnimationScope?, _ changes: () -> Void) {
    let block = open(scope)
    changes()
    scope?.layOutChanged()
    block.close()
  }

  /// Lays out the layers that have changed, in the order of the changes. A layout may change other
  /// layers, which are laid out as well.
  package func layOutChanged() {
    while !changedLayers.isEmpty {
      let layers = changedLayers
      changedLayers = []
      for layer in layers { layOut?(layer) }
    }
  }

  /// Makes `scope` the innermost block until the returned block is closed.
  package static func open(_ scope: AnimationScope?) -> OpenBlock {
    let state = State.current
    let world = World.current
    let outerObserver = world.writeObserver
    let block = OpenBlock(scope, in: world, outerObserver)
    blocks.removeAll { $0.world == nil }
    blocks.append(block)
    // A block with a driver is not captured, because the driver itself restores the values that it
    // has animated (facts C.9).
    if let observer = state.observer, scope?.driver == nil {
      if let scope { observer.ran(scope) }
      world.writeObserver = { layer, property, before, after in
        outerObserver?(layer, property, before, after)
        observer.wrote(layer, property, before, after)
      }
    }
    return block
  }

  /// A running block, and the `World` in which it runs. This object does not keep the `World`
  /// alive, because an app may forget to commit a block.
  @MainActor
  package final class OpenBlock {
    fileprivate let scope: AnimationScope?
    fileprivate private(set) weak var world: World?
    private let outerObserver: World.WriteObserver?

    fileprivate init(
      _ scope: AnimationScope?, in world: World, _ outerObserver: World.WriteObserver?
    ) {
      (self.scope, self.world, self.outerObserver) = (scope, world, outerObserver)
    }

    /// Closes the block, and the blocks inside it that are still open. Has no effect if the block
    /// is closed already.
    package func close() {
      guard let index = blocks.lastIndex(where: { $0 === self }) else { return }
      world?.writeObserver = outerObserver
      blocks.removeSubrange(index...)
    }
  }

  private final class State: WorldService {
    var isEnabled = true
    var observer: (any AnimationObserver)?
    static var current: State { World.current.service() }
  }

  // MARK: Actions

  /// The action for a change of `key`. The action creates an animation with the timing of the
  /// innermost block. Nil if there is no block or the property is not animated.
  package static func action(layer: CALayer, key: String) -> (any CAAction)? {
    guard let scope = current, let property = AnimatableProperty(rawValue: key) else { return nil }
    if scope.layOut != nil, !scope.changedLayers.contains(where: { $0 === layer }) {
      scope.changedLayers.append(layer)
    }
    if let recorder = scope.keyframes, recorder.isRecording {
      return recorder.action(layer: layer, property: property, driver: scope.driver)
    }
    guard let rule = AnimationRule(property) else { return nil }
    return ScopedChange(scope: scope, rule: rule, layer: layer, property: property)
  }

  /// Sets an animation's timing to that of the block and adds it to the layer.
  package func add(_ animation: CAAnimation, to layer: CALayer, key: String) {
    animation.duration = max(duration, Self.shortestDuration)
    animation.fillMode = .both
    if case .curve(let function) = pace { animation.timingFunction = function }
    if let repeatCount { animation.repeatCount = repeatCount }
    if repeats { animation.repeatCount = .infinity }
    animation.autoreverses = autoreverses
    guard let driver else {
      layer.attachAction(animation, forKey: key, scope: completion, delay: delay)
      return
    }
    let attached = layer.attachAction(
      animation, forKey: key, scope: completion, delay: delay, isDriven: true)
    if let attached { driver.adopt(attached) }
  }

  /// Whether the two axes of a position have different timing.
  fileprivate var isSplit: Bool { verticalPace != nil }

  /// An animation with the block's timing. If the timing is a curve, the result is a basic
  /// animation; otherwise it is a spring animation.
  package func basicAnimation(_ keyPath: String) -> CABasicAnimation {
    let isVertical = keyPath == AnimatableProperty.positionY.rawValue
    guard
      case .spring(let stiffness, let damping, let velocity) =
        isVertical ? verticalPace ?? pace : pace
    else { return CABasicAnimation(keyPath: keyPath) }
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = 1
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity
    return spring
  }
}

/// The action for a change inside a block. The action stores the old value, and adds the animation
/// after the new value has been set.
@MainActor
private final class ScopedChange: CAAction {
  private let scope: AnimationScope
  private let rule: AnimationRule
  private let before: AnimatableValue
  private let shown: AnimatableValue

  init(
    scope: AnimationScope, rule: AnimationRule, layer: CALayer, property: AnimatableProperty
  ) {
    self.scope = scope
    self.rule = rule
    before = layer.values[property]
    shown =
      scope.beginsFromCurrentState ? (layer.presentationValues() ?? layer.values)[property] : before
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let property = AnimatableProperty(rawValue: event)
    else { return }
    let after = layer.values[property]
    scope.driver?.changed(layer, property, before, after)
    guard case .additive = rule else { return replace(layer, event, to: after) }
    switch (before, after) {
    case (.rect(let old), .rect(let new)):
      if old.origin != new.origin {
        let difference = CGPoint(x: old.minX - new.minX, y: old.minY - new.minY)
        addDifference(difference, zero: CGPoint.zero, layer, "bounds.origin")
      }
      if old.size != new.size {
        let difference = CGSize(width: old.width - new.width, height: old.height - new.height)
        addDifference(difference, zero: CGSize.zero, layer, "bounds.size")
      }
    case (.point(let old), .point(let new)) where property == .position && scope.isSplit:
      addDifference(old.x - new.x, zero: 0.0, layer, "position.x")
      addDifference(old.y - new.y, zero: 0.0, layer, "position.y")
    case (.point(let old), .point(let new)):
      addDifference(CGPoint(x: old.x - new.x, y: old.y - new.y), zero: CGPoint.zero, layer, event)
    case (.number(let old), .number(let new)):
      addDifference(old - new, zero: 0.0, layer, event)
    case (.transform(let old), .transform(let new)):
      // The difference of two matrices is old · new⁻¹. For a matrix without an inverse (scaled by 0
      // or seen edge-on), the animation is replacing instead of additive.
      guard let inverse = new.inverse else { return replace(layer, event, to: after) }
      addDifference(CATransform3DConcat(old, inverse), zero: CATransform3DIdentity, layer, event)
    default:
      replace(layer, event, to: after)
    }
  }

  private func addDifference(_ from: Any, zero: Any, _ layer: CALayer, _ keyPath: String) {
    let animation = scope.basicAnimation(keyPath)
    animation.fromValue = from
    animation.toValue = zero
    animation.isAdditive = true
    scope.add(animation, to: layer, key: freeKey(keyPath, on: layer))
  }

  private func replace(_ layer: CALayer, _ keyPath: String, to after: AnimatableValue) {
    let animation = scope.basicAnimation(keyPath)
    animation.fromValue = shown.fromValue
    animation.toValue = after.boxed
    scope.add(animation, to: layer, key: keyPath)
  }

  /// Returns the first unused key among "position", "position-2" and so on, because earlier
  /// additive animations of the property continue to run.
  private func freeKey(_ keyPath: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while layer.animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

/// Receives every animation block without a driver, and every model value that is written in such a
/// block.
@MainActor
package protocol AnimationObserver: AnyObject {
  func ran(_ scope: AnimationScope)
  func wrote(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue)
}
