// The appearance of selection and highlighting.
extension UITableViewCell {
  /// Whether the cell is drawn as selected.
  private var looksSelected: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none && configurations.background == nil
  }

  func showState(animated: Bool) {
    let looks = looksSelected
    for label in [mainLabel, secondLabel] { label?.isHighlighted = looks }
    leadingImage?.isHighlighted = looks
    setNeedsLayout()
    guard looks else { return hideHighlight(animated: animated) }
    let view = ensuredHighlight()
    guard view.alpha < 1 else { return }
    fade(animated) { view.alpha = 1 }
  }

  private func hideHighlight(animated: Bool) {
    guard let view = highlight, view.alpha > 0 else { return }
    fade(animated) { view.alpha = 0 }
  }

  private func fade(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: TableDefaults.selectionFade, delay: 0, options: .allowUserInteraction,
      animations: change)
  }

  private func ensuredHighlight() -> UIView {
    if let highlight { return highlight }
    let view: UIView
    if let selectedBackgroundView {
      view = selectedBackgroundView
    } else {
      view = UIView()
      view.backgroundColor = .systemGray4
    }
    UIView.performWithoutAnimation {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.alpha = 0
      insertSubview(view, belowSubview: contentView)
    }
    highlight = view
    return view
  }
}
