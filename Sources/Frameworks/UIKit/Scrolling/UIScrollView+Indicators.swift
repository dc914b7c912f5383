// The scroll indicators. The indicators are visible while the content moves, and fade out when it
// has stopped.
extension UIScrollView {
  private func shows(_ axis: ScrollAxis) -> Bool {
    axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
  }

  func showIndicators() {
    UIView.performWithoutAnimation {
      for axis in ScrollAxis.allCases where shows(axis) && geometry(axis) != nil {
        let indicator = ensuredIndicator(axis)
        bringSubviewToFront(indicator)
        indicator.layer.removeAllAnimations()
        indicator.alpha = 1
      }
    }
    placeIndicators()
  }

  func hideIndicators() {
    let shown = ScrollAxis.allCases.compactMap { indicators[$0] }.filter { $0.alpha > 0 }
    guard !shown.isEmpty else { return }
    guard window != nil else {
      for indicator in shown { indicator.alpha = 0 }
      return
    }
    UIView.animate(
      withDuration: ScrollIndicator.fadeDuration, delay: ScrollIndicator.fadeDelay,
      animations: { for indicator in shown { indicator.alpha = 0 } })
  }

  func placeIndicators() {
    guard !indicators.isEmpty else { return }
    UIView.performWithoutAnimation {
      for axis in ScrollAxis.allCases {
        guard let indicator = indicators[axis] else { continue }
        let geometry = shows(axis) ? geometry(axis) : nil
        indicator.isHidden = geometry == nil
        if let geometry { indicator.frame = frame(of: geometry, axis) }
      }
    }
  }

  func colorIndicators() {
    let color: UIColor =
      switch indicatorStyle {
      case .default: .label
      case .black: .black
      case .white: .white
      }
    for axis in ScrollAxis.allCases {
      indicators[axis]?.backgroundColor = color.withAlphaComponent(ScrollIndicator.opacity)
    }
  }

  private func ensuredIndicator(_ axis: ScrollAxis) -> ScrollIndicator {
    if let known = indicators[axis] { return known }
    let made = ScrollIndicator(frame: .zero)
    indicators[axis] = made
    addSubview(made)
    colorIndicators()
    return made
  }

  private func insets(_ axis: ScrollAxis) -> UIEdgeInsets {
    let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
  }

  private func geometry(_ axis: ScrollAxis) -> IndicatorGeometry? {
    let insets = insets(axis)
    return IndicatorGeometry(
      range(axis), offset: Double(contentOffset[keyPath: axis.point]),
      insets: (Double(insets[keyPath: axis.start]), Double(insets[keyPath: axis.end])))
  }

  private func frame(of geometry: IndicatorGeometry, _ axis: ScrollAxis) -> CGRect {
    let insets = insets(axis)
    let (thickness, margin) = (IndicatorGeometry.thickness, IndicatorGeometry.margin)
    guard axis == .vertical else {
      return CGRect(
        x: bounds.minX + geometry.start, y: bounds.maxY - margin - thickness - insets.bottom,
        width: geometry.length, height: thickness)
    }
    return CGRect(
      x: bounds.maxX - margin - thickness - insets.right, y: bounds.minY + geometry.start,
      width: thickness, height: geometry.length)
  }
}
