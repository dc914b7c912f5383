/// The swipes of a list's rows. One row is open at a time.
///
/// The content of the row moves aside, and the buttons are beside it in the cell. A tap elsewhere,
/// scrolling, an update of the row and editing mode close the row (facts J.18).
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate, ScrollWatcher {
  private weak var list: (any SwipeList)?
  let pan = SwipePan()
  let tap = UITapGestureRecognizer()

  /// A row whose actions are visible.
  private struct OpenRow {
    let path: IndexPath
    let cell: any SwipeCell
    let view: SwipeActionsView
    let performsFirst: Bool
    /// How far the content has moved, in points, and how far it had moved when the drag began.
    var offset: CGFloat = 0
    var start: CGFloat = 0
    /// Whether the first action is performed when the touch ends.
    var isArmed = false
    var isClosing = false
  }
  private var row: OpenRow? { didSet { tap.isEnabled = row != nil } }

  /// Whether the actions of a row are visible.
  var isOpen: Bool { row != nil }

  init(in list: any SwipeList) {
    self.list = list
    super.init()
    for recognizer in [pan, tap] { list.addGestureRecognizer(recognizer) }
    pan.maximumNumberOfTouches = 1
    pan.mayStart = { [weak self] travel in self?.mayStart(after: travel) ?? false }
    tap.delegate = self
    tap.isEnabled = false
    pan.addTarget(self, action: Selector("dragged:", RowSwipe.dragged))
    tap.addTarget(self, action: Selector("tapped:", RowSwipe.tapped))
    list.addWatcher(self)
  }

  // MARK: UIGestureRecognizerDelegate

  /// The tap that closes the open row is outside of its buttons.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let row, !row.isClosing else { return false }
    let place = gestureRecognizer.location(in: list)
    return !row.view.bounds.contains(list.convert(place, to: row.view))
  }

  // MARK: Beginning

  /// Whether the pan moves a row: the open one, or one that has actions at the revealed side.
  private func mayStart(after travel: CGPoint) -> Bool {
    guard let list else { return false }
    pending = nil
    let place = pan.location(in: list)
    let start = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    if let row, !row.isClosing {
      if row.cell.bounds.contains(list.convert(start, to: row.cell)) { return true }
      close(animated: true)
      return false
    }
    pending = list.swipeableRow(at: start).flatMap { actions(of: $0, isLeft: travel.x > 0) }
    return pending != nil
  }

  /// The actions of a row for which a swipe is about to begin.
  private struct Pending {
    let path: IndexPath
    let isLeft: Bool
    let configuration: UISwipeActionsConfiguration
  }
  private var pending: Pending?

  /// Asks for the actions at a side of a row; nil if there are none.
  private func actions(of path: IndexPath, isLeft: Bool) -> Pending? {
    guard let list else { return nil }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration = list.swipeActions(at: path, leading: isLeft != isMirrored),
      !configuration.actions.isEmpty
    else { return nil }
    return Pending(path: path, isLeft: isLeft, configuration: configuration)
  }

  /// Adds the buttons to the row, without width.
  private func open(_ pending: Pending) {
    self.pending = nil
    guard let list, let cell = list.swipeCell(at: pending.path) else { return }
    close(animated: false)
    let view = SwipeActionsView(pending.configuration, isLeft: pending.isLeft)
    view.onTap = { [weak self] action, source in self?.perform(action, source) }
    UIView.performWithoutAnimation { cell.addSubview(view) }
    row = OpenRow(
      path: pending.path, cell: cell, view: view,
      performsFirst: pending.configuration.performsFirstActionWithFullSwipe)
    cell.showsSwipe = true
    list.rowWillOpen(pending.path)
  }

  /// Opens the trailing actions of a row without a swipe.
  func reveal(_ path: IndexPath) {
    guard let list else { return }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let actions = actions(of: path, isLeft: isMirrored) else { return }
    open(actions)
    guard let row else { return }
    UIView.performWithoutAnimation { show() }
    settle(at: row.view.openWidth)
  }

  // MARK: Gestures

  private func dragged(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, let pending { open(pending) }
    guard let list, let row else { return }
    let sign: CGFloat = row.view.isLeft ? 1 : -1
    let travel = sign * pan.translation(in: list).x
    switch pan.state {
    case .began:
      self.row?.start = row.offset
      move(by: travel)
    case .changed: move(by: travel)
    case .ended: letGo(speed: sign * pan.velocity(in: list).x)
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) { close(animated: true) }

  private func move(by travel: CGFloat) {
    guard let row else { return }
    let wanted = max(0, row.start + travel)
    let open = row.view.openWidth
    let isLong = wanted > open
    self.row?.offset =
      isLong && !row.performsFirst ? open + (wanted - open) * SwipeDefaults.resistance : wanted
    let isArmed =
      row.performsFirst && wanted > max(open, row.cell.bounds.width * SwipeDefaults.fullPart)
    guard isArmed != row.isArmed else { return show() }
    self.row?.isArmed = isArmed
    row.view.isExpanded = isArmed
    UIView.animate(withDuration: SwipeDefaults.duration / 2) { self.show() }
  }

  /// Moves the content and the buttons to the row's offset.
  private func show() {
    guard let row else { return }
    let (width, height) = (row.cell.bounds.width, row.cell.bounds.height)
    row.cell.bounds.origin.x = row.view.isLeft ? -row.offset : row.offset
    row.view.frame = CGRect(
      x: row.view.isLeft ? -row.offset : width, y: 0, width: row.offset, height: height)
    row.view.layoutIfNeeded()
    row.cell.setNeedsLayout()
    row.cell.layoutIfNeeded()
  }

  private func letGo(speed: CGFloat) {
    guard let row else { return }
    if row.isArmed, let first = row.view.actions.first {
      settle(at: row.cell.bounds.width)
      return perform(first, row.view.button(of: first) ?? row.view)
    }
    let open = row.view.openWidth
    let opens =
      abs(speed) >= SwipeDefaults.flickSpeed
      ? speed > 0 : row.offset >= open * SwipeDefaults.openingPart
    if opens { settle(at: open) } else { close(animated: true) }
  }

  private func settle(at offset: CGFloat) {
    row?.offset = offset
    UIView.animate(
      withDuration: SwipeDefaults.duration, delay: 0,
      options: [.allowUserInteraction, .curveEaseOut]
    ) { self.show() }
  }

  /// Calls the handler. The row closes when the handler calls its completion.
  private func perform(_ action: UIContextualAction, _ source: UIView) {
    let view = row?.view
    action.handler(action, source) { [weak self] _ in
      guard let self, row?.view === view else { return }
      close(animated: true)
    }
  }

  // MARK: Closing

  func close(animated: Bool) {
    guard let row, !row.isClosing || !animated else { return }
    guard animated else { return finish(row) }
    self.row?.isClosing = true
    self.row?.offset = 0
    row.view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: SwipeDefaults.duration, delay: 0,
      options: [.allowUserInteraction, .curveEaseOut]
    ) {
      self.show()
    } completion: { [weak self] _ in
      guard let self, self.row?.view === row.view else { return }
      finish(row)
    }
  }

  private func finish(_ row: OpenRow) {
    self.row = nil
    UIView.performWithoutAnimation { row.cell.removeSwipe() }
    list?.rowDidClose(row.path)
  }

  /// Gives up the open row if its cell no longer shows it. A deleted row keeps its buttons until it
  /// is gone.
  func listChanged() {
    guard let row, let list, list.swipeCell(at: row.path) !== row.cell else { return }
    self.row = nil
    list.rowDidClose(row.path)
  }

  // MARK: ScrollWatcher

  func scrollViewMoved(_ scrollView: UIScrollView) {
    if scrollView.isDragging { close(animated: true) }
  }
  func scrollViewLifted(_ scrollView: UIScrollView) {}
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint { target }
}
