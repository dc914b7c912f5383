import Foundation
import FoundationXML
import Stage

/// A report in the XML that JUnit writes and that CI services read: one suite for the command, one
/// test case for each run, and at most one failure or error for each test case, because some
/// readers show only one.
package struct JUnitReport {
  private let report: Report

  package init(_ report: Report) { self.report = report }

  package var text: String {
    let root = Self.element("testsuites", [("name", suiteName)] + counts)
    root.addChild(suite)
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    return String(decoding: document.xmlData(options: [.nodePrettyPrint]), as: UTF8.self)
  }

  private var suiteName: String { "matchcut \(report.command)" }

  private var suite: XMLElement {
    let suite = Self.element("testsuite", [("name", suiteName)] + counts)
    let properties = XMLElement(name: "properties")
    for setting in [Report.Setting("version", report.version)] + report.settings {
      properties.addChild(
        Self.element("property", [("name", setting.name), ("value", setting.value)]))
    }
    suite.addChild(properties)
    for one in report.cases { suite.addChild(element(one)) }
    return suite
  }

  private var counts: [(String, String)] {
    let problems = report.cases.map { problem(in: $0)?.kind }
    return [
      ("tests", "\(report.cases.count)"),
      ("failures", "\(problems.count { $0 == .finding })"),
      ("errors", "\(problems.count { $0 == .unfinishedRun })"), ("skipped", "0"),
      ("time", Self.time(report.cases.compactMap(\.seconds).reduce(0, +))),
    ]
  }

  /// The entry that the failure or error of a case names: a run that did not reach its end, or else
  /// the first finding that makes the command fail.
  private func problem(in one: Report.Case) -> Report.Entry? {
    let failing = one.entries.filter(report.fails)
    return failing.first { $0.kind == .unfinishedRun } ?? failing.first
  }

  private func element(_ one: Report.Case) -> XMLElement {
    let element = Self.element("testcase", [("classname", one.subject), ("name", one.name)])
    if let seconds = one.seconds { Self.add("time", Self.time(seconds), to: element) }
    let (failing, others) = (
      one.entries.filter(report.fails), one.entries.filter { !report.fails($0) }
    )
    if let problem = problem(in: one) {
      let name = problem.kind == .unfinishedRun ? "error" : "failure"
      let child = Self.element(
        name, [("type", problem.rule), ("message", message(of: problem, outOf: failing.count))])
      child.stringValue = Self.allowed(Self.text(of: failing))
      element.addChild(child)
    }
    if !others.isEmpty {
      let output = XMLElement(name: "system-out")
      output.stringValue = Self.allowed(Self.text(of: others))
      element.addChild(output)
    }
    return element
  }

  private func message(of entry: Report.Entry, outOf count: Int) -> String {
    let place = (entry.place ?? entry.origin).map { " (\($0.file):\($0.line))" } ?? ""
    let others = count > 1 ? "; and \(count - 1) more" : ""
    return "\(entry.rule): " + entry.sentences.joined(separator: " ") + place + others
  }

  private static func text(of entries: [Report.Entry]) -> String {
    entries.flatMap(\.details).joined(separator: "\n")
  }

  /// A number of seconds with the digits that a tick needs.
  private static func time(_ seconds: Double) -> String { String(format: "%.4f", seconds) }

  private static func element(_ name: String, _ attributes: [(String, String)]) -> XMLElement {
    let element = XMLElement(name: name)
    for (name, value) in attributes { add(name, value, to: element) }
    return element
  }

  private static func add(_ name: String, _ value: String, to element: XMLElement) {
    let node = XMLNode(kind: .attribute)
    node.name = name
    node.stringValue = allowed(value)
    element.addAttribute(node)
  }

  /// The text with Swift escapes for the characters that XML does not allow.
  private static func allowed(_ text: String) -> String {
    text.printable.replacing("\u{FFFE}", with: "\\u{fffe}").replacing("\u{FFFF}", with: "\\u{ffff}")
  }
}
