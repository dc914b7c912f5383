/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Creates a container. The size is in points; 0 by 0 means that there is no limit. A text view
  /// updates the size during layout.
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }

  open var size: CGSize { didSet { if size != oldValue { layoutManager?.invalidate() } } }
  /// The object that fills the container. Not retained.
  open weak var layoutManager: NSLayoutManager?
  /// Moves the container to another layout manager, with its text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    let storage = layoutManager?.textStorage
    if let old = layoutManager {
      storage?.removeLayoutManager(old)
      if let index = old.textContainers.firstIndex(where: { $0 === self }) {
        old.removeTextContainer(at: index)
      }
    }
    newLayoutManager.addTextContainer(self)
    storage?.addLayoutManager(newLayoutManager)
  }
  /// The space at both ends of every line; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { tell() } }
  }
  /// The maximum number of lines. If the number is 0 (the default), there is no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { tell() } }
  }
  /// How text beyond the last line is truncated; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { tell() } }
  }
  /// The areas that text does not enter, in the container's coordinate system; none by default.
  /// Matchcut ignores these areas and logs a warning.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      UIKitLog.warn(
        "NSTextContainer.exclusionPaths has no effect: Matchcut lays out text without exclusions. "
          + "Place the view that the text should avoid outside the text view.")
    }
  }
  /// Whether the container has the text view's width; true by default. The property is stored, but
  /// has no effect, because a text view's container always has the view's width.
  open var widthTracksTextView = true
  /// Whether the container has the text view's height; false by default. The value is stored, but
  /// has no effect.
  open var heightTracksTextView = false

  /// Called after a property of the container has changed. The text view that uses the container
  /// sets this closure.
  var changed: (() -> Void)?

  private func tell() {
    layoutManager?.invalidate()
    changed?()
  }
}
