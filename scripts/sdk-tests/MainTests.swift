import UIKit
import XCTest

/// Tests on the main actor, most of them async.
@MainActor
final class MainTests: XCTestCase {
  private var view: UIView?

  override func setUp() async throws { view = UIView() }

  override func tearDown() async throws { view = nil }

  func testSynchronous() {
    view?.alpha = 0
    XCTAssertEqual(view?.alpha, 0)
  }

  func testSleep() async throws {
    let start = CACurrentMediaTime()
    try await Task.sleep(nanoseconds: 3_000_000_000)
    XCTAssertEqual(CACurrentMediaTime() - start, 3, accuracy: 0.1)
  }

  func testFulfillment() async {
    let start = CACurrentMediaTime()
    let done = expectation(description: "faded")
    let window = UIApplication.shared.windows.first
    UIView.animate(
      withDuration: 2, animations: { window?.alpha = 0.5 }, completion: { _ in done.fulfill() })
    await fulfillment(of: [done], timeout: 5)
    XCTAssertEqual(CACurrentMediaTime() - start, 2, accuracy: 0.1)
  }

  func testFulfillmentTimeout() async {
    let never = XCTestExpectation(description: "never")
    let start = CACurrentMediaTime()
    let result = await XCTWaiter().fulfillment(of: [never], timeout: 5)
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(CACurrentMediaTime() - start, 5, accuracy: 0.1)
  }

  func testContinuation() async {
    let start = CACurrentMediaTime()
    await withCheckedContinuation { done in
      UIView.animate(
        withDuration: 2, animations: { UIApplication.shared.windows.first?.alpha = 0.5 },
        completion: { _ in done.resume() })
    }
    XCTAssertEqual(CACurrentMediaTime() - start, 2, accuracy: 0.1)
  }

  func testYields() async {
    var done = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { done = true }
    while !done { await Task.yield() }
  }
}

/// The parts of XCTest other than waits.
final class PlainTests: XCTestCase {
  override class func setUp() { UIApplication.shared.windows.first?.tag = 7 }
  override func setUpWithError() throws { continueAfterFailure = false }

  func testUnwrap() throws {
    addTeardownBlock { XCTAssertNotNil(UIApplication.shared) }
    let window = try XCTUnwrap(UIApplication.shared.windows.first)
    measure { window.layoutIfNeeded() }
  }

  func testSkipped() throws { throw XCTSkip("not today") }

  func testActivity() {
    let value = XCTContext.runActivity(named: "sets a title") { activity -> Int in
      activity.add(XCTAttachment(string: activity.name))
      return 3
    }
    XCTAssertEqual(value, 3)
    add(XCTAttachment(string: "x"))
  }
}
