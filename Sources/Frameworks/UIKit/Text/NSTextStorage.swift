/// A text that tells its layout managers when it changes.
///
/// The layout managers lay out the text with Pango. To highlight syntax, use a subclass that
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each change:
///
/// ```swift
/// let storage = NSTextStorage(string: "Tap here")
/// let layoutManager = NSLayoutManager()
/// storage.addLayoutManager(layoutManager)
/// layoutManager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
/// ```
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed. The bits are those of `NSTextStorage.h`.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  public init() { super.init(string: "", attributes: nil) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let text = self
    MainActorReach.read { aLayoutManager.textStorage = text }
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    nonisolated(unsafe) let text = self
    MainActorReach.read {
      if aLayoutManager.textStorage === text { aLayoutManager.textStorage = nil }
    }
  }

  open weak var delegate: (any NSTextStorageDelegate)?

  /// Called after an edit has been processed. The text view that shows the text sets this closure.
  var changed: (@MainActor () -> Void)?

  // MARK: Editing

  /// What the edits since the last processing have changed.
  open private(set) var editedMask: EditActions = []
  /// The range of these edits in the present text; its location is `NSNotFound` without edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false

  open override func beginEditing() { depth += 1 }
  /// Processes the edits since the outermost `beginEditing()`.
  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Notes an edit: `editedRange` is the range before the edit. The edits are processed at once,
  /// unless a `beginEditing()` has no `endEditing()` yet.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Processes the edits, unless they are made during the processing: these belong to the same edit.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Tells the delegate, the observers of the notifications, and the layout managers.
  open func processEditing() {
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    let (managers, changed) = (layoutManagers, changed)
    MainActorReach.read {
      for manager in managers { manager.invalidate() }
      changed?()
    }
  }

  /// Has no effect: a text without a font is laid out in the default font.
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open var fixesAttributesLazily: Bool { false }

  // MARK: The methods that subclasses override

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters], range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs ?? [:], range: range)
    edited([.editedAttributes], range: range, changeInLength: 0)
  }

  // MARK: The methods that call them

  // Foundation's own methods would read the text of this class instead of the subclass's.

  open override var length: Int { string.utf16.count }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange()
    let found = attributes(at: location, effectiveRange: &run)
    // A subclass may leave the range empty.
    run.length = max(run.length, location + 1 - run.location)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return found
  }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    AttributedText(self).substring(range).attributedString
  }
  open override func copy(with zone: NSZone? = nil) -> Any { AttributedText(self).attributedString }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: AttributedText(self).attributedString)
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    changeAttributes(in: range) { $0[name] = value }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }
  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    let end = range.location + range.length
    var place = range.location
    while place < end {
      var run = NSRange()
      var found = attributes(at: place, effectiveRange: &run)
      let stop = min(max(run.location + run.length, place + 1), end)
      change(&found)
      setAttributes(found, range: NSRange(location: place, length: stop - place))
      place = stop
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    put(AttributedText(attrString), in: range)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    put(AttributedText(attrString), in: NSRange(location: loc, length: 0))
  }
  open override func append(_ attrString: NSAttributedString) {
    put(AttributedText(attrString), in: NSRange(location: length, length: 0))
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    put(AttributedText(attrString), in: NSRange(location: 0, length: length))
  }

  /// Replaces a range by a text with its attributes.
  func put(_ text: AttributedText, in range: NSRange) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    var start = range.location
    for run in text.runs {
      setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    endEditing()
  }
}

/// Observes the edits of a text. Every requirement is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
