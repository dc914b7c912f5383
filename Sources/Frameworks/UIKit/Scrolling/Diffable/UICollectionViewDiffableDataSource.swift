/// The data source of a collection view that shows snapshots.
///
/// Creating the data source makes it the collection view's `dataSource`. The collection view does
/// not retain it. Each snapshot that the app applies replaces the one before; the collection view
/// animates the differences (facts J.15).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, Attachable {
  /// Returns the cell of an item. Returning nil raises an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a header or footer, or another supplementary view. Returning nil raises an exception.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  nonisolated(unsafe) package var associatedObjects = Attachments()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Provides the supplementary views; nil by default. Required if the layout has supplementary
  /// views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// Shows a snapshot. The collection view reloads its data for the first snapshot. For the
  /// snapshots after it, it inserts, deletes and moves items and sections in one batch. Another
  /// batch then reloads what the snapshot marks. `completion` runs at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view = collectionView, state.isApplied else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let difference = SnapshotDifference(from: state.current, to: snapshot)
    let update = {
      self.carryOut(difference.changes, snapshot, in: view, completion)
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Shows a snapshot, and returns at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without comparing it with the current one. The collection view reloads its
  /// data. `completion` runs in the next tick.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.adopt(snapshot)
    collectionView?.reloadData()
    if let completion { TickQueue.post(completion) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func carryOut(
    _ changes: ListChanges,
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    in view: UICollectionView, _ completion: (() -> Void)?
  ) {
    let end = DiffableEnd(completion)
    end.begin()
    if changes.isEmpty {
      state.adopt(snapshot)
    } else {
      end.begin()
      view.performBatchUpdates {
        self.state.adopt(snapshot)
        view.deleteSections(changes.deletedSections)
        view.insertSections(changes.insertedSections)
        for move in changes.movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: changes.deleted.sorted())
        view.insertItems(at: changes.inserted.sorted())
        for move in changes.moved { view.moveItem(at: move.from, to: move.to) }
      } completion: { _ in
        end.end()
      }
    }
    let marked = state.marked(by: snapshot.marks)
    if marked.needsReload {
      end.begin()
      view.performBatchUpdates {
        view.reloadSections(marked.sections)
        view.reloadItems(at: marked.items)
      } completion: { _ in
        end.end()
      }
    }
    if !marked.reconfigured.isEmpty { view.reconfigureItems(at: marked.reconfigured) }
    TickQueue.post { end.end() }
  }

  /// A copy of the current snapshot, without marks.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { state.current }

  // MARK: Snapshots of sections

  /// Shows the visible items of a tree in a section. The section is added after the others if it
  /// does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(
      state.snapshot(showing: snapshot, in: section), animatingDifferences: animatingDifferences,
      completion: completion)
    state.keep(snapshot, of: section)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The tree that was applied to a section, or the section's items as roots. The tree is empty if
  /// the section does not exist.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.tree(of: section) }

  // MARK: Identifiers

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.sectionIdentifier(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.current.indexOfSection(sectionIdentifier)
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.current.path(of: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.itemCount(in: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = state.demandItem(at: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
          + "with item identifier '\(IdentifierText.one(item))', which is not allowed. You must "
          + "always return a cell to the collection view: \(collectionView)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "CollectionView \(collectionView) requested a supplementary view, but a "
          + "supplementaryViewProvider was not specified on the diffable data source. Please "
          + "configure the diffable data source accordingly and add the supplementary provider")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "UICollectionViewDiffableDataSource supplementary view provider returned nil for element "
          + "kind '\(kind)' at index path \(indexPath), which is not allowed. You must always "
          + "return a view to the collection view: \(collectionView)")
    }
    return view
  }
}

/// Calls a completion when all parts of applying a snapshot have ended.
@MainActor
final class DiffableEnd {
  private var count = 0
  private var completion: (() -> Void)?
  init(_ completion: (() -> Void)?) { self.completion = completion }

  func begin() { count += 1 }
  func end() {
    count -= 1
    guard count == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }
}
