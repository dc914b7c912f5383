import Foundation
import Testing
import UIKit

struct ObjectLocksTests {
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  @Test func `an exit without an entry is refused`() {
    let object = NSObject()

    #expect(objc_sync_exit(object) == -1)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `a thread may enter again, and another one waits`() {
    let count = Count()
    objc_sync_enter(count)
    objc_sync_enter(count)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      #expect(objc_sync_exit(count) == -1)
      objc_sync_enter(count)
      count.value += 1
      objc_sync_exit(count)
      done.signal()
    }
    objc_sync_exit(count)
    #expect(done.wait(timeout: .now() + 0.02) == .timedOut)
    #expect(count.value == 0)

    objc_sync_exit(count)

    #expect(done.wait(timeout: .now() + 10) == .success)
    #expect(count.value == 1)
  }

  @Test func `an update under the lock is not lost`() {
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(count)
        count.value += 1
        objc_sync_exit(count)
      }
    }

    #expect(count.value == 2000)
  }
}
