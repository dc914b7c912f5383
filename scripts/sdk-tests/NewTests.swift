import Testing
import UIKit

@testable import waits

/// Tests of Swift Testing, each on a new device.
@MainActor
@Suite struct NewTests {
  let start = CACurrentMediaTime()

  @Test func sleeps() async throws {
    try await Task.sleep(for: .seconds(3))
    #expect(abs(CACurrentMediaTime() - start - 3) < 0.1)
  }

  @Test func confirms() async {
    await confirmation { done in
      await withCheckedContinuation { resumes in
        UIView.animate(
          withDuration: 2, animations: { UIApplication.shared.windows.first?.alpha = 0.5 },
          completion: { _ in
            done()
            resumes.resume()
          })
      }
    }
    #expect(abs(CACurrentMediaTime() - start - 2) < 0.1)
  }

  @Test(arguments: [1, 2]) func isFresh(number: Int) {
    #expect(UIApplication.shared.windows.first?.tag == 0)
    UIApplication.shared.windows.first?.tag = number
  }

  @Test func synchronous() { #expect(UIScreen.main.bounds.width == 393) }
}

@Test func nonisolated() async throws {
  try await Task.sleep(for: .seconds(2))
  await MainActor.run { #expect(UIApplication.shared.windows.count == 1) }
}
