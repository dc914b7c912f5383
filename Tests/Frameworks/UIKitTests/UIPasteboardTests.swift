import Testing
import UIKit

@MainActor struct UIPasteboardTests {
  @Test func `each content replaces the other ones`() {
    World()() {
      let board = UIPasteboard.general
      #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)

      board.string = "Hello"
      #expect(board.strings == ["Hello"] && board.hasStrings && !board.hasURLs)
      board.url = URL(string: "https://example.com")
      #expect(board.url?.host == "example.com" && board.string == "https://example.com")
      board.image = UIImage()
      #expect(board.hasImages && board.image != nil && board.string == nil && board.url == nil)
      #expect(board.changeCount == 3)
      #expect(UIPasteboard.general === board)
    }
  }

  @Test func `each device has a general pasteboard of its own`() {
    World()() { UIPasteboard.general.string = "Hello" }
    World()() { #expect(UIPasteboard.general.string == nil) }
  }
}
