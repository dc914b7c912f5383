/// The object that lays out the text of a text view.
///
/// In Matchcut, Pango lays out the text, so the settings of a layout manager are stored but have no
/// effect.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override nonisolated init() { super.init() }
  convenience init(for container: NSTextContainer) {
    self.init()
    textContainers = [container]
  }

  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

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
}
