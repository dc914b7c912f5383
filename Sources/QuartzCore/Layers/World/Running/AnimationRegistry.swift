/// The animations that run on committed layers, and the completion scopes that are due.
///
/// Rendering does not use the registry; it reads committed values. Once per tick, the registry
/// finds the animations that have ended. Before the earliest deadline it skips this search.
@MainActor
package final class AnimationRegistry {
  /// The animations added since the last commit. They begin at the next commit.
  private var waiting: [AttachedAnimation] = []
  private var running: [AttachedAnimation] = []
  private var doneScopes: [CompletionScope] = []
  private var delegateCalls: [() -> Void] = []
  private var nextDeadline = Double.infinity
  private var scopeCount = 0

  /// The tolerance for deadlines that coincide with a tick. Floating-point sums may differ from the
  /// tick by a few ulps.
  private let slack = 1e-9

  /// Whether there is no animation and no scope that will end. Endless animations do not count.
  package var isEmpty: Bool {
    !(waiting + running).contains { $0.endsByItself } && doneScopes.isEmpty
  }
  /// Whether an endless animation is on screen.
  package var hasBackground: Bool {
    (waiting + running).contains { !$0.isOver && $0.isEndless && $0.layer?.isInTree ?? false }
  }
  package var runningCount: Int { (waiting + running).count { $0.endsByItself } }
  /// The layers with animations that will end without further action, for messages about unfinished
  /// animations.
  package var runningLayers: [CALayer] {
    (waiting + running).filter(\.endsByItself).compactMap(\.layer)
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Called for every animation that is added, if set.
  package var addObserver: ((AttachedAnimation) -> Void)?

  func add(_ attached: AttachedAnimation) {
    waiting.append(attached)
    if !attached.isDriven { addObserver?(attached) }
  }

  /// Called when clocks change, to recompute the deadlines.
  package func clocksChanged() { nextDeadline = -.infinity }

  /// Assigns begin times to waiting animations. Animations of layers outside the tree end
  /// immediately.
  package func begin(at now: Double) {
    guard !waiting.isEmpty else { return }
    let starting = waiting
    waiting.removeAll()
    for attached in starting where !attached.isOver {
      guard let layer = attached.layer, layer.isInTree else {
        // Outside any render tree an animation is discarded (facts, H.1.14). That its block then
        // reports `finished` is unverified.
        attached.end(finished: Self.discardedAnimationsFinish, at: now)
        continue
      }
      attached.begin(layerTime: layer.localTime(at: now))
      running.append(attached)
      attached.startIfDue(at: layer.localTime(at: now) + slack)
    }
    nextDeadline = -.infinity
  }

  /// Whether discarded animations report `finished` (unverified).
  private static let discardedAnimationsFinish = true

  /// Ends every animation whose local time is past its end, in the order of end times and then of
  /// addition.
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
      guard !attached.isDriven else {
        running.append(attached)
        continue
      }
      let time = layer.localTime(at: now)
      let rate = layer.localRate(at: now)
      attached.startIfDue(at: time + slack)
      if rate > 0, time >= attached.localEnd - slack {
        ended.append((attached, at: now - max(0, time - attached.localEnd) / rate))
        continue
      }
      running.append(attached)
      if rate > 0 {
        // A tail clock changes its rate, so the deadline is checked again in the next tick.
        let isSteady = layer.isSteady
        let next = attached.hasStarted ? attached.localEnd : attached.localBegin
        let deadline = isSteady ? now + (next - time) / rate : now
        earliest = min(earliest, deadline)
      }
    }
    nextDeadline = earliest
    let ordered = ended.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    for (_, (attached, time)) in ordered { attached.end(finished: true, at: time) }
  }

  /// Called when an animation ended before its deadline. It is removed at the next check.
  func endedEarly() { nextDeadline = -.infinity }

  func enqueue(_ scope: CompletionScope) { doneScopes.append(scope) }
  func enqueue(_ call: @escaping () -> Void) { delegateCalls.append(call) }

  /// Runs the callbacks that are due. Returns false if there were none.
  package func runCompletions(tick: Int) -> Bool {
    let calls = delegateCalls
    delegateCalls.removeAll()
    for call in calls { call() }
    let due = doneScopes.filter { $0.earliestTick <= tick }
    guard !due.isEmpty else { return !calls.isEmpty }
    doneScopes.removeAll { $0.earliestTick <= tick }
    for scope in due.sorted(by: { ($0.endTime, $0.number) < ($1.endTime, $1.number) }) {
      scope.run()
    }
    return true
  }

  /// Removes all animations from their layers without callbacks.
  func removeAll() {
    let (attached, scopes) = (waiting + running, doneScopes)
    waiting.removeAll()
    running.removeAll()
    doneScopes.removeAll()
    delegateCalls.removeAll()
    addObserver = nil
    nextDeadline = .infinity
    for attached in attached { attached.drop() }
    for scope in scopes { scope.drop() }
  }
}

extension AttachedAnimation {
  /// Whether the animation ends without further action. A driven animation does not count, because
  /// its driver counts as running. An endless animation does not count either.
  fileprivate var endsByItself: Bool { !isOver && !isDriven && !isEndless }
}
