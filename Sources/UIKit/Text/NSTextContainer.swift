/// The region that a text view lays its text out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// 0 by 0 for no limit; a text view sets it as it is laid out. Points.
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }

  open var size: CGSize
  /// Empty space at both ends of every line; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }
  /// 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }
  /// What becomes of text beyond the last line; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }
  /// Stored; a text view's container always has the view's width. True by default.
  open var widthTracksTextView = true
  /// Stored; false by default.
  open var heightTracksTextView = false

  /// Tells whoever lays out the text.
  var changed: (() -> Void)?
}
