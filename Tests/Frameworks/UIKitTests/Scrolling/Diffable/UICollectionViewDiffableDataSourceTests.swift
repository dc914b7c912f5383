import Stage
import Testing
import UIKit

@MainActor
struct UICollectionViewDiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    return layout
  }

  /// The items for which the cell provider was called.
  @MainActor
  private final class Calls {
    var items: [String] = []
  }

  private func source(_ device: CollectionDevice, _ calls: Calls = Calls()) -> Source {
    device.stage.run {
      Source(collectionView: device.view) { view, path, item in
        calls.items.append(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        (cell as? MadeItem)?.name = item
        return cell
      }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<Int, [String]>) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  private func expect(
    _ snapshot: Snapshot, on device: CollectionDevice,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try device.stage.settle()
    let shown = device.view.indexPathsForVisibleItems.map { path in
      (device.view.cellForItem(at: path) as? MadeItem)?.name
    }
    #expect(shown == snapshot.itemIdentifiers, sourceLocation: sourceLocation)
    for path in device.view.indexPathsForVisibleItems {
      let cell = device.view.cellForItem(at: path)
      let place = device.view.layoutAttributesForItem(at: path)
      #expect(cell?.frame == place?.frame, sourceLocation: sourceLocation)
      #expect(cell?.alpha == 1, sourceLocation: sourceLocation)
    }
    let cells = device.view.subviews.filter { $0 is MadeItem }
    #expect(cells.count == shown.count, sourceLocation: sourceLocation)
  }

  @Test func `the first snapshot is shown without animation`() throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let source = source(device)
    let first = snapshot([0: ["a", "b"], 1: ["c"]])
    var ends = 0

    device.stage.run { source.apply(first) { ends += 1 } }
    device.stage.tick()

    #expect(device.view.dataSource === source)
    #expect(device.view.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
    #expect(ends == 1)
    try expect(first, on: device)
    #expect(source.itemIdentifier(for: path(0, 1)) == "c")
    #expect(source.itemIdentifier(for: path(5, 1)) == nil)
    #expect(source.indexPath(for: "b") == path(1))
    #expect(source.sectionIdentifier(for: 1) == 1)
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: 1) == 1)
    #expect(source.snapshot().itemIdentifiers == first.itemIdentifiers)
    device.stage.close()
  }

  @Test func `only new items get new cells, and the others move`() throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let calls = Calls()
    let source = source(device, calls)
    device.stage.run { source.apply(snapshot([0: ["a", "b", "c"], 1: ["d"]])) }
    device.stage.tick()
    let cells = (0..<3).map { device.view.cellForItem(at: path($0)) }
    calls.items = []
    let next = snapshot([0: ["c", "a", "new"], 1: ["d", "b"]])
    var ends: [Double] = []

    device.stage.run { source.apply(next) { ends.append(device.stage.time) } }
    device.stage.advance(by: 0.1)

    #expect(calls.items == ["new"])
    #expect(device.view.cellForItem(at: path(0)) === cells[2])
    #expect(device.view.cellForItem(at: path(1)) === cells[0])
    #expect(device.view.cellForItem(at: path(1, 1)) === cells[1])
    #expect(cells[1]?.layer.animationKeys() != nil)
    #expect(ends.isEmpty)
    try expect(next, on: device)
    #expect(ends.count == 1)
    device.stage.close()
  }

  @Test(arguments: 1...6)
  func `any snapshot can follow any other`(seed: UInt64) throws {
    var series = SnapshotSeries(seed: seed)
    let device = CollectionDevice(counts: [], layout: flow())
    let source = source(device)
    for step in 0..<12 {
      let next = series.next()
      device.stage.run { source.apply(next, animatingDifferences: step % 3 != 1) }
      // Every fourth snapshot is followed by another during its animation.
      if step % 4 == 3 { device.stage.advance(by: 0.1) } else { try expect(next, on: device) }
    }
    device.stage.close()
  }

  @Test func `marked items are reloaded or reconfigured`() throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let calls = Calls()
    let source = source(device, calls)
    device.stage.run { source.apply(snapshot([0: ["a", "b", "c"]])) }
    device.stage.tick()
    let cells = (0..<3).map { device.view.cellForItem(at: path($0)) }
    calls.items = []

    device.stage.run {
      var next = source.snapshot()
      next.reloadItems(["a"])
      next.reconfigureItems(["b"])
      source.apply(next)
    }
    try expect(snapshot([0: ["a", "b", "c"]]), on: device)

    #expect(calls.items.sorted() == ["a", "b"])
    #expect(device.view.cellForItem(at: path(0)) !== cells[0])
    #expect(device.view.cellForItem(at: path(1)) === cells[1])
    #expect(device.view.cellForItem(at: path(2)) === cells[2])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    device.stage.close()
  }

  @Test func `reloading data replaces all cells`() throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let calls = Calls()
    let source = source(device, calls)
    device.stage.run { source.apply(snapshot([0: ["a", "b"]])) }
    device.stage.tick()
    calls.items = []
    let next = snapshot([0: ["b", "a"]])
    var ends = 0

    device.stage.run { source.applySnapshotUsingReloadData(next) { ends += 1 } }
    try expect(next, on: device)

    #expect(calls.items == ["b", "a"])
    #expect(ends == 1)
    device.stage.close()
  }

  @Test func `a tree shows its visible items in its section`() throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let source = source(device)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")

    device.stage.run { source.apply(tree, to: 3) }
    try expect(snapshot([3: ["fruit", "bread"]]), on: device)
    tree.expand(["fruit"])
    device.stage.run { source.apply(tree, to: 3) }
    try expect(snapshot([3: ["fruit", "apple", "pear", "bread"]]), on: device)
    #expect(source.snapshot(for: 3).level(of: "pear") == 1)

    device.stage.run {
      var next = source.snapshot()
      next.deleteItems(["apple"])
      source.apply(next)
    }
    #expect(source.snapshot(for: 3).items == ["fruit", "pear", "bread"])
    #expect(source.snapshot(for: 3).level(of: "pear") == 1)
    #expect(source.snapshot(for: 4).items.isEmpty)
    device.stage.close()
  }

  @Test func `headers come from the provider`() throws {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let device = CollectionDevice(counts: [], layout: layout)
    let source = source(device)
    var kinds: [String] = []
    source.supplementaryViewProvider = { view, kind, path in
      kinds.append("\(kind) \(path.section)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: path)
    }

    device.stage.run { source.apply(snapshot([0: ["a"], 1: ["b"]])) }
    device.stage.tick()

    let header = UICollectionView.elementKindSectionHeader
    #expect(kinds == ["\(header) 0", "\(header) 1"])
    device.stage.close()
  }

  /// On a busy machine the stage was once idle before the awaiting task had gone on. The cause is not
  /// known.
  @Test(.disabled("failed in one of four runs"))
  func `applying a snapshot can be awaited`() async throws {
    let device = CollectionDevice(counts: [], layout: flow())
    let source = source(device)
    device.stage.run { source.apply(snapshot([0: ["a"]])) }
    device.stage.tick()
    let next = snapshot([0: ["a", "b"]])
    var isShown = false

    device.stage.run {
      Task {
        await source.apply(next)
        isShown = true
      }
    }
    device.stage.advance(by: 0.1)
    #expect(!isShown)
    try device.stage.settle()
    #expect(isShown)
    device.stage.close()
  }

  @Test func `a provider without a cell raises UIKit's exception`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        let device = CollectionDevice(counts: [], layout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: device.view) {
          _, _, _ in nil
        }
        device.stage.run {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["a"])
          source.apply(snapshot)
        }
        device.stage.tick()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path [0, 0] with "
          + "item identifier 'a', which is not allowed. You must always return a cell to the "
          + "collection view: <UICollectionView"))
  }
}
