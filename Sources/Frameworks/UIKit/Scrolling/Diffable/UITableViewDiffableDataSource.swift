/// The data source of a table that shows snapshots.
///
/// Creating the data source makes it the table's `dataSource`. The table does not retain it. Each
/// snapshot that the app applies replaces the one before; the table animates the differences. A
/// subclass overrides `tableView(_:titleForHeaderInSection:)` to give the sections titles (facts
/// J.15).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource, Attachable {
  /// Returns the cell of a row. Returning nil raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  nonisolated(unsafe) package var associatedObjects = Attachments()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of rows and sections that are inserted, deleted or reloaded; `.automatic` by
  /// default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Shows a snapshot. The table reloads its data for the first snapshot. For the snapshots after
  /// it, it inserts, deletes and moves rows and sections in one batch. Another batch then reloads
  /// what the snapshot marks. The table reloads its data if a row moves out of a deleted section or
  /// into an inserted one, and if several sections move. `completion` runs at the end of the
  /// animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table = tableView, state.isApplied else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let difference = SnapshotDifference(from: state.current, to: snapshot)
    guard difference.suitsTables else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let look = animatingDifferences ? defaultRowAnimation : .none
    let update = {
      self.carryOut(difference.changes, snapshot, in: table, look, completion)
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

  /// Shows a snapshot without comparing it with the current one. The table reloads its data.
  /// `completion` runs in the next tick.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.adopt(snapshot)
    tableView?.reloadData()
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
    in table: UITableView, _ look: UITableView.RowAnimation, _ completion: (() -> Void)?
  ) {
    let end = DiffableEnd(completion)
    end.begin()
    if changes.isEmpty {
      state.adopt(snapshot)
    } else {
      end.begin()
      // The table reads its counts before they change.
      table.loadIfNeeded()
      table.performBatchUpdates {
        self.state.adopt(snapshot)
        table.deleteSections(changes.deletedSections, with: look)
        table.insertSections(changes.insertedSections, with: look)
        for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: changes.deleted.sorted(), with: look)
        table.insertRows(at: changes.inserted.sorted(), with: look)
        for move in changes.moved { table.moveRow(at: move.from, to: move.to) }
      } completion: { _ in
        end.end()
      }
    }
    let marked = state.marked(by: snapshot.marks)
    if marked.needsReload {
      end.begin()
      table.performBatchUpdates {
        table.reloadSections(marked.sections, with: look)
        table.reloadRows(at: marked.items, with: look)
      } completion: { _ in
        end.end()
      }
    }
    if !marked.reconfigured.isEmpty { table.reconfigureRows(at: marked.reconfigured) }
    TickQueue.post { end.end() }
  }

  /// A copy of the current snapshot, without marks.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { state.current }

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

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    state.current.numberOfSections
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.itemCount(in: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = state.demandItem(at: indexPath)
    guard let cell = cellProvider(tableView, indexPath, item) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
          + "item identifier '\(IdentifierText.one(item))', which is not allowed. You must always "
          + "return a cell to the table view: \(tableView)")
    }
    return cell
  }

  // The methods below count as not implemented unless they are overridden. Overrides must not call
  // super.

  // Made from OptionalMethods.txt by 'make graph'.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Unanswered.mark()
    return nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Unanswered.mark()
    return nil
  }
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
  // The end of the made lines.
}
