import Testing
import UIKit

struct EditedTextTests {
  private func text(_ string: String) -> EditedText {
    EditedText(AttributedText(string))
  }

  @Test func `a new text has its caret at the end`() {
    #expect(text("Card").selection == NSRange(location: 4, length: 0))
  }

  @Test func `a selection outside is clamped`() {
    var edited = text("Card")
    for (wanted, got) in [
      (NSRange(location: 2, length: 9), NSRange(location: 2, length: 2)),
      (NSRange(location: 9, length: 2), NSRange(location: 4, length: 0)),
      (NSRange(location: -3, length: 1), NSRange(location: 0, length: 0)),
    ] {
      edited.select(wanted)
      #expect(edited.selection == got, "\(wanted)")
    }
  }

  @Test func `typing replaces the selection and leaves the caret behind it`() {
    var edited = text("Card")
    edited.select(NSRange(location: 1, length: 2))

    edited.replace(edited.selection, with: "👍o", [:])

    #expect(edited.text.string == "C👍od")
    #expect(edited.selection == NSRange(location: 4, length: 0))
  }

  @Test func `the caret moves by whole characters and stops at the ends`() {
    var edited = text("a👨‍👩‍👧b")
    let whole = edited.text.length

    edited.moveCaret(by: -2)
    #expect(edited.selection.location == 1)
    edited.moveCaret(by: 1)
    #expect(edited.selection.location == whole - 1)
    edited.moveCaret(by: -9)
    #expect(edited.selection.location == 0)
    #expect(edited.rangeToDelete == nil)
    edited.moveCaret(by: 9)
    #expect(edited.selection.location == whole)
  }
}
