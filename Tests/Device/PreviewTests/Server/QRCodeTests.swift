import Foundation
import Preview
import Testing

struct QRCodeTests {
  @Test func `a text that has no code has none`() {
    #expect(QRCode("") == nil)
    #expect(QRCode("a\u{0}b") == nil)
    #expect(QRCode(String(repeating: "x", count: 3_000)) == nil)
  }

  @Test func `a code has its three finder patterns and a light margin`() throws {
    let code = try #require(QRCode("http://192.168.1.20:8100/?view=device&token=abc"))

    #expect((code.size - 17) % 4 == 0)
    let last = code.size - 7
    for (x, y) in [(0, 0), (last, 0), (0, last)] {
      for step in 0..<7 {
        #expect(code.isDark(x + step, y) && code.isDark(x, y + step))
        #expect(code.isDark(x + step, y + 6) && code.isDark(x + 6, y + step))
      }
      #expect(!code.isDark(x + 1, y + 1) && code.isDark(x + 3, y + 3))
    }
    #expect(!code.isDark(-1, 0) && !code.isDark(code.size, 0))
  }

  @Test func `the code is text for a terminal and a picture for the page`() throws {
    let code = try #require(QRCode("a"))
    #expect(code.size == 21)

    let lines = code.text.split(separator: "\n")
    #expect(lines.count == 15 && lines.allSatisfy { $0.count == 29 })
    #expect(lines[0] == String(repeating: "█", count: 29))
    #expect(lines[2].hasPrefix("████ ▄▄▄▄▄ ") && lines[14].hasSuffix("▀"))
    #expect(code.svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29""#))
    #expect(code.svg.contains("M4 4h1v1h-1z"))
  }
}
