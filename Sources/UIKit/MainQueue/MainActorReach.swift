import Dispatch

/// Reads state of the main actor in functions that Apple allows on any thread.
///
/// Images, colours and paths may be drawn on any thread. On the main actor, they use the contexts
/// of the world.
enum MainActorReach {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor. The thread is not sufficient to determine this,
  /// because another thread may run the main queue while the first thread is blocked.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// The result of `body` on the main actor. Elsewhere, `body` is not called and the result is nil.
  static func read<R: Sendable>(_ body: @MainActor () -> R) -> R? {
    isHere ? MainActor.assumeIsolated(body) : nil
  }
}
