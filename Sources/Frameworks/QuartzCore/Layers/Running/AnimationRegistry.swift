/// The animations that run on committed layers, and the completion scopes whose callbacks are due.
///
/// Rendering reads committed values and does not use the registry. Once per tick, the registry
/// removes the animations that have ended. If the earliest deadline has not been reached, the
/// registry does not search for ended animations.
@MainActor
package final class AnimationRegistry {
  /// The animations added since the last commit. These animations begin at the next commit.
  private var waiting: [AttachedAnimation] = []
  private var running: [AttachedAnimation] = []
  /// The animations that have animated an app's own key since the last commit.
  private var keyed: [AttachedAnimation] = []
  private var doneScopes: [CompletionScope] = []
  private var delegateCalls: [() -> Void] = []
  private var nextDeadline = Double.infinity
  private var scopeCount = 0

  /// The tolerance for deadlines that coincide with a tick, in seconds. Because of rounding, a
  /// deadline may differ from the tick's time by a few ulps.
  private let slack = 1e-9

  /// Whether no animation is running and no completion callback is due. Endless animations do not
  /// count.
  package var isEmpty: Bool {
    !(waiting + running).contains { $0.endsByItself } && doneScopes.isEmpty
  }
  /// Whether an endless animation is running on screen.
  package var hasBackground: Bool {
    (waiting + running).contains { !$0.isOver && $0.isEndless && $0.layer?.isInTree ?? false }
  }
  package var runningCount: Int { (waiting + running).count { $0.endsByItself } }
  /// The layers whose animations are running and will end by themselves. Messages about unfinished
  /// animations list these layers.
  package var runningLayers: [CALayer] {
    (waiting + running).filter(\.endsByItself).compactMap(\.layer)
  }

  func nextScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// If set, called for every animation that is added.
  package var addObserver: ((AttachedAnimation) -> Void)?

  func add(_ attached: AttachedAnimation) {
    waiting.append(attached)
    if !attached.isDriven { addObserver?(attached) }
  }

  /// Called when clocks change, to recompute the deadlines.
  package func clocksChanged() { nextDeadline = -.infinity }

  /// Assigns begin times to the animations that wait for the commit. Animations of layers that are
  /// not in a tree end immediately.
  package func begin(at now: Double) {
    guard !waiting.isEmpty else { return }
    let starting = waiting
    waiting.removeAll()
    for attached in starting where !attached.isOver {
      guard let layer = attached.layer, layer.isInTree else {
        // An animation of a layer outside any render tree is discarded (facts, H.1.14). It is
        // unverified that the completion block of a discarded animation receives `finished` as
        // true.
        attached.end(finished: Self.discardedAnimationsFinish, at: now)
        continue
      }
      attached.begin(layerTime: layer.localTime(at: now))
      running.append(attached)
      if !attached.keyed.isEmpty { keyed.append(attached) }
      attached.startIfDue(at: layer.localTime(at: now) + slack)
    }
    nextDeadline = -.infinity
  }

  /// Draws the layers in which one of the app's own keys is animated, for the frame at `now`.
  /// Called right before a commit.
  package func drawAnimatedKeys(at now: Double) {
    guard !keyed.isEmpty else { return }
    var drawn: Set<ObjectIdentifier> = []
    for layer in keyed.compactMap(\.layer) where drawn.insert(ObjectIdentifier(layer)).inserted {
      layer.drawAnimatedKeys(at: now)
    }
    keyed.removeAll { attached in
      !(attached.layer?.attached.contains { $0 === attached } ?? false)
    }
  }

  /// Whether discarded animations report `finished` (unverified).
  private static let discardedAnimationsFinish = true

  /// Ends every animation whose local time is past its end. Animations are sorted by their end
  /// times, and animations with equal end times by the order in which they were added.
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
        // A `tail` clock does not run at a constant rate, so this deadline is only an estimate and
        // is checked again in the next tick.
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

  /// Called when an animation ends before its deadline. The next check then removes the animation.
  func endedEarly() { nextDeadline = -.infinity }

  func enqueue(_ scope: CompletionScope) { doneScopes.append(scope) }
  func enqueue(_ call: @escaping () -> Void) { delegateCalls.append(call) }

  /// Runs the callbacks that are due. Returns false if no callback was due.
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
    keyed.removeAll()
    doneScopes.removeAll()
    delegateCalls.removeAll()
    addObserver = nil
    nextDeadline = .infinity
    for attached in attached { attached.drop() }
    for scope in scopes { scope.drop() }
  }
}

extension AttachedAnimation {
  /// Whether the animation ends by itself. The value is false for an endless animation. The value
  /// is also false for a driven animation, because the property animator that drives it counts as
  /// running instead.
  fileprivate var endsByItself: Bool { !isOver && !isDriven && !isEndless }
}
