import Stage
import Testing
import UIKit

/// Positions and ranges of text fields and text views.
@MainActor struct UITextInputTests {
  private let stage = Stage(device: .phone)
  private let field: UITextField
  private let view: UITextView

  init() {
    let (root, field, view) = stage.run {
      (
        UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
        UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      )
    }
    (self.field, self.view) = (field, view)
    stage.show(root)
    stage.run {
      root.view.addSubview(field)
      root.view.addSubview(view)
      field.text = "one two"
      view.text = "one\ntwo"
    }
    stage.tick()
  }

  private var inputs: [any UITextInput] { [field, view] }

  @Test func `positions count UTF-16 units from the start`() throws {
    for input in inputs {
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 7)
      let place = try #require(input.position(from: input.beginningOfDocument, offset: 4))
      #expect(input.offset(from: place, to: input.endOfDocument) == 3)
      #expect(input.offset(from: place, to: input.beginningOfDocument) == -4)
      #expect(input.compare(input.beginningOfDocument, to: place) == .orderedAscending)
      #expect(input.compare(place, to: place) == .orderedSame)
    }
  }

  @Test func `there are no positions outside the text`() {
    for input in inputs {
      #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
      #expect(input.position(from: UITextPosition(), offset: 0) == nil)
      #expect(input.text(in: UITextRange()) == nil)
    }
  }

  @Test func `a range has its ends and its text in either order`() throws {
    for input in inputs {
      let place = try #require(input.position(from: input.beginningOfDocument, offset: 4))
      let range = try #require(input.textRange(from: input.endOfDocument, to: place))
      #expect(range.start.isEqual(place))
      #expect(range.end.isEqual(input.endOfDocument))
      #expect(!range.isEmpty)
      #expect(input.text(in: range) == "two")
    }
  }

  @Test func `the selected range is the selection in the text`() throws {
    stage.run {
      view.selectedRange = NSRange(location: 1, length: 2)
      let range = view.selectedTextRange
      #expect(view.offset(from: view.beginningOfDocument, to: range?.start ?? .init()) == 1)
      #expect(view.text(in: range ?? .init()) == "ne")

      view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
      #expect(view.selectedRange == NSRange(location: 7, length: 0))
      view.selectedTextRange = nil
      #expect(view.selectedRange == NSRange(location: 7, length: 0))
    }
  }

  @Test func `text is replaced and the caret is placed after it`() throws {
    for input in inputs {
      stage.run {
        let place = input.position(from: input.beginningOfDocument, offset: 3)
        let range = place.flatMap { input.textRange(from: input.beginningOfDocument, to: $0) }
        input.replace(range ?? .init(), withText: "seven")
        #expect(
          input.offset(
            from: input.beginningOfDocument, to: input.selectedTextRange?.end ?? .init()) == 5)
        input.selectedTextRange = range
      }
    }
    #expect(field.text == "seven two")
    #expect(view.text == "seven\ntwo")
  }

  @Test func `carets and lines have rectangles in the view`() throws {
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(start.midX - 5) < 0.01 && start.minY >= 8 && start.width == 2)
    #expect(end.minY > start.minY + 5 && end.minX > start.minX)

    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 2)
    #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
    #expect(view.firstRect(for: all) == rects.first?.rect)
    #expect(view.firstRect(for: all).width > 10)

    let own = field.caretRect(for: field.beginningOfDocument)
    #expect(field.bounds.contains(own) && own.height > 10)
  }

  @Test func `the nearest position and character are found`() throws {
    let end = view.caretRect(for: view.endOfDocument)
    let place = try #require(view.closestPosition(to: CGPoint(x: 500, y: end.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 7)

    let character = try #require(view.characterRange(at: CGPoint(x: 6, y: end.midY)))
    #expect(view.text(in: character) == "t")

    let first = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: first))
    let inside = try #require(view.closestPosition(to: CGPoint(x: 500, y: 500), within: range))
    #expect(inside.isEqual(first))
  }

  @Test func `up and down move between lines, left and right between characters`() throws {
    let start = view.beginningOfDocument
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.offset(from: start, to: below) == 4)
    #expect(view.position(from: start, in: .up, offset: 1) == nil)
    let right = try #require(view.position(from: start, in: .right, offset: 2))
    #expect(view.offset(from: start, to: right) == 2)
    #expect(view.position(from: start, in: .left, offset: 1) == nil)
  }

  @Test func `a field without a caret's rectangle shows no caret`() throws {
    final class Plain: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let plain = stage.run { Plain(frame: CGRect(x: 20, y: 400, width: 200, height: 34)) }
    stage.run {
      field.superview?.addSubview(plain)
      plain.becomeFirstResponder()
    }
    stage.tick()
    #expect(plain.canvas.caret.isHidden)

    stage.run { field.becomeFirstResponder() }
    stage.tick()
    #expect(!field.canvas.caret.isHidden)
  }

  @Test func `a text view has a layout manager with its container`() {
    stage.run {
      view.layoutManager.allowsNonContiguousLayout = false
      #expect(view.layoutManager.textContainers.first === view.textContainer)
      #expect(view.layoutManager === view.layoutManager)
      #expect(view.layoutManager.usesFontLeading)
      #expect(view.textContainer.exclusionPaths.isEmpty)
    }
  }
}
