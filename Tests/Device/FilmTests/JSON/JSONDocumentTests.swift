import Film
import Foundation
import Testing

struct JSONDocumentTests {
  private struct Row: Encodable {
    let z: Int
    @NullIfNil var answer: String?
    let left: String?
  }

  @Test func `keys are sorted, and a member may be null or omitted`() {
    #expect(JSONLine.text(Row(z: 1, answer: nil, left: nil)) == #"{"answer":null,"z":1}"#)
    #expect(
      JSONLine.text(Row(z: 1, answer: "a/b", left: "c"))
        == #"{"answer":"a/b","left":"c","z":1}"#)
  }

  @Test func `text survives a round trip`() throws {
    let text = "a \"quote\" \\ back\nline\ttab \u{1} 翻转 ↗︎"

    let read = try JSONDecoder().decode([String].self, from: Data(JSONLine.text([text]).utf8))

    #expect(read == [text])
  }

  @Test func `a document keeps the order of its members`() {
    for (layout, text) in [
      (JSONDocument.Layout.compact, "{\"rows\":[\n1,\n2\n],\"empty\":[],\"a\":true}"),
      (.lines, "{\n\"rows\":[\n1,\n2\n],\n\"empty\":[],\n\"a\":true\n}"),
    ] {
      var document = JSONDocument(layout)
      document.add("rows", lines: [1, 2])
      document.add("empty", lines: [Int]())
      document.add("a", true)

      #expect(document.text == text)
    }
  }
}
