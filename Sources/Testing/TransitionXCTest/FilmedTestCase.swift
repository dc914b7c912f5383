import Foundation
import TransitionTesting
import XCTest

/// A test case that films the stages of its tests, and keeps the films of a test that fails.
///
/// Make it the superclass of a test case in place of `XCTestCase`; the tests need nothing else.
///
/// If an assertion fails, or the test throws an error such as that of `settle()`, a filmstrip, the
/// trace and the recording of each stage are written to `.build/transition-failures`, or to the
/// folder in the environment variable MATCHCUT_FAILURES. The failure contains the path of the
/// filmstrip. When a test passes, its calls are stored in the same folder; when it fails later, the
/// failure also names the first call that differs. The stages exist until the test ends, including
/// those that `setUp()` creates.
open class FilmedTestCase: XCTestCase {
  private var film: TestFilm?

  /// Runs the test. XCTest calls this method on the main thread.
  open override func invokeTest() {
    let test = name.replacingOccurrences(of: ".", with: "-")
    let film = MainActor.assumeIsolated {
      let film = TestFilm(test: test, storesCalls: true)
      film.watch(nil)
      return film
    }
    self.film = film
    super.invokeTest()
    self.film = nil
    MainActor.assumeIsolated { _ = film.end(nil) }
  }

  /// Records a failure with the paths of the films. XCTest calls this method.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let text = ([description] + (film?.failed() ?? [])).joined(separator: "\n")
    super.recordFailure(
      withDescription: text, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
