import Dispatch

/// Gives functions that Apple allows on any thread access to state of the main actor.
///
/// For example, an app may draw images, colours and paths on any thread. If the app draws on the
/// main actor, the drawing functions use the graphics contexts of the current `World`.
package enum MainActorReach {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor. The main queue is checked as well as the thread,
  /// because another thread may run the main queue while the main thread is blocked.
  package static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs `body` and returns its result if the caller is on the main actor. Returns nil without
  /// calling `body` if the caller is not on the main actor.
  package static func read<R: Sendable>(_ body: @MainActor () -> R) -> R? {
    isHere ? MainActor.assumeIsolated(body) : nil
  }
}
