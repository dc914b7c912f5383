// Determines whether the title is large.
extension UINavigationBar {
  /// Whether the top item shows a large title, which is possible only in a regular height.
  func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let top = items.last,
      !top.showsOnlySearch
    else { return false }
    switch top.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return items.count == 1 || isLarge(Array(items.dropLast()))
    }
  }
}
