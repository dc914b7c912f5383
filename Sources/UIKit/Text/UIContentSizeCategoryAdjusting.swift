/// A view whose text can follow the user's preferred size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of a text style or of `UIFontMetrics` change with the user's preferred size;
  /// false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
