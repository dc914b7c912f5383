/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// 0 by 0 for no limit; a text view updates it during layout. Points.
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }

  open var size: CGSize
  /// Space at both ends of every line; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }
  /// Zero, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }
  /// How text beyond the last line is truncated; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }
  /// Stored, but without effect: a text view's container always has the view's width. True by
  /// default.
  open var widthTracksTextView = true
  /// Stored, but without effect; false by default.
  open var heightTracksTextView = false

  /// Called after a change, for the owner of the layout.
  var changed: (() -> Void)?
}
