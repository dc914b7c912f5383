import Foundation

/// A lock of C's interface, used through a pointer. Copies of a value share its lock.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  /// Creates a lock that is not held.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

/// Takes the lock if it is free. Returns whether the lock was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// Releases the lock. The thread that has taken the lock must call this function.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

/// A lock together with the state that it protects. Copies share lock and state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs `body` with the state while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }
  /// Runs `body` with the state while the lock is held.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Runs `body` with the state if the lock is free. Returns nil if it is not.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { storage.lock.lock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  public func unlock() { storage.lock.unlock() }
  /// Runs `body` while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try storage.lock.withLock { try body() }
  }
}
