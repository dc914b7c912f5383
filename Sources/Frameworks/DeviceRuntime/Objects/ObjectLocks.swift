import Foundation

/// Waits until no other thread holds the lock of `obj`, and acquires it. A thread that holds the
/// lock may acquire it again. Each call must be balanced by a call to `objc_sync_exit(_:)`. Returns
/// 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Releases the lock of `obj` and returns 0. If this thread does not hold the lock, does nothing
/// and returns -1.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

/// The locks that threads hold or wait for. The keys are the objects' addresses.
private final class ObjectLocks: @unchecked Sendable {
  private final class Entry {
    let lock = NSRecursiveLock()
    /// The number of calls of `enter` that have not been balanced, including those that are
    /// waiting.
    var users = 0
    var owner: pthread_t?
    var depth = 0
  }

  static let shared = ObjectLocks()

  private let guardian = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func enter(_ object: ObjectIdentifier) {
    let entry = guardian.withLock {
      let entry = entries[object] ?? Entry()
      entries[object] = entry
      entry.users += 1
      return entry
    }
    entry.lock.lock()
    guardian.withLock {
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  func exit(_ object: ObjectIdentifier) -> Bool {
    let entry: Entry? = guardian.withLock {
      guard let entry = entries[object], entry.owner == pthread_self() else { return nil }
      entry.depth -= 1
      entry.users -= 1
      if entry.depth == 0 { entry.owner = nil }
      if entry.users == 0 { entries[object] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}
