import Foundation

/// The settings that `matchcut test` passes to the program that runs the tests, in its environment.
package struct TestSettings: Codable, Equatable, Sendable {
  /// The real time, in seconds, within which each test must end.
  package var timeout = 60.0
  /// Regular expressions. A test runs if its name contains a match of one of these expressions. If
  /// the list is empty, all tests run.
  package var filters: [String] = []
  /// The names of tests that are not run, because they have run already.
  package var done: [String] = []
  /// The id of the device on which the tests run; nil for the standard device.
  package var device: String?
  package var library = TestMain.Library.xctest
  /// The file for the records; nil for none.
  package var records: String?

  package init() {}

  /// The name of the environment variable.
  package static let variable = "MATCHCUT_TEST"

  package var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads the settings from the environment. If the environment does not contain settings, returns
  /// the standard settings.
  package static func current() -> TestSettings {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return (try? JSONDecoder().decode(TestSettings.self, from: Data(text.utf8))) ?? TestSettings()
  }
}
