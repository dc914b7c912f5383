/// Counts the animations of one block and calls back once when the last has ended.
///
/// A transaction's completion block and a `UIView` animation block each own one. The callback
/// runs exactly once, never inside the call that ended the last animation but in the next
/// completion phase of a turn, in the order (end time, number).
@MainActor
package final class CompletionScope {
  /// Creation order within the world.
  package let number: Int
  package private(set) var pending = 0
  /// False as soon as one animation was removed before its end.
  package private(set) var allFinished = true
  /// When the last animation ended, in the root's time.
  package private(set) var endTime: Double
  /// Whether it has animated anything.
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

  /// No animation will join any more; `notBefore` is the earliest turn of the callback.
  package func seal(notBefore turn: Int = 0) {
    isSealed = true
    earliestTurn = turn
    reportIfDone()
  }

  /// As `seal()`, but a scope that counted no animation calls back within this call.
  func sealCallingBackIfEmpty() {
    guard !hasCounted else { return seal() }
    isSealed = true
    run()
  }

  /// Forgets whom to call: the world dissolves.
  func drop() {
    followers = []
    completion = nil
  }

  /// The earliest turn whose completion phase may run the callback.
  private(set) var earliestTurn = 0

  private func reportIfDone() {
    guard isSealed, pending == 0, completion != nil else { return }
    World.current.animations.enqueue(self)
  }

  /// Runs `action` when the scope ends, before its callback.
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
