import Testing
import UIKit

@MainActor
struct UIKeyTests {
  @Test func `the codes are those of the standard`() {
    let codes: [UIKeyboardHIDUsage] = [
      .keyboardErrorUndefined, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace,
      .keyboardTab, .keyboardSpacebar, .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow,
      .keyboardUpArrow,
    ]
    #expect(
      codes.map(\.rawValue) == [0x03, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x4F, 0x50, 0x51, 0x52])
  }

  @Test func `a press has no key, and a key has no characters`() {
    let key = UIKey()
    #expect(UIPress().key == nil)
    #expect(key.characters == "" && key.charactersIgnoringModifiers == "")
    #expect(key.modifierFlags == [] && key.keyCode == .keyboardErrorUndefined)
  }
}
