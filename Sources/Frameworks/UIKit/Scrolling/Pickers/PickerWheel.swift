/// One wheel of a picker: a scroll view without content of its own, whose offset turns the rows.
///
/// The rows are in another view, the picker's surface, so that the rows of all wheels have the same
/// perspective. The wheel comes to rest only at rows.
@MainActor
final class PickerWheel: UIScrollView {
  /// Returns the view of a row. The second argument is a view of this wheel that is no longer shown.
  var makeRow: ((_ row: Int, _ reusing: UIView?) -> UIView)?
  /// Called when the wheel has come to rest after the user turned it.
  var onChoice: ((_ row: Int) -> Void)?

  private let surface: UIView
  private var shown: [Int: PickerRow] = [:]
  private var unused: [UIView] = []
  private(set) var count = 0
  private var rowHeight: CGFloat = 1
  /// The row at which the wheel last came to rest.
  private(set) var selected = 0
  /// Whether the user has turned the wheel since it last came to rest.
  private var isTurnedByUser = false
  private var laidOutSize = CGSize.zero

  init(on surface: UIView) {
    self.surface = surface
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    alignsRest = { [weak self] in self?.aligned($0) ?? $0 }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap:", PickerWheel.tap)))
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Sets the number of rows and their height, and makes the visible rows again.
  func load(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (max(0, count), max(1, rowHeight))
    dropRows()
    selected = min(selected, max(0, self.count - 1))
    laidOutSize = .zero
    setNeedsLayout()
  }

  private func dropRows() {
    for row in shown.values { row.removeFromSuperview() }
    shown = [:]
    unused = []
  }

  /// The view of a row; nil if the row is not visible.
  func view(of row: Int) -> UIView? { shown[row]?.content }

  /// Turns the wheel to a row. Unverified: that an animated change takes as long as that of a scroll
  /// view.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    isTurnedByUser = false
    selected = min(max(row, 0), count - 1)
    guard bounds.height > 0 else { return }
    setContentOffset(offset(of: selected), animated: animated && window != nil)
  }

  func removeRows() {
    dropRows()
    removeFromSuperview()
  }

  // MARK: Geometry

  private var cylinder: WheelCylinder {
    WheelCylinder(height: bounds.height, rowHeight: rowHeight)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The place in front, in rows.
  private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

  private var nearest: Int {
    min(max(Int(clamped: position.rounded()), 0), max(0, count - 1))
  }

  private func aligned(_ offset: CGPoint) -> CGPoint {
    let row = ((offset.y + contentInset.top) / rowHeight).rounded()
    return self.offset(of: min(max(Int(clamped: row), 0), max(0, count - 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size { fit() }
    turn()
  }

  /// Adapts the content to the wheel's size, so that the first and the last row can be in front.
  private func fit() {
    laidOutSize = bounds.size
    let inset = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    setContentOffset(offset(of: selected), animated: false)
  }

  /// Shows the visible rows at their places on the cylinder.
  private func turn() {
    let cylinder = cylinder
    let visible = cylinder.rows(around: position, count: count)
    for (row, view) in shown where !visible.contains(row) {
      view.removeFromSuperview()
      unused.append(view.content)
      shown[row] = nil
    }
    UIView.performWithoutAnimation {
      for row in visible {
        let view = shown[row] ?? addRow(row)
        let distance = (CGFloat(row) - position) * rowHeight
        view.layer.transform = CATransform3DIdentity
        view.frame = CGRect(
          x: frame.minX, y: frame.midY - rowHeight / 2, width: bounds.width, height: rowHeight)
        view.layer.transform = cylinder.transform(at: distance)
        view.alpha = cylinder.opacity(at: distance)
      }
    }
  }

  private func addRow(_ row: Int) -> PickerRow {
    let view = PickerRow(makeRow?(row, unused.popLast()) ?? UIView())
    surface.addSubview(view)
    shown[row] = view
    return view
  }

  // MARK: Turning

  /// Turns the tapped row to the front.
  private func tap(_ recognizer: UITapGestureRecognizer) {
    let height = recognizer.location(in: self).y - bounds.midY
    let row = Int(clamped: (position + cylinder.distance(atHeight: height) / rowHeight).rounded())
    guard row != nearest, (0..<count).contains(row) else { return }
    isTurnedByUser = true
    setContentOffset(offset(of: row), animated: true)
  }

  private func rested() {
    guard isTurnedByUser else { return }
    isTurnedByUser = false
    selected = nearest
    onChoice?(selected)
  }
}

extension PickerWheel: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rested() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isTracking { rested() } }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rested() }
}

/// A row on a wheel, with the view that the picker's delegate provides.
@MainActor
final class PickerRow: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// A view without a size of its own fills the row; another view is centred in the row
  /// (`unverified`).
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.bounds.size
    let isOwn = size.width > 0 && size.height > 0 && content !== fillingContent
    if isOwn {
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    } else {
      fillingContent = content
      content.frame = bounds
    }
  }

  /// The content, if it fills the row.
  private weak var fillingContent: UIView?
}
