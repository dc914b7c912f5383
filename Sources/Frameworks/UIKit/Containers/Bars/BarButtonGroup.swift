/// The bar button items at one end of a navigation bar, from the leading to the trailing side.
///
/// Adjacent items share a capsule. A prominent item has its own capsule, and a custom view has
/// none.
@MainActor
final class BarButtonGroup: UIView {
  /// The views that share one capsule.
  private struct Run {
    var capsule: BarCapsule?
    var views: [UIView] = []
  }
  private var runs: [Run] = []
  private var shown: [UIBarButtonItem] = []
  var items: [UIBarButtonItem] { shown }

  /// Shows `items`. The views of unchanged items are kept, so that touches on them are not
  /// interrupted.
  func show(_ items: [UIBarButtonItem], _ look: BarButtonStyle = BarButtonStyle()) {
    let isSame = shown.count == items.count && zip(shown, items).allSatisfy { $0 === $1 }
    let customViews = subviews.filter { !($0 is BarCapsule || $0 is BarButton) }
    let custom = items.compactMap(\.customView)
    if isSame, customViews.count == custom.count, zip(customViews, custom).allSatisfy({ $0 === $1 })
    {
      for case let button as BarButton in subviews { button.refresh() }
      for run in runs { run.capsule?.fill = fill(of: run) }
    } else {
      rebuild(items)
    }
    for case let button as BarButton in subviews { button.look = look }
    setNeedsLayout()
  }

  private func rebuild(_ items: [UIBarButtonItem]) {
    for view in subviews { view.removeFromSuperview() }
    runs = []
    shown = items
    var isOpen = false
    for item in items {
      if item.isSpace {
        isOpen = false
        if item.width > 0 { append(Run(views: [UIView(frame: space(item.width))])) }
      } else if let view = item.customView {
        isOpen = false
        append(Run(views: [view]))
      } else if isOpen, item.style != .done {
        runs[runs.count - 1].views.append(BarButton(item))
      } else {
        append(Run(capsule: BarCapsule(), views: [BarButton(item)]))
        isOpen = item.style != .done
      }
    }
    for run in runs {
      if let capsule = run.capsule {
        capsule.fill = fill(of: run)
        addSubview(capsule)
      }
      for view in run.views { addSubview(view) }
    }
  }

  private func append(_ run: Run) { runs.append(run) }
  private func space(_ width: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: width, height: 1) }

  private func fill(of run: Run) -> UIColor? {
    guard let button = run.views.first as? BarButton, button.item.style == .done else { return nil }
    return button.isEnabled ? button.item.shownTintColor ?? tintColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for run in runs { run.capsule?.fill = fill(of: run) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    for run in runs { run.capsule?.fill = fill(of: run) }
  }

  // MARK: Layout

  private func width(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.fittingWidth }
    return view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
  }

  private func width(of run: Run) -> CGFloat { run.views.reduce(0) { $0 + width(of: $1) } }

  /// The width in points; 0 if there are no items.
  var fittingWidth: CGFloat {
    let gaps = CGFloat(max(runs.count - 1, 0)) * NavigationBarMetrics.gap
    return runs.reduce(gaps) { $0 + width(of: $1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2,
        width: width, height: height)
    }
    for run in runs {
      run.capsule?.frame = frame(width(of: run), bounds.height)
      for view in run.views {
        let width = width(of: view)
        if view is BarButton {
          view.frame = frame(width, bounds.height)
        } else {
          let own = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
          view.place(in: frame(width, min(max(own, 0), bounds.height)))
        }
        x += width
      }
      x += NavigationBarMetrics.gap
    }
  }
}
