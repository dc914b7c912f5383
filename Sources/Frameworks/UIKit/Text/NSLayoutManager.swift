/// The object that lays out the text of a text storage in a container.
///
/// Pango lays out the text, and each UTF-16 unit of the text counts as one glyph. Only the first
/// container is filled. The settings of a layout manager are stored but have no effect.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override nonisolated init() { super.init() }
  convenience init(for container: NSTextContainer) {
    self.init()
    addTextContainer(container)
  }

  /// The text; set by the storage's `addLayoutManager(_:)`. Not retained.
  open var textStorage: NSTextStorage? {
    get { storage ?? source?() }
    set {
      storage = newValue
      invalidate()
    }
  }
  private weak var storage: NSTextStorage?
  /// Returns the text of the text view that has created the layout manager.
  var source: (() -> NSTextStorage?)?
  /// Not called by Matchcut.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Whether a part of the text may be laid out before the text that precedes it; false by default.
  open var allowsNonContiguousLayout = false
  /// Whether invisible characters, such as spaces, are shown; false by default.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown; false by default.
  open var showsControlCharacters = false
  /// The fraction of a line's width that must be filled before words are hyphenated. The fraction
  /// is 0 by default, which means no hyphenation. Matchcut never hyphenates text.
  open var hyphenationFactor: CGFloat = 0
  /// Whether lines include the leading of their fonts; true by default.
  open var usesFontLeading = true
  /// Whether `hyphenationFactor` is derived from the text; false by default.
  open var usesDefaultHyphenation = false

  // MARK: Layout

  /// The layout in the first container, created on first use.
  private var layout: TextLayout?

  /// Discards the layout, because the text or the container has changed.
  func invalidate() { layout = nil }

  var currentLayout: TextLayout {
    if let layout { return layout }
    let made = makeLayout()
    layout = made
    return made
  }

  private func makeLayout() -> TextLayout {
    guard let textStorage, let container = textContainers.first else { return TextLayout([]) }
    var styled = StyledText(AttributedText(textStorage))
    let limit = container.maximumNumberOfLines
    if limit > 0 {
      let mode = TextParagraph.LineBreak(container.lineBreakMode)
      styled.restyle { $0.lineBreak = mode }
    }
    let (size, padding) = (container.size, container.lineFragmentPadding)
    let isFree = size.width <= 0 || size.width >= LabelText.unlimited
    let width = isFree ? nil : max(size.width - 2 * padding, 0)
    let isHigh = size.height <= 0 || size.height >= LabelText.unlimited
    return isHigh
      ? styled.layout(width: width, lines: limit)
      : styled.layout(width: width, height: size.height, lines: limit)
  }

  // MARK: Drawing

  /// Draws the text of a range in the current context. `origin` is the container's origin. The
  /// backgrounds of the text are drawn together with it.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let place = CGPoint(x: origin.x + padding, y: origin.y)
    let range = NSIntersectionRange(glyphsToShow, whole)
    guard range.length > 0 else { return }
    guard range.length < whole.length else { return currentLayout.draw(in: context, at: place) }
    context.saveGState()
    var rects: [CGRect] = []
    if let container = textContainers.first {
      enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: range, in: container
      ) { rect, _ in rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    context.clip(to: rects)
    currentLayout.draw(in: context, at: place)
    context.restoreGState()
  }
  /// Draws nothing, because `drawGlyphs(forGlyphRange:at:)` draws the backgrounds.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Implementation

  /// The space before a line.
  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
  /// The range of the whole text.
  var whole: NSRange { NSRange(location: 0, length: textStorage?.length ?? 0) }
}

/// Observes a layout. It is never called, because Pango lays out the text.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
