extension CALayer {
  /// Adds `animation` itself, not a copy. `scope` is notified when the animation ends.
  ///
  /// An animation without a duration permanently adopts the transaction's duration, which is 0.25 s
  /// by default (source: `CALayer.h`, `add(_:forKey:)`).
  ///
  /// If `isDriven` is true, another clock determines the animation's time instead of the layer's
  /// clock. `delay` is in that clock's time. A driven animation ends only when it is removed.
  @discardableResult
  package func attach(
    _ animation: CAAnimation, forKey key: String?, scope: CompletionScope?, delay: Double = 0,
    isDriven: Bool = false
  ) -> AttachedAnimation {
    if let key, !key.isEmpty { removeAnimation(forKey: key) }
    let transactions = World.current.transactions
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
