/// What `matchcut-source port` changed and found in the files of one module.
///
/// `matchcut-source` makes the report and prints it as JSON; `Porter` reads it. Both programs compile
/// this file.
package struct PortReport: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    package let path: String
    /// The path of the ported text, which the compiler reads instead of the file; nil for a file
    /// that does not change.
    package var ported: String?
    /// Whether the file imports UIKit. On iOS, a file does not need to import UIKit if a
    /// framework's umbrella header imports UIKit.
    package let importsUIKit: Bool
  }

  /// A construct and its place in the source. Lines and columns count from 1; the column counts
  /// bytes.
  package struct Remark: Codable, Equatable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let construct: String
    package let text: String
  }

  /// A construct that cannot be rewritten.
  package struct Refusal: Codable, Equatable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let construct: String
    package let reason: String
  }

  /// The facts about a class that a host app needs.
  package struct Class: Codable, Equatable, Sendable {
    package let name: String
    package let path: String
    package let line: Int
    /// The superclasses, the nearest first. The last superclass in the list is a class of another
    /// module, if there is one.
    package let superclasses: [String]
    /// The protocols to which the class or a superclass in the module declares conformance.
    package let protocols: [String]
    /// The access level: "private", "internal", "public" or "open".
    package let access: String
    package let isGeneric: Bool
    /// Whether the class has `@main` or `@UIApplicationMain`.
    package let isMain: Bool
    package let isAppDelegate: Bool
    /// Whether the class inherits from one of UIKit's view controllers.
    package let isViewController: Bool
    /// The initialisers that the class declares. A class that declares no initialisers inherits the
    /// initialisers of its superclass.
    package let initializers: [Initializer]
  }

  package struct Initializer: Codable, Equatable, Sendable {
    package struct Parameter: Codable, Equatable, Sendable {
      /// The argument label; "_" if there is none.
      package let label: String
      package let type: String
      package let hasDefault: Bool
    }

    package let parameters: [Parameter]
    package let isConvenience: Bool
    package let isFailable: Bool
    package let isThrowing: Bool
    package let isPrivate: Bool
  }

  /// A test class for XCTest and its tests.
  package struct TestCase: Codable, Equatable, Sendable {
    package struct Method: Codable, Equatable, Sendable {
      package let name: String
      package let isAsync: Bool
      package let isThrowing: Bool
    }

    package let name: String
    package let path: String
    package let methods: [Method]
  }

  package var version = 1
  package let module: String
  package var files: [File]
  package var rewrites: [Remark] = []
  package var notes: [Remark] = []
  /// Code that compiles but has no effect in Matchcut.
  package var warnings: [Remark] = []
  package var refusals: [Refusal] = []
  /// Files that declare only views of SwiftUI and are therefore compiled as empty files.
  package var leftOut: [Remark] = []
  /// Files that cannot be compiled without SwiftUI. The construct is a name of SwiftUI.
  package var needSwiftUI: [Remark] = []
  /// The imported modules, without duplicates, sorted.
  package var imports: [String] = []
  package var classes: [Class] = []
  package var tests: [TestCase] = []
}
