/// A list of rows in sections. Only visible rows have cells.
///
/// The numbers of sections and rows are read once after `reloadData()`. Cells are requested when
/// they become visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = coder.designed("style") ?? .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// A special value for heights and estimated heights: the table determines the height itself.
  public class var automaticDimension: CGFloat { -1 }

  public let style: Style

  // MARK: Data source and delegate

  /// The data source, which provides the numbers of sections and rows, and the cells. Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceChanged() } }
  }
  /// The delegate, which observes the table, including scrolling. Not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { notifiedDelegate as? any UITableViewDelegate }
    set {
      notifiedDelegate = newValue
      sourceChanged()
      prepareSwipes()
    }
  }

  // MARK: Heights

  /// The height of rows. By default, the property is `automaticDimension`, and each cell determines
  /// its own height.
  open var rowHeight = automaticDimension { didSet { settingChanged() } }
  /// The estimated height of rows; `automaticDimension` by default. If the estimated height is 0,
  /// the heights of all rows are read immediately.
  open var estimatedRowHeight = automaticDimension { didSet { settingChanged() } }
  open var sectionHeaderHeight = automaticDimension { didSet { settingChanged() } }
  open var sectionFooterHeight = automaticDimension { didSet { settingChanged() } }
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension
  /// The padding above the headers of a plain table; `automaticDimension` by default.
  open var sectionHeaderTopPadding = automaticDimension { didSet { settingChanged() } }

  // MARK: Appearance

  /// The style of separators; `.singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [StyledProperty(\UITableView.separatorColor)]
  }
  /// The colour of separators; the system's colour by default.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The visual effect that separators apply to the content behind them; nil by default.
  open var separatorEffect: UIVisualEffect? { didSet { setNeedsLayout() } }
  /// The insets of separators. By default, separators are inset by the table's margin on the
  /// leading side.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// Whether the content views of rows and headers are inset by the safe area at the sides; true by
  /// default.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether the margins of cells follow the readable width; false by default. The property is
  /// stored, but has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A view behind the rows; nil by default. The background view is as large as the table and does
  /// not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view above the first section; nil by default. The header view is as wide as the table and
  /// has its own height.
  open var tableHeaderView: UIView? { didSet { edgeViewChanged(from: oldValue, tableHeaderView) } }
  /// A view below the last section; nil by default.
  open var tableFooterView: UIView? { didSet { edgeViewChanged(from: oldValue, tableFooterView) } }

  // MARK: Cells

  /// Registers a cell class for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    rows.cellPool.register(
      identifier, type.map { type in { _ in type.made(registeredAs: identifier) } })
  }
  /// Registers a nib whose only object is the cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cellPool.register(identifier, nib.map { nib in { _ in nib.made(identifier) } })
  }
  /// Registers a prototype cell from a storyboard.
  func register(
    prototype: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String
  ) {
    rows.cellPool.register(identifier) { _ in prototype() }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.viewPool.register(identifier, nib.map { nib in { _ in nib.made(identifier) } })
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    rows.viewPool.register(
      identifier, type.map { type in { _ in type.made(registeredAs: identifier) } })
  }

  /// Returns a reused or a new cell, or nil if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    freeCell(identifier)
  }
  /// Returns a reused or a new cell, for a row whose cell the table is requesting from the data
  /// source. Raises an exception if the identifier is not registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    demandCell(identifier, at: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    freeView(identifier)
  }

  /// The cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfWanted()
    return rows.cells[indexPath]
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.sortedPaths.first { rows.cells[$0] === cell }
  }
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { rows.cells[$0] } ?? []
  }
  /// The rows that intersect the table's bounds, in order; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfWanted()
    let paths = rows.sortedPaths.filter { rectForRow(at: $0).meets(bounds) }
    return paths.isEmpty ? nil : paths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Geometry

  open var numberOfSections: Int { readGeometry.sectionCount }
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }
  /// The rectangle of a row in the table's coordinate system; zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Scrolls the row to `scrollPosition`. If `scrollPosition` is `.none`, scrolls by the smallest
  /// distance that makes the row visible.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    show(indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = rows.selected.first { show(path, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default. If `allowsMultipleSelection` is false,
  /// selecting a row deselects the others.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected
  }
  /// Selects a row without calling the delegate. If `indexPath` is nil, deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether the table is in editing mode. The property is stored and passed to the cells; Matchcut
  /// does not show editing controls.
  open var isEditing: Bool {
    get { holdsEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    let old = holdsEditing
    holdsEditing = editing
    defer { KeyValueObserving.changed(self, "editing", old, editing) }
    rows.swipe?.close(animated: false)
    for path in rows.sortedPaths { rows.cells[path]?.setEditing(editing, animated: animated) }
  }
  private var holdsEditing = false

  // MARK: Changes

  /// Reads the numbers of sections and rows immediately and requests new cells in the next layout.
  /// Deselects all rows.
  open func reloadData() { reload() }
  /// Begins to collect changes. The `endUpdates()` call that matches the outermost `beginUpdates()`
  /// call applies all changes together.
  open func beginUpdates() { rows.updateDepth += 1 }
  open func endUpdates() { endBatch(nil) }
  /// Animates all changes that `updates` makes, then runs `completion`, whose argument is false if
  /// the animation was interrupted.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    rows.updateDepth += 1
    updates?()
    endBatch(completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { rows in
      for path in indexPaths {
        rows.changes.inserted.insert(path)
        rows.looks.inserted[path] = animation.rawValue
      }
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { rows in
      for path in indexPaths {
        rows.changes.deleted.insert(path)
        rows.looks.deleted[path] = animation.rawValue
      }
    }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { rows in
      for path in indexPaths {
        rows.changes.reloaded.insert(path)
        rows.looks.deleted[path] = animation.rawValue
      }
    }
  }
  /// Requests the contents of the given rows again. The data source's method returns the existing
  /// cells of the rows when it dequeues them with their index paths, and configures these cells. Rows
  /// that are not visible are measured when they appear.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.changes.moved.append(ListChanges.Move(from: indexPath, to: newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { rows in
      rows.changes.insertedSections.formUnion(sections)
      for section in sections { rows.looks.insertedSections[section] = animation.rawValue }
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { rows in
      rows.changes.deletedSections.formUnion(sections)
      for section in sections { rows.looks.deletedSections[section] = animation.rawValue }
    }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { rows in
      rows.changes.reloadedSections.formUnion(sections)
      for section in sections { rows.looks.deletedSections[section] = animation.rawValue }
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changes.movedSections.append(ListChanges.Move(from: section, to: newSection)) }
  }

  // MARK: UIView

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// If the text size changes, rows that determine their own height are measured again.
  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      rows.geometry.forgetHeights()
      setNeedsLayout()
    }
    super.traitsChanged(from: old, to: new)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lift(touches)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
    super.touchesCancelled(touches, with: event)
  }

  let rows = TableState()
}
