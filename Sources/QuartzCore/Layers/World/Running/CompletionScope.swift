/// Counts the animations of one block, and calls back once when the last of them has ended.
///
/// A transaction's completion block and a `UIView` animation block each have a scope. The callback
/// runs exactly once, in the next completion phase of a tick and not within the call that ended the
/// last animation. Callbacks run in the order of end time and then of number.
@MainActor
package final class CompletionScope {
  /// The position in the order of creation within the world.
  package let number: Int
  package private(set) var pending = 0
  /// Whether all animations have reached their end. False as soon as one is removed before its end.
  package private(set) var allFinished = true
  /// The end time of the last animation, in the root's time.
  package private(set) var endTime: Double
  /// Whether the scope has counted any animation.
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

  /// Closes the scope, so that it does not count further animations. `tick` is the earliest tick of
  /// the callback.
  package func seal(notBefore tick: Int = 0) {
    isSealed = true
    earliestTick = tick
    reportIfDone()
  }

  /// Like `seal()`, but if the scope has no animations, the callback runs within this call.
  func sealCallingBackIfEmpty() {
    guard !hasCounted else { return seal() }
    isSealed = true
    run()
  }

  /// Discards the callbacks. Called when the world is dissolved.
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

  /// Adds an action that runs when the scope ends, before its callback.
  package func whenDone(_ action: @escaping () -> Void) { followers.append(action) }
  private var followers: [() -> Void] = []

  func run() {
    let (callback, actions) = (completion, followers)
    completion = nil
    followers = []
    for action in actions { action() }
    callback?(allFinished)
  }
}
