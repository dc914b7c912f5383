import Foundation
import SourceLint
import Testing

struct LintReportTests {
  private let source = """
    class Base: UIView, UIScrollViewDelegate {}
    class Page: Base { func scrollViewDidZoom(_ view: UIScrollView) {} }
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let size = CGSize(width: 320, height: 100)
    }
    """

  @Test func `the last line counts`() throws {
    #expect(try linted(source).summary == "1 warning and 1 note in 1 file")
    #expect(try linted("").summary == "nothing found in 1 file")
    #expect(try linted(["A.swift": "", "B.swift": ""]).summary == "nothing found in 2 files")
  }

  @Test func `findings stand in the order of files and lines`() throws {
    let report = try linted(["B.swift": source, "A.swift": source])

    // The files are in the order in which they were given. A name refers to the class in the same
    // file.
    #expect(report.standing.map(\.file) == ["B.swift", "B.swift", "A.swift", "A.swift"])
    #expect(report.places == ["T35 2:20", "T10 4:28", "T35 2:20", "T10 4:28"])
  }

  @Test func `the JSON has all that the text has`() throws {
    let data = Data(try linted(source).json().utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])

    #expect(object["files"] as? Int == 1)
    #expect(object["warnings"] as? Int == 1)
    #expect(object["notes"] as? Int == 1)
    #expect((object["troubles"] as? [Any])?.isEmpty == true)
    #expect(findings.map { $0["rule"] as? String } == ["T35", "T10"])
    #expect(findings.map { $0["severity"] as? String } == ["warning", "note"])
    #expect(findings.map { $0["line"] as? Int } == [2, 4])
    for key in ["file", "message", "fix"] {
      #expect(findings.allSatisfy { ($0[key] as? String)?.isEmpty == false }, "\(key)")
    }
  }
}
