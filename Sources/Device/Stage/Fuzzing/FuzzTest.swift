/// The source code of a test that fails until a finding's fault is fixed.
///
/// The source code uses only the public API of the product `Stage` and of the app's module.
package struct FuzzTest: Codable, Equatable, Sendable {
  /// The import lines for the module that declares the root controller, such as `@testable import
  /// Notes`.
  package var imports: [String] = []
  /// The statements before the call, which, for example, look up a demo.
  package var statements: [String] = []
  /// The call's arguments after the script and the device, such as `launching: AppDelegate.self`.
  package var arguments: [String]
  /// Declarations that follow the test, such as the delegate of a generated app.
  package var declarations = ""

  package init(arguments: [String]) { self.arguments = arguments }

  /// Creates the source code for an app. `delegate` is the qualified name of the app's delegate,
  /// such as `Notes.AppDelegate`.
  package init(delegate: String) {
    let parts = delegate.split(separator: ".").map(String.init)
    // The runtime's name for a private type contains its location in the source. For a private
    // type, only the type's own name is used.
    let isNamed = !delegate.contains("(")
    imports = isNamed && parts.count > 1 ? ["@testable import \(parts[0])"] : []
    let name = isNamed && parts.count > 1 ? parts.dropFirst() : parts.suffix(1)
    arguments = ["launching: \(name.joined(separator: ".")).self"]
  }

  package func source(_ finding: FuzzFinding) -> String {
    let json = finding.script.text.split(separator: "\n").map { "    \($0)" }
    let imports = Set(["import Foundation", "import Stage", "import Testing"] + self.imports)
    let isTestable = { (line: String) in line.hasPrefix("@") }
    let blocks = [imports.filter { !isTestable($0) }.sorted(), imports.filter(isTestable).sorted()]
    let call = [
      "after: script", "on: try #require(Device.all.first { $0.id == \"\(finding.device)\" })",
    ]
    let statements =
      ["let script = try TouchScript(", "  json: Data(", "    #\"\"\""]
      + json + ["    \"\"\"#.utf8), name: \"found\")"] + self.statements + [""]
      + ["let faults = try Stage.faults("]
      + [(call + arguments).map { "  \($0)" }.joined(separator: ",\n") + ")"] + [""]
      + ["#expect(faults == [])"]
    let body = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return """
      \(blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))

      // \(finding.fault.kind): \(finding.fault.text)
      @MainActor @Test func `\(name(of: finding))`() throws {
      \(body.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
      }
      \(declarations.isEmpty ? "" : "\n" + declarations)
      """
  }

  /// The test's name, without characters that are not allowed between backticks.
  private func name(of finding: FuzzFinding) -> String {
    "\(finding.subject) passes run \(finding.runs[0]) with seed \(finding.seed): "
      .appending("no \(finding.fault.kind)")
      .filter { !"`\\\n\r".contains($0) }
  }
}
