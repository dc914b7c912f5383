/// Calls that an interaction controller received before its transition began.
struct EarlySteering {
  var percent: Double?
  /// The most recent of the calls `finish()` and `cancel()`.
  var move: TransitionState.Move?
  /// Whether `pause()` was called. If `pause()` was called, a transition that starts
  /// non-interactively is paused as soon as it has begun.
  var pauses = false
}

/// An object that stores requests that have not started a transition yet.
@MainActor
protocol TransitionRequester: AnyObject {
  /// Whether an animated change waits for a layout pass or for the end of another transition.
  var hasRequests: Bool { get }
}

/// The requests in a `World` that have not started a transition yet.
///
/// After a push or pop, the delegate is asked for an interaction controller in the next layout
/// pass. Calls that the interaction controller receives before that layout pass are stored, and
/// discarded if no transition starts.
@MainActor
final class TransitionRequests: WorldService {
  private struct Entry {
    weak var requester: (any TransitionRequester)?
  }
  private var entries: [Entry] = []
  private var asking = 0
  /// A number that increases whenever a request is made while no other request is pending.
  private(set) var number = 0

  static var current: TransitionRequests { World.current.service() }

  var isWaiting: Bool { asking > 0 || entries.contains { $0.requester?.hasRequests ?? false } }

  /// Registers `requester`, which is about to store a request.
  func add(_ requester: any TransitionRequester) {
    open()
    entries.removeAll { $0.requester == nil || $0.requester === requester }
    entries.append(Entry(requester: requester))
  }

  /// Runs `body`, which calls the delegates for a request and creates its transition.
  func resolve<R>(_ body: () -> R) -> R {
    open()
    asking += 1
    defer { asking -= 1 }
    return body()
  }

  private func open() {
    if !isWaiting { number += 1 }
  }
}
