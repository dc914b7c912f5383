/// A view whose text can follow the user's preferred size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of a text style or of `UIFontMetrics` change with the user's preferred size;
  /// false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension NSAttributedString {
  /// A copy whose fonts are those at the content size of `traits`; fonts of fixed size stay.
  @MainActor
  func adapted(to traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      guard let font = attributes[.font] as? UIFont else { return }
      result.addAttributes([.font: font.adapted(to: traits)], range: range)
    }
    return result
  }
}
