extension UIView {
  /// The labels of the texts and images inside the view, as a cell of a table speaks them; nil if
  /// there are none (facts M.22). Elements that act by themselves are not part of the cell's text.
  package var combinedTexts: String? {
    var texts: [String] = []
    for view in subviews where !view.isHidden && view.alpha > 0 { view.collect(&texts) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func collect(_ texts: inout [String]) {
    guard !accessibilityElementsHidden else { return }
    guard isAccessibilityElement else {
      for view in subviews where !view.isHidden && view.alpha > 0 { view.collect(&texts) }
      return
    }
    guard !actsByItself else { return }
    texts += [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Whether the view, an element inside a cell, is an element beside the cell: buttons, links,
  /// adjustable values, and views that can be edited.
  package var actsByItself: Bool {
    !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
      || canBecomeFirstResponder
  }
}
