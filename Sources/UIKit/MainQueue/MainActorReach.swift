import Dispatch

/// Reads main-actor state from API that Apple allows on any thread.
///
/// Images, colours and paths may be drawn on any thread; on the main actor they use the world's own
/// contexts.
enum MainActorReach {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor. The thread alone is not sufficient: another thread
  /// may serve the main queue once the first thread is parked.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// The result of `body` on the main actor; nil elsewhere, without calling it.
  static func read<R: Sendable>(_ body: @MainActor () -> R) -> R? {
    isHere ? MainActor.assumeIsolated(body) : nil
  }
}
