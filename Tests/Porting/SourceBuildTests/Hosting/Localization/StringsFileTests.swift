import Foundation
import SourceBuild
import Testing

/// Files with localized strings.
struct StringsFileTests {
  private func entries(_ text: String) throws(StringsFile.Fault) -> [String: String] {
    try StringsFile(Data(text.utf8)).entries
  }

  @Test func `keys and values are read`() throws {
    let text = """
      /* A comment; "a" = "b"; */
      // "c" = "d";
      "hello" = "Hallo";
      plain_key = "a \\"quoted\\" text\\nand \\U00e4 \\\\";
      "lines" = "one
      two";"same";
      'x' = y;
      """

    #expect(
      try entries(text) == [
        "hello": "Hallo", "plain_key": "a \"quoted\" text\nand ä \\", "lines": "one\ntwo",
        "same": "same", "x": "y",
      ])
    #expect(try entries("") == [:])
    #expect(try entries("\u{FEFF}a = b;") == ["a": "b"])
  }

  @Test func `text in UTF-16 and property lists are read`() throws {
    let entries = ["ä": "ö"]
    let text = try #require("\"ä\" = \"ö\";".data(using: .utf16))
    #expect(try StringsFile(text).entries == entries)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = try PropertyListSerialization.data(
        fromPropertyList: entries, format: format, options: 0)
      #expect(try StringsFile(list).entries == entries)
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, "';'"), ("\"a\" = ;", 1, "a text"), ("\n= \"b\";", 2, "a key"),
    ("\"a", 1, "an end of the text"), ("\n/* a", 2, "an end of the comment"),
    ("a = \"\\U12\";", 1, "four hexadecimal digits"), ("a = b;\n}", 2, "a key"),
    ("<?xml version=\"1.0\"?><plist>", 1, "a property list of texts"),
    ("a = \"\\", 1, "an end of the text"),
  ])
  func `a file that is not complete is an error with a line`(
    text: String, line: Int, expected: String
  ) {
    #expect(throws: StringsFile.Fault(line: line, expected: expected)) { try entries(text) }
  }

  @Test func `bytes that are not text are an error`() {
    #expect(throws: StringsFile.Fault(line: 1, expected: "text in UTF-8 or UTF-16")) {
      try StringsFile(Data([0x61, 0xC3]))
    }
  }
}
