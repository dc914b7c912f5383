import Stage
import Testing
import UIKit

/// A text, its layout manager and its container.
@MainActor struct NSTextStorageTests {
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    @MainActor init(_ text: String, width: CGFloat, storage: NSTextStorage = NSTextStorage()) {
      self.storage = storage
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      storage.setAttributedString(
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    }
  }

  /// Makes digits red, as an editor highlights syntax.
  private final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      for (index, character) in string.enumerated() {
        let range = NSRange(location: index, length: 1)
        let color: UIColor = character.isNumber ? .red : .black
        addAttribute(.foregroundColor, value: color, range: range)
      }
      super.processEditing()
    }
    func isRed(_ index: Int) -> Bool {
      attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .red
    }
  }

  @Test func `a text that wraps is as high as its lines`() {
    let stack = Stack("one two three", width: 1000)
    let line = stack.manager.usedRect(for: stack.container)
    #expect(line.height > 20)
    #expect(stack.manager.numberOfGlyphs == 13)
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 13))

    stack.container.size.width = 60
    let wrapped = stack.manager.usedRect(for: stack.container)
    #expect(wrapped.height > 2.5 * line.height)
    #expect(wrapped.width <= 60)

    var lines: [NSRange] = []
    stack.manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: 13)
    ) { rect, used, _, range, _ in
      #expect(rect.width == 60)
      #expect(rect.contains(used))
      lines.append(range)
    }
    #expect(lines.count == 3)
    #expect(lines.reduce(0) { $0 + $1.length } == 13)
    stack.container.maximumNumberOfLines = 1
    #expect(stack.manager.usedRect(for: stack.container).height == line.height)
  }

  @Test func `a point leads to its character, and a range to its rectangle`() {
    let stack = Stack("tap here", width: 0)
    let here = NSRange(location: 4, length: 4)
    let rect = stack.manager.boundingRect(forGlyphRange: here, in: stack.container)
    #expect(rect.minX > stack.container.lineFragmentPadding)
    var fraction: CGFloat = -1
    let index = stack.manager.glyphIndex(
      for: CGPoint(x: rect.minX + 1, y: rect.midY), in: stack.container,
      fractionOfDistanceThroughGlyph: &fraction)
    #expect(index == 4)
    #expect((0..<0.5).contains(fraction))
    #expect(stack.manager.glyphIndex(for: CGPoint(x: 900, y: 5), in: stack.container) == 7)
    #expect(
      stack.manager.boundingRect(
        forGlyphRange: NSRange(location: 50, length: 1),
        in: stack.container) == .zero)
  }

  @Test func `drawing a part of the text leaves the rest empty`() {
    let stack = Stack("iiii MMMM", width: 0)
    func image(_ range: NSRange) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { _ in
        stack.manager.drawBackground(forGlyphRange: range, at: .zero)
        stack.manager.drawGlyphs(forGlyphRange: range, at: .zero)
      }
    }
    let all = image(NSRange(location: 0, length: 9)).pngData()
    let none = image(NSRange(location: 0, length: 0)).pngData()
    let part = image(NSRange(location: 0, length: 4)).pngData()
    #expect(all != none && part != none && part != all)
  }

  @Test func `edits are processed once, with their whole range`() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var edits: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        edits.append(
          "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      }
    }
    let (storage, listener) = (NSTextStorage(string: "abcdef"), Listener())
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 5, length: 1))
    #expect(listener.edits.isEmpty)
    storage.endEditing()
    #expect(listener.edits == ["3 1+5 1"])
    #expect(storage.string == "axyzdef")
    #expect(storage.editedRange.location == NSNotFound)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "!"))
    #expect(storage.string == "xyzdef!")
    #expect((storage.copy() as? NSAttributedString)?.string == "xyzdef!")
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
  }

  @Test func `a text view shows the edits of its storage, and the storage those of the view`() {
    let stage = Stage(device: .phone)
    stage.run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "one"
      #expect(view.textStorage.string == "one")
      #expect(view.textStorage === view.layoutManager.textStorage)
      #expect(view.layoutManager.textContainers.first === view.textContainer)

      view.textStorage.append(NSAttributedString(string: " two"))
      #expect(view.text == "one two")
      view.text = "three"
      #expect(view.textStorage.string == "three")
      view.insertText("!")
      #expect(view.textStorage.string == "three!")
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
      let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
      #expect(view.layoutManager.usedRect(for: view.textContainer).height > 0)
    }
    stage.close()
  }

  @Test func `a subclass with a text of its own highlights what the user types`() {
    let stage = Stage(device: .phone)
    stage.run {
      let stack = Stack("a1", width: 200, storage: Highlighter())
      let view = UITextView(frame: .zero, textContainer: stack.container)
      #expect(view.text == "a1")
      #expect(view.textStorage === stack.storage)
      view.insertText("b2")
      #expect(view.text == "a1b2")
      let storage = stack.storage as? Highlighter
      #expect((0..<4).map { storage?.isRed($0) } == [false, true, false, true])
      let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }
    stage.close()
  }
}
