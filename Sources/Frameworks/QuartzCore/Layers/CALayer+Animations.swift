import CDeviceRuntime

/// An animation that is run as an action, and the function that attaches it to a layer. They are
/// stored while an exchanged implementation of `add(_:forKey:)` runs.
@MainActor
private final class ActionAttachment {
  let animation: CAAnimation
  let attach: (CALayer, String?) -> AttachedAnimation
  var attached: AttachedAnimation?

  init(_ animation: CAAnimation, attach: @escaping (CALayer, String?) -> AttachedAnimation) {
    (self.animation, self.attach) = (animation, attach)
  }

  static var current: ActionAttachment?
}

extension CALayer {
  func removeAttached(forKey key: String) {
    for found in attached where found.key == key {
      found.end(finished: false, at: World.current.clock.now)
    }
  }

  /// Adds a copy of an animation. An animation that is an action is added itself, without a copy.
  final func addCopy(of animation: CAAnimation, forKey key: String?) {
    World.activate(worldOf: self)
    if let action = ActionAttachment.current, action.animation === animation {
      action.attached = action.attach(self, key)
      return
    }
    animation.refuseCycle()
    let copy = animation.duplicate()
    for sentence in copy.replaceOddNumbers() { UIKitLog.warn(sentence) }
    attach(copy, forKey: animation is CATransition ? kCATransition : key, scope: nil)
  }

  /// Adds an animation that is an action, without copying it. On iOS, an action calls
  /// `add(_:forKey:)`. If `add(_:forKey:)` has been exchanged, this method therefore runs the
  /// exchanged implementation. Returns nil if the exchanged implementation does not add the
  /// animation.
  @discardableResult
  package func attachAction(
    _ animation: CAAnimation, forKey key: String?, scope: CompletionScope?, delay: Double = 0,
    isDriven: Bool = false
  ) -> AttachedAnimation? {
    guard methods_are_exchanged() else {
      return attach(animation, forKey: key, scope: scope, delay: delay, isDriven: isDriven)
    }
    let action = ActionAttachment(animation) { layer, key in
      layer.attach(animation, forKey: key, scope: scope, delay: delay, isDriven: isDriven)
    }
    let outer = ActionAttachment.current
    ActionAttachment.current = action
    defer { ActionAttachment.current = outer }
    let method = "addAnimation:forKey:"
    guard ExchangedMethods.ran(method, of: CALayer.self, self, animation, key) else {
      return action.attach(self, key)
    }
    return action.attached
  }

  /// Adds `animation` itself, not a copy. `scope` is notified when the animation ends.
  ///
  /// An animation without a duration permanently adopts the transaction's duration, which is 0.25 s
  /// by default (source: `CALayer.h`, `add(_:forKey:)`).
  ///
  /// If `isDriven` is true, another clock determines the animation's time instead of the layer's
  /// clock. `delay` is in the time of the clock that determines the animation's time. A driven
  /// animation ends only when it is removed.
  @discardableResult
  package func attach(
    _ animation: CAAnimation, forKey key: String?, scope: CompletionScope?, delay: Double = 0,
    isDriven: Bool = false
  ) -> AttachedAnimation {
    if let key, !key.isEmpty { removeAnimation(forKey: key) }
    let transactions = World.current.transactions
    startAtPresentKey(animation)
    if !(animation.duration > 0) { animation.duration = transactions.animationDuration }
    let new = AttachedAnimation(
      key: key ?? "", animation: animation, layer: self,
      scopes: transactions.scopes + (scope.map { [$0] } ?? []),
      defaultDuration: transactions.animationDuration, delay: delay,
      isDriven: isDriven)
    attached.append(new)
    World.current.animations.add(new)
    markDirty()
    return new
  }

  func detach(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    markDirty()
  }

  func animationsChanged() { markDirty() }
}

extension CALayer {
  /// The animation of this layer that ends last, with the number of seconds that are left of it. Nil
  /// if no animation of limited length is running. The animations in `others` do not count.
  package func lastAnimation(besides others: AttachedAnimations) -> (key: String, left: Double)? {
    let now = localTime(at: World.current.clock.now)
    return attached.filter { animation in
      animation.hasBegun && !animation.isDriven && !animation.isEndless && !animation.isOver
        && !others.contains(animation)
    }.map { ($0.key, $0.localEnd - now) }.max { $0.1 < $1.1 }
  }

  /// The animations that the layer has now.
  package var attachedAnimations: AttachedAnimations { AttachedAnimations(attached) }
}

/// The animations of a layer at one time. They are not retained.
package struct AttachedAnimations {
  private struct Reference { weak var animation: AttachedAnimation? }
  private let list: [Reference]

  package static var none: AttachedAnimations { AttachedAnimations([]) }

  fileprivate init(_ animations: [AttachedAnimation]) {
    list = animations.map { Reference(animation: $0) }
  }

  fileprivate func contains(_ animation: AttachedAnimation) -> Bool {
    list.contains { $0.animation === animation }
  }
}
