import Stage
import Testing
import UIKit

@MainActor
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  /// A data source whose sections have their numbers as titles.
  private final class Titled: UITableViewDiffableDataSource<Int, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "section \($0)" } }
  }

  /// The rows for which the cell provider was called.
  @MainActor
  private final class Calls {
    var items: [String] = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func source<Source: UITableViewDiffableDataSource<Int, String>>(
    _ device: TableDevice, _ calls: Calls = Calls(), _ type: Source.Type
  ) -> UITableViewDiffableDataSource<Int, String> {
    let provider: UITableViewDiffableDataSource<Int, String>.CellProvider = { table, path, item in
      calls.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    return device.stage.run {
      type == Titled.self
        ? Titled(tableView: device.table, cellProvider: provider)
        : UITableViewDiffableDataSource(tableView: device.table, cellProvider: provider)
    }
  }

  private func source(
    _ device: TableDevice, _ calls: Calls = Calls()
  ) -> UITableViewDiffableDataSource<Int, String> {
    source(device, calls, UITableViewDiffableDataSource<Int, String>.self)
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
    _ snapshot: Snapshot, on device: TableDevice,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try device.stage.settle()
    let shown = Array(snapshot.itemIdentifiers.prefix(device.titles.count))
    #expect(device.titles == shown, sourceLocation: sourceLocation)
    #expect(device.titles.count >= min(15, snapshot.numberOfItems), sourceLocation: sourceLocation)
    for cell in device.table.visibleCells {
      let row = device.table.indexPath(for: cell).map { device.table.rectForRow(at: $0) }
      #expect(cell.frame == row, sourceLocation: sourceLocation)
      #expect(cell.alpha == 1, sourceLocation: sourceLocation)
    }
  }

  @Test func `rows move, and only new rows get new cells`() throws {
    let device = TableDevice(counts: [])
    let calls = Calls()
    let source = source(device, calls)
    device.stage.run { source.apply(snapshot([0: ["a", "b", "c"]])) }
    device.stage.tick()
    let cells = (0..<3).map { device.table.cellForRow(at: path($0)) }
    calls.items = []
    let next = snapshot([0: ["c", "new", "a"]])
    var ends = 0

    device.stage.run { source.apply(next) { ends += 1 } }
    device.stage.advance(by: 0.1)

    #expect(calls.items == ["new"])
    #expect(device.table.cellForRow(at: path(0)) === cells[2])
    #expect(device.table.cellForRow(at: path(2)) === cells[0])
    #expect(cells[0]?.layer.animationKeys() != nil)
    #expect(ends == 0)
    try expect(next, on: device)
    #expect(ends == 1)
    #expect(source.indexPath(for: "new") == path(1))
    #expect(source.itemIdentifier(for: path(1)) == "new")
    #expect(source.index(for: 0) == 0)
    device.stage.close()
  }

  @Test(arguments: 1...6)
  func `any snapshot can follow any other`(seed: UInt64) throws {
    var series = SnapshotSeries(seed: seed)
    let device = TableDevice(counts: [])
    let source = source(device)
    for step in 0..<12 {
      let next = series.next()
      device.stage.run { source.apply(next, animatingDifferences: step % 3 != 1) }
      // Every fourth snapshot is followed by another during its animation.
      if step % 4 == 3 { device.stage.advance(by: 0.1) } else { try expect(next, on: device) }
    }
    device.stage.close()
  }

  @Test func `inserted rows have the default animation`() throws {
    let device = TableDevice(counts: [])
    let source = source(device)
    #expect(source.defaultRowAnimation == .automatic)
    source.defaultRowAnimation = .right
    device.stage.run { source.apply(snapshot([0: ["a"]])) }
    device.stage.tick()

    device.stage.run { source.apply(snapshot([0: ["a", "b"]])) }
    device.stage.tick()
    let cell = try #require(device.table.cellForRow(at: path(1)))
    let presented = try #require(cell.layer.presentation())
    #expect(presented.position.x > 393)

    device.stage.run {
      source.apply(snapshot([0: ["a", "b", "c"]]), animatingDifferences: false)
    }
    device.stage.tick()
    #expect(device.table.cellForRow(at: path(2))?.layer.animationKeys() == nil)
    device.stage.close()
  }

  @Test func `a subclass gives the sections titles`() throws {
    let device = TableDevice(counts: [])
    let source = source(device, Calls(), Titled.self)

    device.stage.run { source.apply(snapshot([7: ["a"], 8: ["b"]])) }
    device.stage.tick()

    let titles = (0..<2).map { device.table.headerView(forSection: $0)?.textLabel?.text }
    #expect(titles == ["section 7", "section 8"])
    device.stage.close()
  }

  @Test func `reconfigured rows keep their cells, and take another height`() throws {
    let device = TableDevice(counts: [])
    let calls = Calls()
    let source = source(device, calls)
    device.stage.run { source.apply(snapshot([0: ["a", "b"]])) }
    device.stage.tick()
    let cell = try #require(device.table.cellForRow(at: path(0)))
    calls.items = []

    device.stage.run {
      cell.textLabel?.numberOfLines = 0
      var next = source.snapshot()
      next.reconfigureItems(["a"])
      source.apply(next)
      cell.textLabel?.text = "a\nb\nc"
    }
    device.stage.tick()

    #expect(calls.items == ["a"])
    #expect(device.table.cellForRow(at: path(0)) === cell)
    #expect(cell.frame.height > 60)
    #expect(device.table.rectForRow(at: path(1)).minY == cell.frame.maxY)
    device.stage.close()
  }

  @Test func `reloading data replaces all cells`() throws {
    let device = TableDevice(counts: [])
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
}
