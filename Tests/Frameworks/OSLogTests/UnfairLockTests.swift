import Foundation
import Testing
import os

struct UnfairLockTests {
  @Test func `a lock is taken once`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func `threads change the state one after the other`() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }

    #expect(count.withLock { $0 } == 1000)
    #expect(count.withLockIfAvailable { $0 } == 1000)
    count.withLock { _ in #expect(count.withLockIfAvailable { $0 } == nil) }
  }
}
