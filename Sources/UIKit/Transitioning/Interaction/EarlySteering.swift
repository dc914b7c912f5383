/// What an interactor was told before its transition had begun.
struct EarlySteering {
  var percent: Double?
  /// The last of finish and cancel.
  var move: TransitionState.Move?
  /// A transition that begins by itself is to be taken in hand at once.
  var pauses = false
}

/// Holds requests that have not become transitions.
@MainActor
protocol TransitionRequester: AnyObject {
  /// A change that animates waits for a layout pass, or for the end of another one.
  var hasRequests: Bool { get }
}

/// The requests of this world that have not become transitions yet.
///
/// A push or pop asks its delegate for an interactor in the next layout pass only. What such an
/// interactor is told before is kept until then, and dropped when the request comes to nothing.
@MainActor
final class TransitionRequests: WorldRoom {
  private struct Entry {
    weak var requester: (any TransitionRequester)?
  }
  private var entries: [Entry] = []
  private var asking = 0
  /// Another one whenever the first of several requests is made.
  private(set) var number = 0

  static var current: TransitionRequests { World.current.room() }

  var isWaiting: Bool { asking > 0 || entries.contains { $0.requester?.hasRequests ?? false } }

  /// `requester` is about to note a request.
  func add(_ requester: any TransitionRequester) {
    open()
    entries.removeAll { $0.requester == nil || $0.requester === requester }
    entries.append(Entry(requester: requester))
  }

  /// Asks the delegates and makes the transition of a request.
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
