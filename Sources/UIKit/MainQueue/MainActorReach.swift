import Dispatch

/// Reads main-actor state from API that Apple leaves free to call from any thread.
///
/// Images, colours and paths may be drawn anywhere, yet on the main actor they draw into the
/// world's own contexts.
enum MainActorReach {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main actor. The thread alone does not tell: the main queue may be served by
  /// another one once the first thread is parked.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// `body`'s answer on the main actor; nil elsewhere, where it is not called.
  static func read<R: Sendable>(_ body: @MainActor () -> R) -> R? {
    isHere ? MainActor.assumeIsolated(body) : nil
  }
}
