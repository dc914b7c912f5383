import CMainQueue
import Foundation
import SourceBuild
import UIKit
import XCTest

/// Runs the tests of a program that `matchcut test` has built.
///
/// Each test has a new device with a key window. While a test waits, the device's clock advances.
public enum TestHost {
  /// Runs the tests of one test library, and ends the program. The exit code is 1 if a test has
  /// failed.
  public static func run(_ cases: [XCTestCaseEntry]) -> Never {
    let settings = TestSettings.current()
    // This is safe, because only the main thread uses the tests.
    nonisolated(unsafe) let cases = cases
    return MainActor.assumeIsolated {
      _ = World.current
      _ = UIApplication.shared
      mq_host_tests()
      TestTurns.isIdle = {
        !World.current.animations.hasBackground && FrameLoop.current.isIdle
      }
      let report = TestReport(settings)
      HangTimer.begin(settings, report)
      switch settings.library {
      case .xctest: XCTestRunner(report).run(cases, settings)
      case .swiftTesting: SwiftTestingRunner(report).run(settings)
      }
    }
  }

  /// The tests of one class, in the form that `run(_:)` takes.
  public static func tests<T: XCTestCase>(
    of type: T.Type, _ tests: [(String, (T) -> () throws -> Void)]
  ) -> XCTestCaseEntry { testCase(tests) }
}
