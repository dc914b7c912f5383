import AppHost
import Testing

struct ProgressLineTests {
  private final class Text { var text = "" }

  @Test func `a terminal shows one line that is updated and cleared`() {
    let seen = Text()
    let line = ProgressLine(isTerminal: true) { seen.text += $0 }

    line.show("rendering", done: 1, of: 3)
    line.show("rendering", done: 2, of: 3)
    line.clear()
    line.clear()

    let rewind = "\r\u{1B}[2K"
    #expect(seen.text == "\(rewind)rendering 1/3\(rewind)rendering 2/3\(rewind)")
  }

  @Test func `without a terminal a line is printed every quarter`() {
    let seen = Text()
    let line = ProgressLine(isTerminal: false) { seen.text += $0 }

    for done in 1...97 { line.show("rendering", done: done, of: 97) }
    line.clear()

    #expect(
      seen.text == "rendering 25/97\nrendering 49/97\nrendering 73/97\nrendering 97/97\n")
  }
}
