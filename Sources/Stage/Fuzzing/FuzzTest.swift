/// The source of a test that fails until a finding's fault is mended.
///
/// It names what is public in the package it is meant for: the product `Stage`, and the module of
/// the app.
package struct FuzzTest: Sendable {
  /// Lines that import what is shown, such as `@testable import Notes`.
  package var imports: [String] = []
  /// Statements that stand before the call, such as one that looks up a demo.
  package var statements: [String] = []
  /// The call's arguments behind the script and the device, such as `launching: AppDelegate.self`.
  package var arguments: [String]

  package init(arguments: [String]) { self.arguments = arguments }

  /// A test of an app by the name of its delegate, `Notes.AppDelegate`.
  package init(delegate: String) {
    let parts = delegate.split(separator: ".").map(String.init)
    // A private type has a place in place of a name; its plain name is of more help.
    let isNamed = !delegate.contains("(")
    imports = isNamed && parts.count > 1 ? ["@testable import \(parts[0])"] : []
    let name = isNamed && parts.count > 1 ? parts.dropFirst() : parts.suffix(1)
    arguments = ["launching: \(name.joined(separator: ".")).self"]
  }

  package func source(_ finding: FuzzFinding) -> String {
    let json = finding.script.text.split(separator: "\n").map { "    \($0)" }
    let imports = (["import Foundation", "import Stage", "import Testing"] + self.imports)
    let isTestable = { (line: String) in line.hasPrefix("@") }
    let blocks = [imports.filter { !isTestable($0) }.sorted(), imports.filter(isTestable)]
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

      """
  }

  /// What may not stand in a name between backticks is left out.
  private func name(of finding: FuzzFinding) -> String {
    "\(finding.subject) withstands run \(finding.runs[0]) of seed \(finding.seed)"
      .filter { !"`\\\n\r".contains($0) }
  }
}
