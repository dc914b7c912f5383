import SourcePort
import SwiftSource
import Testing

/// Source that a port does not change.
@Suite struct PortedFileTests {
  @Test func leavesWhatHasNoObjectiveCAlone() {
    let source = """
      import UIKit
      struct Point { var x = 1 }
      """

    #expect(Porter.port(module: "App", files: [file(source)]).texts == [nil])
  }

  @Test func leavesSourceThatDoesNotParseAlone() {
    let source = "class Flip: UIView { @objc func tap( {} }"

    let ported = Porter.port(module: "App", files: [file(source)])

    #expect(ported.texts == [nil])
    #expect(ported.report.notes.map(\.construct) == ["syntax"])
  }

  @Test func readsPastOperatorsOnOneLine() {
    let source = """
      infix operator <-; infix operator +==
      class Flip { @objc func tap() {} }
      """

    #expect(Ported(source).text.contains("class Flip {       func tap() {} }"))
  }

  @Test func readsPastOldLanguageInClausesThatCannotBeCompiled() {
    let source = """
      #if swift(<3)
      for var i = 0; i < 3; i++ {}
      #endif
      class Flip { @objc func tap() {} }
      """

    #expect(Ported(source).text.contains("class Flip {       func tap() {} }"))
  }

  @Test func keepsCommentsStringsAndUnicode() {
    let source = ##"""
      // @objc #selector(tap) 👩‍👩‍👧
      /* @IBAction /* nested */ os(iOS) */
      let raw = #"@objc #selector(tap) \#(1)"#
      let text = "é @objc \("a" + "@objc")"
      let lines = """
        @objc func x() {}
        """
      class Ä { @objc func ü() {}; let 名 = "名"; let s = #selector(ü) }
      """##

    let lines = Ported(source).text.split(separator: "\n")

    #expect(lines.dropLast() == source.split(separator: "\n").dropLast())
    #expect(
      lines.last == #"class Ä {       func ü() {}; let 名 = "名"; let s = Selector("ü", Ä.ü) }"#)
  }

  @Test func keepsCarriageReturns() {
    let source =
      "class A: B {\r\n  @objc\r\n  func a() {}\r\n  let s = #selector(\r\n    a)\r\n}\r\n"

    #expect(
      Ported(source).text
        == "class A: B {\r\n       \r\n  func a() {}\r\n  let s = Selector(\"a\", \r\nA.a)\r\n}\r\n"
    )
  }

  @Test func addsTheImportBehindTheLastLine() {
    let ported = Porter.port(module: "App", files: [file("class A: B {}")])

    #expect(
      ported.texts[0].map { String(decoding: $0, as: UTF8.self) }?.hasSuffix(
        "}\n@_spi(Ported) import UIKit\n") == true)
  }

  private func file(_ text: String) -> SourceFile { SourceFile(path: "/a.swift", text: text) }
}
