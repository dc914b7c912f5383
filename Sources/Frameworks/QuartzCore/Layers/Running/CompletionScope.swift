/// Counts the animations of one block, and calls back once when the last of them has ended.
///
/// The completion block of a transaction has a scope, and so does a `UIView` animation block. The
/// callback runs exactly once, in the completion phase of a tick. The callback never runs within
/// the call that ends the last animation. Callbacks are sorted by end time, and then by `number`.
@MainActor
package final class CompletionScope {
  /// The number of this scope in the order of creation. Each `World` counts its own scopes.
  package let number: Int
  package private(set) var pending = 0
  /// Whether all animations that have stopped so far ran to their end. This property becomes false
  /// when an animation is removed before its end.
  package private(set) var allFinished = true
  /// The end time of the last animation, in the root's time.
  package private(set) var endTime: Double
  /// Whether any animation has been added to the scope.
  package private(set) var hasCounted = false
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  package init(completion: ((Bool) -> Void)?) {
    let registry = World.current.animations
    number = registry.nextScopeNumber()
    endTime = World.current.clock.now
    self.completion = completion
  }

  package func began() {
    pending += 1
    hasCounted = true
  }

  package func ended(finished: Bool, at time: Double) {
    pending -= 1
    allFinished = allFinished && finished
    endTime = max(endTime, time)
    reportIfDone()
  }

  /// Closes the scope, so that animations that are added later do not belong to it. The callback
  /// does not run before the tick with the number `tick`.
  package func seal(notBefore tick: Int = 0) {
    isSealed = true
    earliestTick = tick
    reportIfDone()
  }

  /// Delays the callback until `other` has ended. Waiting also works if this scope is sealed and
  /// empty, as long as its callback has not run.
  package func wait(for other: CompletionScope) {
    guard completion != nil, other.completion != nil else { return }
    began()
    other.whenDone { [weak other] in
      guard let other else { return }
      self.ended(finished: other.allFinished, at: other.endTime)
    }
  }

  /// Does the same as `seal()`, except that the callback runs within this call if the scope does
  /// not have any animations.
  func sealCallingBackIfEmpty() {
    guard !hasCounted else { return seal() }
    isSealed = true
    run()
  }

  /// Discards the callbacks. Called when the `World` is dissolved.
  func drop() {
    followers = []
    completion = nil
  }

  /// The earliest tick whose completion phase may run the callback.
  private(set) var earliestTick = 0

  private func reportIfDone() {
    guard isSealed, pending == 0, completion != nil else { return }
    World.current.animations.enqueue(self)
  }

  /// Adds an action. Actions run when the scope ends, before the callback.
  package func whenDone(_ action: @escaping () -> Void) { followers.append(action) }
  private var followers: [() -> Void] = []

  /// Runs the callback. Does nothing if an animation of the scope has not ended.
  func run() {
    guard pending == 0 else { return }
    let (callback, actions) = (completion, followers)
    completion = nil
    followers = []
    for action in actions { action() }
    callback?(allFinished)
  }
}
