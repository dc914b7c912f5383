import TransitionXCTest
import XCTest

/// The assertions in XCTest.
final class AssertionsTests: XCTestCase {
  private var failures: [String] = []
  private var keepsFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard keepsFailures else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }

  @MainActor func testACorrectTransitionPasses() async {
    XCTAssertTransition(
      from: UIViewController(), by: .call { presentPage(on: $0) },
      back: .call { $0.dismiss(animated: true) })
  }

  @MainActor func testAFailureIsRecordedByXCTest() async {
    keepsFailures = true
    XCTAssertTransition(from: UIViewController(), by: .call { _ in })
    let stage = Stage()
    stage.show(UIViewController())
    XCTAssertTrace(stage, "never UIViewController.viewDidLoad")
    XCTAssertGolden(trace: stage.trace, named: "nobody-recorded-this")
    keepsFailures = false

    XCTAssertEqual(failures.count, 3, "\(failures)")
    XCTAssert(failures.first?.contains("no transition began") == true)
    XCTAssert(failures.last?.contains("no golden at") == true)
  }

  @MainActor func testCallsBetweenTicksReachTheStage() throws {
    let stage = Stage()
    let (list, card) = (UIViewController(), UIViewController())
    stage.show(list)
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { fired += 1 }
    }

    list.present(card, animated: true)
    stage.advance(by: 0.25)
    XCTAssertTrue(card.isBeingPresented)
    let top = card.view.layer.presentation()?.convert(
      CGPoint.zero, to: stage.window.layer.presentation())
    XCTAssert(
      top.map { $0.y > stage.window.safeAreaInsets.top && $0.y < 852 } ?? false,
      "\(String(describing: top))")
    XCTAssertEqual(fired, 1)
    XCTAssertFalse(timer.isValid)

    try stage.settle()
    XCTAssertEqual(card.view.window, stage.window)
    stage.close()
  }

  /// An XCTest expectation is fulfilled by the process, not by the device.
  @MainActor func testAnExpectationIsIndependentOfTheDevice() {
    let stage = Stage()
    stage.show(UIViewController())
    let loaded = expectation(description: "loaded")
    Thread.detachNewThread { loaded.fulfill() }

    wait(for: [loaded], timeout: 5)
    XCTAssert(stage.time < 1)
    stage.close()
  }

  @MainActor func testAnAsyncTestHasAStage() async throws {
    let stage = Stage()
    let (list, card) = (UIViewController(), UIViewController())
    stage.show(list)
    await Task.yield()
    list.present(card, animated: true)
    await Task.yield()
    try stage.settle()
    XCTAssertEqual(list.presentedViewController, card)
    stage.close()
  }
}

@MainActor
private func presentPage(on root: UIViewController) {
  let page = UIViewController()
  page.modalPresentationStyle = .fullScreen
  root.present(page, animated: true)
}
