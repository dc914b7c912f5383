import Foundation

/// The main program that runs the tests of a set, and the test libraries that the tests use.
package struct TestMain {
  package enum Library: String, CaseIterable, Codable, Sendable {
    case xctest = "XCTest"
    case swiftTesting = "Testing"

    /// The argument that makes the program run the tests of this test library.
    package var word: String {
      switch self {
      case .xctest: "xctest"
      case .swiftTesting: "swift-testing"
      }
    }
  }

  package let targets: [SourceModule]
  package let reports: [String: PortReport]

  package init(targets: [SourceModule], reports: [String: PortReport]) {
    (self.targets, self.reports) = (targets, reports)
  }

  package var libraries: Set<Library> {
    let names = targets.flatMap(\.files).map { SourceScan(file: $0).names }
    return Set(
      Library.allCases.filter { library in names.contains { $0.contains(library.rawValue) } })
  }

  package static let module = "MatchcutTestMain"

  package func module(in folder: BuildFolder) throws(BuildError) -> SourceModule {
    let place = folder.folder(of: Self.module) + "/generated"
    try Disk.makeFolder(place)
    try Disk.write(text, to: place + "/TestMain.swift")
    var module = SourceModule(
      name: Self.module, kind: .program, files: [place + "/TestMain.swift"], folder: place)
    module.dependencies = targets.map(\.name)
    return module
  }

  private var cases: [(module: String, test: PortReport.TestCase)] {
    targets.flatMap { target in
      (reports[target.name]?.tests ?? []).filter { !$0.methods.isEmpty }.map { (target.name, $0) }
    }
  }

  /// The name of a class as source code. The module's name is added only if several modules have a
  /// class with this name, because a class that has the same name as its module hides the module.
  private func type(_ name: String, _ module: String) -> String {
    cases.count { $0.test.name == name } > 1 ? "\(module).\(name)" : name
  }

  private var text: String {
    let imports = targets.map { "@testable import \($0.name)" }
    let entries = cases.map { module, test in
      let methods = test.methods.map { method in
        let call = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
        let body = "\(call)test.\(method.name)()"
        let onMain = (method.isThrowing ? "try " : "") + "MainActor.assumeIsolated { \(body) }"
        let function =
          method.isAsync ? "asyncTest { test in { \(body) } }" : "{ test in { \(onMain) } }"
        return "        (\"\(method.name)\", \(function)),\n"
      }
      let type = type(test.name, module)
      return "      TestHost.tests(of: \(type).self, [\n\(methods.joined())      ]),\n"
    }
    return """
      import TestHost
      import XCTest
      \(imports.joined(separator: "\n"))

      @main
      struct TestMain {
        static func main() {
          TestHost.run([
      \(entries.joined())    ])
        }
      }

      """
  }
}
