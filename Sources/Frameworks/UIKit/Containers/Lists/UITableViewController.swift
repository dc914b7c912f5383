/// A controller whose view is a table view. The controller is the table view's data source and
/// delegate.
///
/// The table loads its data when the view first appears, and the selection is cleared on every
/// appearance.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private let style: UITableView.Style

  /// The table view, which is the controller's view. Setting this property also sets `view`.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return view as? UITableView
    }
    set { view = newValue }
  }

  /// Begins or ends editing in the controller and in its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// Whether the selection is cleared when the view appears; true by default. If a transition is
  /// running, the selection is cleared alongside it and restored if the transition is cancelled.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    if loadDesignedView() { return adopt() }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Becomes the data source and the delegate of a table from a storyboard, unless the storyboard
  /// connects other objects.
  private func adopt() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// The rows of a storyboard's static table; nil for other tables.
  var staticTable: StaticTable?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance.begin(in: viewIfLoaded as? UITableView)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !isLoaded {
      isLoaded = true
      table.reloadData()
    }
    if clearsSelectionOnViewWillAppear { table.clearSelection(alongside: transitionCoordinator) }
  }
  private var isLoaded = false

  /// Makes room for the keyboard from `viewWillAppear(_:)` to `viewDidDisappear(_:)`.
  private let keyboardAvoidance = KeyboardAvoidance()

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance.end()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  // MARK: UITableViewDataSource

  /// The number of the section's rows in a storyboard's static table; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticTable?.section(section)?.rows.count ?? 0
  }
  /// The cell in a storyboard's static table; an empty cell by default.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticTable?.row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // The data source and delegate methods below count as not implemented unless they are overridden
  // or the table is static. Only overrides in a controller with a static table may call super.

  open func numberOfSections(in tableView: UITableView) -> Int {
    if let staticTable { return staticTable.sections.count }
    Unanswered.mark()
    return 1
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let staticTable { return staticTable.section(section)?.header }
    Unanswered.mark()
    return nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let staticTable { return staticTable.section(section)?.footer }
    Unanswered.mark()
    return nil
  }

  // MARK: UITableViewDelegate

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let staticTable {
      return staticTable.row(indexPath)?.height ?? tableView.rowHeight
    }
    Unanswered.mark()
    return UITableView.automaticDimension
  }

  // Made from OptionalMethods.txt by 'make graph'.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Unanswered.mark()
    return false
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Unanswered.mark()
    return false
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { Unanswered.mark() }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { Unanswered.mark() }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Unanswered.mark()
    return UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Unanswered.mark()
    return UITableView.automaticDimension
  }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    Unanswered.mark()
    return UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Unanswered.mark()
    return nil
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Unanswered.mark()
    return nil
  }
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    Unanswered.mark()
    return 0
  }
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { Unanswered.mark() }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Unanswered.mark()
    return true
  }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Unanswered.mark()
  }
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Unanswered.mark()
  }
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Unanswered.mark()
    return indexPath
  }
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Unanswered.mark()
    return indexPath
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Unanswered.mark()
  }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Unanswered.mark()
  }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Unanswered.mark()
    return nil
  }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Unanswered.mark()
    return nil
  }
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    Unanswered.mark()
    return nil
  }
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    Unanswered.mark()
    return .delete
  }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Unanswered.mark()
    return nil
  }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Unanswered.mark()
  }
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Unanswered.mark()
  }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Unanswered.mark() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Unanswered.mark()
  }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unanswered.mark()
    return true
  }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unanswered.mark()
  }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Unanswered.mark()
    return nil
  }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Unanswered.mark()
  }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Unanswered.mark() }
  // The end of the made lines.
}

extension UITableView {
  fileprivate func clearSelection(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let paths = indexPathsForSelectedRows else { return }
    guard let coordinator else {
      for path in paths { deselectRow(at: path, animated: false) }
      return
    }
    coordinator.animate { _ in
      for path in paths { self.deselectRow(at: path, animated: true) }
    } completion: { context in
      guard context.isCancelled else { return }
      for path in paths { self.selectRow(at: path, animated: false, scrollPosition: .none) }
    }
  }
}
