import SourceBuild
import Testing

/// Interface Builder files with the texts of another language.
struct InterfaceStringsTests {
  private static let text = """
    <label text="Hello" id="a-1"><fontDescription key="font"/></label>
    <label id="a-2"><string key="text">One
    Two</string></label>
    <label id="a-3"/>
    <button id="b-1"><state key="normal" title="Go"/><button id="b-2"><state key="normal"/></button></button>
    <segmentedControl id="c-1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    <outlet property="x" destination="a-1" id="d-1"/>
    """

  @Test(arguments: [
    ("a-1.text", "H & \"<é>\"", "<label text=\"H &amp; &quot;&lt;é&gt;&quot;\" id=\"a-1\">"),
    ("a-2.text", "Eins\nZwei", "<label id=\"a-2\"><string key=\"text\">Eins&#10;Zwei</string>"),
    ("a-3.text", "Neu", "<label id=\"a-3\" text=\"Neu\"/>"),
    ("b-1.normalTitle", "Los", "<state key=\"normal\" title=\"Los\"/><button id=\"b-2\">"),
    ("b-2.normalTitle", "Los", "<button id=\"b-2\"><state key=\"normal\" title=\"Los\"/>"),
    ("c-1.segmentTitles[1]", "Z", "<segment title=\"A\"/><segment title=\"Z\"/>"),
    ("a-1.title", "T", "<label text=\"Hello\" id=\"a-1\" title=\"T\">"),
  ])
  func `a text of the table replaces the text of the object`(
    key: String, value: String, expected: String
  ) {
    let text = InterfaceStrings.localized(Self.text, with: [key: value])

    #expect(text.contains(expected))
    #expect(text != Self.text)
  }

  @Test(arguments: [
    "none.text", "a-1", "c-1.segmentTitles[2]", "a-1.normalTitle", "a-1.a b", "a-1.\"", "", ".",
  ])
  func `other keys change nothing`(key: String) {
    #expect(InterfaceStrings.localized(Self.text, with: [key: "X"]) == Self.text)
  }

  @Test func `several texts are replaced at once`() {
    let entries = ["a-1.text": "1", "a-2.text": "2", "a-3.text": "3", "b-1.normalTitle": "4"]

    let text = InterfaceStrings.localized(Self.text, with: entries)

    for value in ["\"1\"", ">2<", "\"3\"", "\"4\""] { #expect(text.contains(value)) }
  }
}
