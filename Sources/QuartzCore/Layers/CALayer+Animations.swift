extension CALayer {
  /// Adds `animation` itself; `scope` is told when it ends.
  package func attach(
    _ animation: CAAnimation, forKey key: String?, scope: CompletionScope?, delay: Double = 0
  ) {
    if let key, !key.isEmpty { removeAnimation(forKey: key) }
    let transactions = World.current.transactions
    let new = AttachedAnimation(
      key: key ?? "", animation: animation, layer: self,
      scopes: transactions.scopes + (scope.map { [$0] } ?? []),
      defaultDuration: transactions.animationDuration, delay: delay)
    attached.append(new)
    World.current.animations.add(new)
    markDirty()
  }

  func detach(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    markDirty()
  }

  func animationsChanged() { markDirty() }
}
