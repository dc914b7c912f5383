/// A place between two characters of a text, or at one of its ends.
@preconcurrency @MainActor
open class UITextPosition: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override nonisolated init() { super.init() }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override nonisolated init() { super.init() }

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range contains no text.
  open var isEmpty: Bool { start === end }
}

/// The rectangle of the part of a selection that is on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override nonisolated init() { super.init() }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// The directions in a text: forward or backward in the order of its characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// The directions on screen. The raw values are those in Apple's header `UITextInput.h`.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A storage direction or a layout direction, identified by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A position in the text of a field or of a text view. The offset of the position from the start
/// of the text is in UTF-16 units.
final class TextOffset: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  nonisolated override var hash: Int { offset }
  nonisolated override var description: String { "<UITextPosition \(offset)>" }
}

/// A range of the text of a field or of a text view.
final class TextSpan: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }
  nonisolated override var hash: Int { range.location }
  nonisolated override var description: String { "<UITextRange \(range.location)+\(range.length)>" }
}

/// The selected part of a line of a field or of a text view.
final class TextLineSelection: UITextSelectionRect {
  private let area: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
    (self.area, self.isFirst, self.isLast) = (area, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { area }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
