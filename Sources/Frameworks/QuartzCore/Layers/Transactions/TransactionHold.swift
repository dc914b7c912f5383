/// Delays the completion blocks of the transactions that were open when the hold was created.
///
/// A transition adds its animations after the transaction that contains its request has been
/// committed. The hold takes the place of these animations from the request to the end of the
/// transition. A hold that is deallocated, because its transition never starts, releases itself.
@MainActor
package final class TransactionHold {
  private var scopes: [CompletionScope]
  private weak var world: World?

  /// Returns nil if no open transaction has a completion block.
  package init?() {
    scopes = World.current.transactions.scopes
    world = World.current
    guard !scopes.isEmpty else { return nil }
    for scope in scopes { scope.began() }
  }

  isolated deinit {
    if world === World.current { release() }
  }

  /// Stops delaying the completion blocks. The blocks run in the next completion phase unless
  /// something else delays them. Further calls have no effect.
  package func release() {
    let held = scopes
    scopes = []
    for scope in held { scope.ended(finished: true, at: World.current.clock.now) }
  }
}
