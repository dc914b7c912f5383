import TransitionXCTest
import XCTest

/// The same functions where XCTest runs.
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

  @MainActor func testAGoodTransitionPasses() async {
    XCTAssertTransition(
      from: UIViewController(), by: .call { presentPage(on: $0) },
      back: .call { $0.dismiss(animated: true) })
  }

  @MainActor func testAFailureIsAFailureOfXCTest() async {
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
}

@MainActor
private func presentPage(on root: UIViewController) {
  let page = UIViewController()
  page.modalPresentationStyle = .fullScreen
  root.present(page, animated: true)
}
