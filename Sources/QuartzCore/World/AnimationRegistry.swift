/// The animations that run on committed layers, and the scopes waiting to call back.
///
/// A frame never asks the registry: it reads committed values. The registry answers one
/// question a turn, "what has ended?", and skips it while the earliest deadline is ahead.
@MainActor
package final class AnimationRegistry {
  /// Added to layers since the last commit; they begin when it happens.
  private var waiting: [AttachedAnimation] = []
  private var running: [AttachedAnimation] = []
  private var doneScopes: [CompletionScope] = []
  private var delegateCalls: [() -> Void] = []
  private var nextDeadline = Double.infinity
  private var scopeCount = 0

  /// Slack for deadlines that fall on a turn: sums of decimals miss it by a few ulps.
  private let slack = 1e-9

  package var isEmpty: Bool {
    waiting.allSatisfy(\.isOver) && running.allSatisfy(\.isOver) && doneScopes.isEmpty
  }
  package var runningCount: Int { (waiting + running).count { !$0.isOver } }
  /// Layers with animations that can end by themselves, for "what still animates" messages.
  package var runningLayers: [CALayer] {
    (waiting + running).filter { !$0.isOver }.compactMap(\.layer)
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Told of every animation that is added, while set.
  package var addObserver: ((AttachedAnimation) -> Void)?

  func add(_ attached: AttachedAnimation) {
    waiting.append(attached)
    addObserver?(attached)
  }

  /// Clocks changed: deadlines must be worked out anew.
  package func clocksChanged() { nextDeadline = -.infinity }

  /// Gives every waiting animation its begin time; those on layers out of the tree end at once.
  package func begin(at now: Double) {
    guard !waiting.isEmpty else { return }
    let starting = waiting
    waiting.removeAll()
    for attached in starting where !attached.isOver {
      guard let layer = attached.layer, layer.isInTree else {
        // Facts H.1.14: outside any render tree an animation is discarded. That its block
        // then reports `finished` is unverified.
        attached.end(finished: Self.discardedAnimationsFinish, at: now)
        continue
      }
      attached.begin(layerTime: layer.localTime(at: now))
      running.append(attached)
      if let delegate = attached.animation.delegate {
        delegateCalls.append { delegate.animationDidStart(attached.animation) }
      }
    }
    nextDeadline = -.infinity
  }

  /// Named default, unverified.
  private static let discardedAnimationsFinish = true

  /// Ends every animation whose local time is past its end.
  package func endPastDeadlines(at now: Double) {
    guard now >= nextDeadline - slack else { return }
    var earliest = Double.infinity
    let checked = running
    running.removeAll(keepingCapacity: true)
    var ended: [(AttachedAnimation, at: Double)] = []
    for attached in checked where !attached.isOver {
      guard let layer = attached.layer else {
        attached.end(finished: false, at: now)
        continue
      }
      let time = layer.localTime(at: now)
      let rate = layer.localRate(at: now)
      if rate > 0, time >= attached.localEnd - slack {
        ended.append((attached, at: now - max(0, time - attached.localEnd) / rate))
        continue
      }
      running.append(attached)
      if rate > 0 {
        // Under an eased tail the rate changes: look again next turn.
        let isSteady = layer.isSteady
        let deadline = isSteady ? now + (attached.localEnd - time) / rate : now
        earliest = min(earliest, deadline)
      }
    }
    nextDeadline = earliest
    for (attached, time) in ended { attached.end(finished: true, at: time) }
  }

  /// An animation ended before its deadline: drop it at the next look.
  func endedEarly() { nextDeadline = -.infinity }

  func enqueue(_ scope: CompletionScope) { doneScopes.append(scope) }
  func enqueue(_ call: @escaping () -> Void) { delegateCalls.append(call) }

  /// Runs the callbacks that are due; returns false when there was none.
  package func runCompletions(turn: Int) -> Bool {
    let calls = delegateCalls
    delegateCalls.removeAll()
    for call in calls { call() }
    let due = doneScopes.filter { $0.earliestTurn <= turn }
    guard !due.isEmpty else { return !calls.isEmpty }
    doneScopes.removeAll { $0.earliestTurn <= turn }
    for scope in due.sorted(by: { ($0.endTime, $0.number) < ($1.endTime, $1.number) }) {
      scope.run()
    }
    return true
  }

  func removeAll() {
    waiting.removeAll()
    running.removeAll()
    doneScopes.removeAll()
    delegateCalls.removeAll()
    addObserver = nil
  }
}

/// One animation on one layer.
@MainActor
package final class AttachedAnimation {
  package let key: String
  package let animation: CAAnimation
  private(set) weak var layer: CALayer?
  /// What frames read; empty until the animation has begun.
  private(set) var compiled: [RenderAnimation] = []
  private(set) var localEnd = Double.infinity
  private(set) var isOver = false
  private(set) var hasBegun = false
  private var scopes: [CompletionScope]
  private let defaultDuration: Double
  /// Seconds of layer time between being added and beginning.
  private let delay: Double

  init(
    key: String, animation: CAAnimation, layer: CALayer, scopes: [CompletionScope],
    defaultDuration: Double, delay: Double
  ) {
    self.delay = delay
    self.key = key
    self.animation = animation
    self.layer = layer
    self.scopes = scopes
    self.defaultDuration = defaultDuration
    for scope in scopes { scope.began() }
  }

  func begin(layerTime: Double) {
    hasBegun = true
    compiled = animation.compiled(
      beginningAt: layerTime + delay, defaultDuration: defaultDuration)
    localEnd = compiled.map(\.end).max() ?? layerTime
    layer?.animationsChanged()
  }

  /// Moves the whole animation in its layer's time, when a scrubbed clock is set back.
  func shift(by lag: Double) {
    guard hasBegun else { return }
    compiled = compiled.map { $0.shifted(by: lag) }
    localEnd += lag
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

  private func detach() { layer?.detach(self) }

  /// Ends it as finished and takes it off its layer, whatever it would leave there: a cancelled
  /// transition has run back to where it began.
  package func endRunBack(at time: Double) {
    end(finished: true, at: time)
    detach()
  }
}
