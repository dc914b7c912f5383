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

  /// Whether there is nothing left that will end: what repeats for ever is background.
  package var isEmpty: Bool {
    !(waiting + running).contains { $0.endsByItself } && doneScopes.isEmpty
  }
  /// Whether something on screen repeats for ever.
  package var hasBackground: Bool {
    (waiting + running).contains { !$0.isOver && $0.isEndless && $0.layer?.isInTree ?? false }
  }
  package var runningCount: Int { (waiting + running).count { $0.endsByItself } }
  /// Layers with animations that will end by themselves, for "what still animates" messages.
  package var runningLayers: [CALayer] {
    (waiting + running).filter(\.endsByItself).compactMap(\.layer)
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Told of every animation that is added, while set.
  package var addObserver: ((AttachedAnimation) -> Void)?

  func add(_ attached: AttachedAnimation) {
    waiting.append(attached)
    if !attached.isDriven { addObserver?(attached) }
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
      attached.startIfDue(at: layer.localTime(at: now) + slack)
    }
    nextDeadline = -.infinity
  }

  /// Named default, unverified.
  private static let discardedAnimationsFinish = true

  /// Ends every animation whose local time is past its end, by end time, then as added.
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
        // Under an eased tail the rate changes: look again next turn.
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

  /// Takes every animation off its layer and calls nobody back.
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
  /// One that is driven ends when its driver says so, which answers for it; one that repeats for
  /// ever does not end, and who waits for it answers for that.
  fileprivate var endsByItself: Bool { !isOver && !isDriven && !isEndless }
}
