/// Shows items in sections. A layout determines the positions of the items. Only visible items have
/// cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ScrollWatcher {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    placer = layout
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    placer = coder.designed("layout") ?? UICollectionViewLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    placer.host = self
    addWatcher(self)
  }

  /// The layout. Setting this property applies the new layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { placer }
    set { change(to: newValue, animated: false, nil) }
  }
  /// Applies a new layout. `completion` runs at the end of the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion)
  }
  var placer: UICollectionViewLayout

  // MARK: Interactive changes of the layout

  /// Called at the end of an interactive change. `completed` is true if the final animation was not
  /// interrupted. `finished` is true if the interactive change was finished, and false if it was
  /// cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Begins an interactive change from the current layout to `layout`, and returns the transition
  /// layout. After this call, the app sets the progress of the transition layout. The delegate may
  /// provide the transition layout; by default, it is a `UICollectionViewTransitionLayout`. Raises
  /// an exception if an interactive change is already in progress.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startInteractiveChange(to: layout, completion)
  }
  /// Animates to the next layout, then calls the completion of the interactive change. Raises an
  /// exception if no interactive change is in progress.
  open func finishInteractiveTransition() { endInteractiveChange(finishing: true) }
  /// Animates back to the previous layout, then calls the completion of the interactive change.
  /// Raises an exception if no interactive change is in progress.
  open func cancelInteractiveTransition() { endInteractiveChange(finishing: false) }

  // MARK: Data source and delegate

  /// The data source, which provides the numbers of sections and items, and the cells. Not
  /// retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceChanged() } }
  }
  /// The delegate, which observes the collection view, including scrolling. Not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { notifiedDelegate as? any UICollectionViewDelegate }
    set {
      notifiedDelegate = newValue
      items.methods.forget()
      placer.invalidateLayout()
    }
  }

  /// A view behind the items; nil by default. The background view is as large as the collection
  /// view and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether cells are created in advance. The property is stored, but has no effect, because cells
  /// are created when they become visible.
  open var isPrefetchingEnabled = true

  // MARK: Cells

  /// Registers a cell class for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, Self.cellKind, identifier)
  }
  /// Registers a nib whose only object is the cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, Self.cellKind, identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nib, kind, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind, identifier)
  }
  static let cellKind = "UICollectionElementKindCell"
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Returns a reused or a new cell. Raises an exception if the identifier is not registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    demandCell(identifier, at: indexPath)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    demandView(elementKind, identifier, at: indexPath)
  }

  /// The cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfWanted()
    return items.cell(at: indexPath)
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfWanted()
    return items.views[
      ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.sortedPaths.first { items.cell(at: $0) === cell }
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { items.cell(at: $0) }
  }
  /// The index paths of the visible items. The index paths are sorted, which UIKit does not
  /// guarantee.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutIfWanted()
    return items.sortedPaths
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutIfWanted()
    return items.sortedKeys.filter { $0.kind == elementKind }.compactMap { items.views[$0] }
  }

  // MARK: Geometry

  open var numberOfSections: Int { readCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }
  /// The attributes of an item, which need not be visible.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return items.counts.has(indexPath) ? placer.layoutAttributesForItem(at: indexPath) : nil
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return placer.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Scrolls the item to `scrollPosition`. If `scrollPosition` is empty, scrolls by the smallest
  /// distance that makes the item visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    show(indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default. If `allowsMultipleSelection` is
  /// false, selecting an item deselects the others.
  open var allowsMultipleSelection = false
  /// Whether items can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in editing mode, in which list cells show other accessories; false
  /// by default.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }
  /// Selects an item without calling the delegate. If `indexPath` is nil, deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  /// Reads the numbers of sections and items immediately and requests new cells in the next layout.
  /// Deselects all items.
  open func reloadData() { reload() }
  /// Calls `updates`, and animates all changes that it makes as one batch. `completion` runs at the
  /// end of the animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion)
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Requests the contents of the given items again. The data source's method returns the existing
  /// cells of the items when it dequeues them, and configures these cells. Items that are not
  /// visible are ignored.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(ListChanges.Move(from: indexPath, to: newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(ListChanges.Move(from: section, to: newSection)) }
  }

  // MARK: UIView

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
    lift()
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: ScrollWatcher

  package func scrollViewMoved(_ scrollView: UIScrollView) {}
  package func scrollViewLifted(_ scrollView: UIScrollView) {}
  package func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    let velocity = panGestureRecognizer.velocity(in: self)
    return placer.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
  }

  let items = CollectionState()
}

/// Provides the content of a collection view. The first two methods of the protocol are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. Required if the layout contains supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

/// Observes a collection view and determines what can be selected. All methods are optional.
///
/// A tap causes calls in the order that `UICollectionView.h` lists. When the touch begins, UIKit
/// calls `shouldHighlightItemAt` and `didHighlightItemAt`. When the touch ends, UIKit calls
/// `shouldSelectItemAt` and `didSelectItemAt` (or the methods for deselecting), and then
/// `didUnhighlightItemAt`.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether the item is highlighted when it is touched; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether the item is selected when it is tapped; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether the item is deselected when it is tapped; true by default. UIKit calls this method
  /// only if several items can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// The transition layout for an interactive change; by default, a
  /// `UICollectionViewTransitionLayout`.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// The content offset after an update or after a change of the layout. UIKit calls this method
  /// after the layout's method `targetContentOffset(forProposedContentOffset:)`.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
}
