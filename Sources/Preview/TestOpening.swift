import Foundation
import Stage
import UIKit

/// How a test makes what an entry shows.
package struct TestOpening: Equatable, Sendable {
  /// Lines before the test.
  package var imports: [String]
  /// Lines that need no stage yet.
  package var preparation: [String] = []
  /// What stands between the brackets of `Stage(…)` besides the device.
  package var arguments: [String] = []
  /// The line that shows it.
  package var show: String

  package init(
    imports: [String], preparation: [String] = [], arguments: [String] = [], show: String
  ) {
    (self.imports, self.preparation) = (imports, preparation)
    (self.arguments, self.show) = (arguments, show)
  }

  /// Opens the app of the stage, by its delegate's class; nil for a class that is private to its file.
  @MainActor
  package init?(of stage: Stage) {
    guard let delegate = stage.appDelegate else { return nil }
    let parts = String(reflecting: type(of: delegate)).split(separator: ".").map(String.init)
    guard parts.count > 1, parts.allSatisfy({ $0.wholeMatch(of: /\w+/) != nil }) else { return nil }
    self.init(
      imports: ["@testable import \(parts[0])"],
      show: "stage.launch(\(parts.dropFirst().joined(separator: ".")).self)")
  }
}

extension Stage {
  /// The launched app's delegate; nil when a controller is shown without an app.
  fileprivate var appDelegate: (any UIApplicationDelegate)? {
    world { UIApplication.shared.delegate }
  }
}
