import UIKit
import XCTest

@testable import waits

/// Waits of XCTest, which advance the device.
final class WaitTests: XCTestCase {
  private var fader = Fader()
  private var start = 0.0

  override func setUp() {
    super.setUp()
    fader = Fader()
    UIApplication.shared.windows.first?.rootViewController = fader
    start = CACurrentMediaTime()
  }

  private var passed: Double { CACurrentMediaTime() - start }

  func testWindow() {
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
    XCTAssertNotNil(UIApplication.shared.windows.first { $0.isKeyWindow })
    XCTAssertEqual(start, 1.0 / 60, accuracy: 0.001)
  }

  func testAnimation() {
    let done = expectation(description: "faded")
    fader.fade(for: 10) { done.fulfill() }
    waitForExpectations(timeout: 20)
    XCTAssertEqual(passed, 10, accuracy: 0.05)
    XCTAssertEqual(fader.view.alpha, 0.5)
  }

  func testTwoWaits() {
    let first = expectation(description: "first")
    let second = XCTestExpectation(description: "second")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { first.fulfill() }
    Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in second.fulfill() }
    wait(for: [first], timeout: 6)
    XCTAssertEqual(passed, 5, accuracy: 0.05)
    XCTAssertEqual(XCTWaiter.wait(for: [second], timeout: 6), .completed)
    XCTAssertEqual(passed, 8, accuracy: 0.05)
  }

  func testTimeout() {
    let never = XCTestExpectation(description: "never")
    let result = XCTWaiter().wait(for: [never], timeout: 30)
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(passed, 30, accuracy: 0.1)
  }

  func testInverted() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 2)
    XCTAssertEqual(passed, 2, accuracy: 0.05)
  }

  func testOrder() {
    let (a, b) = (expectation(description: "a"), expectation(description: "b"))
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { a.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { b.fulfill() }
    wait(for: [a, b], timeout: 3, enforceOrder: true)
    XCTAssertEqual(passed, 2, accuracy: 0.05)
  }

  func testPredicate() {
    fader.fade(for: 3) { self.fader.title = "done" }
    let predicate = NSPredicate { object, _ in (object as? Fader)?.title == "done" }
    wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: fader)], timeout: 5)
    XCTAssertEqual(passed, 3, accuracy: 0.1)
    expectation(for: NSPredicate { _, _ in CACurrentMediaTime() > 4 }, evaluatedWith: nil)
    waitForExpectations(timeout: 5)
    XCTAssertEqual(passed, 4, accuracy: 0.1)
  }

  func testNotification() {
    let name = Notification.Name("faded")
    expectation(forNotification: name, object: nil)
    fader.fade(for: 2) { NotificationCenter.default.post(name: name, object: nil) }
    waitForExpectations(timeout: 3)
    XCTAssertEqual(passed, 2, accuracy: 0.05)
  }

  func testRunLoop() {
    var done = false
    fader.fade(for: 1) { done = true }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    XCTAssertTrue(done)
    XCTAssertEqual(passed, 1.5, accuracy: 0.05)
  }

  func testThread() {
    let done = expectation(description: "thread")
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      done.fulfill()
    }
    wait(for: [done], timeout: 1)
  }

  func testTask() {
    let done = expectation(description: "task")
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 4_000_000_000)
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(passed, 4, accuracy: 0.1)
  }

  func testNoTimeout() {
    let done = expectation(description: "later")
    DispatchQueue.main.asyncAfter(deadline: .now() + 100) { done.fulfill() }
    wait(for: [done])
    XCTAssertEqual(passed, 100, accuracy: 0.1)
  }
}
