import AppHost
import Foundation
import FoundationXML
import Testing

struct JUnitReportTests {
  private func suite(_ report: Report) throws -> XMLElement {
    let document = try XMLDocument(data: Data(JUnitReport(report).text.utf8))
    let root = try #require(document.rootElement())
    #expect(root.name == "testsuites")
    return try #require(root.elements(forName: "testsuite").first)
  }

  private func value(_ name: String, _ element: XMLElement?) -> String? {
    element?.attribute(forName: name)?.stringValue
  }

  @Test func `each run is a test case, with its time`() throws {
    let suite = try suite(.sample([], [.sample()]))

    let cases = suite.elements(forName: "testcase")
    #expect(cases.map { value("name", $0) } == ["run 0", "run 1"])
    #expect(cases.map { value("classname", $0) } == ["demo", "demo"])
    #expect(cases.map { value("time", $0) } == ["0.5000", "0.5000"])
    #expect(cases.map { $0.elements(forName: "failure").count } == [0, 1])
    #expect(value("name", suite) == "matchcut check")
    #expect(value("tests", suite) == "2" && value("failures", suite) == "1")
    #expect(value("errors", suite) == "0" && value("time", suite) == "1.0000")
    let properties = suite.elements(forName: "properties").flatMap {
      $0.elements(forName: "property")
    }
    #expect(properties.map { value("name", $0) } == ["version", "device"])
    #expect(properties.map { value("value", $0) } == ["1.2.3", "phone"])
  }

  @Test func `a failure names the rule, the fix and the line`() throws {
    let failure = try suite(.sample([.sample(), .sample("again")]))
      .elements(forName: "testcase").first?.elements(forName: "failure").first

    #expect(value("type", failure) == "T04")
    #expect(
      value("message", failure)
        == "T04: the view was never added Expected: the view in the container. "
        + "Fix: addSubview(toView) (Sources/Card.swift:12); and 1 more")
    #expect(failure?.stringValue?.contains("found  again") == true)
  }

  @Test func `a crash is the error of its case, with the findings`() throws {
    let suite = try suite(.sample([.sample(), .crash]))

    let one = try #require(suite.elements(forName: "testcase").first)
    #expect(value("errors", suite) == "1" && value("failures", suite) == "0")
    #expect(one.elements(forName: "failure").isEmpty)
    let error = one.elements(forName: "error").first
    #expect(value("type", error) == "crash")
    #expect(error?.stringValue?.contains("The last calls:") == true)
    #expect(error?.stringValue?.contains("T04 error") == true)
  }

  @Test func `a suppressed finding and one below the threshold do not fail`() throws {
    let suppressed = Report.Entry.sample().with {
      $0.suppression = .init(reason: "on purpose", isInSource: false)
    }
    let warning = Report.Entry.sample().with { $0.severity = .warning }
    var report = Report.sample([suppressed], [warning])
    #expect(value("failures", try suite(report)) == "1")
    report.failsOn = .error

    let suite = try suite(report)

    #expect(value("failures", suite) == "0")
    let outputs = suite.elements(forName: "testcase").flatMap { $0.elements(forName: "system-out") }
    #expect(outputs.count == 2)
  }

  @Test func `text survives, and characters that XML does not allow are escaped`() throws {
    let text = "a & b < c > \"q\" 'x' ]]>\n\t翻转\u{1}\u{1b}[31m\u{FFFE} &amp; 90 %"

    let failure = try suite(.sample([.sample(text)]))
      .elements(forName: "testcase").first?.elements(forName: "failure").first

    let shown = "a & b < c > \"q\" 'x' ]]>\n\t翻转\\u{1}\\u{1b}[31m\\u{fffe} &amp; 90 %"
    #expect(value("message", failure)?.contains(shown) == true)
    #expect(failure?.stringValue?.contains(shown) == true)
  }

  @Test func `a report without runs is a suite without cases`() throws {
    let suite = try suite(.sample())

    #expect(value("tests", suite) == "0" && value("time", suite) == "0.0000")
    #expect(suite.elements(forName: "testcase").isEmpty)
  }
}
