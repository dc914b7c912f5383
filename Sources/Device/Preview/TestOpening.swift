import Foundation
import Stage
import UIKit

/// The test code that creates and shows an entry.
package struct TestOpening: Equatable, Sendable {
  /// The import lines at the beginning of the test file.
  package var imports: [String]
  /// The statements before the stage is created.
  package var preparation: [String] = []
  /// The arguments of `Stage(…)` in addition to the device.
  package var arguments: [String] = []
  /// The statement that shows the entry.
  package var show: String
  /// Declarations at the end of the file, such as the delegate of a generated app.
  package var declarations = ""

  package init(
    imports: [String], preparation: [String] = [], arguments: [String] = [], show: String
  ) {
    (self.imports, self.preparation) = (imports, preparation)
    (self.arguments, self.show) = (arguments, show)
  }

  /// Creates the code that launches the stage's app by the class of its delegate. Nil if that class
  /// is private to its file.
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
  /// The launched app's delegate; nil if a controller is shown without an app.
  fileprivate var appDelegate: (any UIApplicationDelegate)? {
    world { UIApplication.shared.delegate }
  }
}
