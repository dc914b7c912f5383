import Stage
import Testing
import UIKit

@MainActor
struct TableUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Expects that every visible row has a cell with its text and frame, and that there are no other
  /// cells on screen.
  private func expectOrder(
    _ device: TableDevice, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try device.stage.settle()
    for path in device.table.indexPathsForVisibleRows ?? [] {
      let cell = try #require(device.table.cellForRow(at: path), sourceLocation: sourceLocation)
      #expect(
        cell.textLabel?.text == device.source.rows[path.section][path.row],
        sourceLocation: sourceLocation)
      #expect(cell.frame == device.table.rectForRow(at: path), sourceLocation: sourceLocation)
      #expect(cell.alpha == 1, sourceLocation: sourceLocation)
    }
    let cells = device.table.subviews.filter { $0 is UITableViewCell }
    #expect(
      cells.count == device.table.visibleCells.count, sourceLocation: sourceLocation)
  }

  @Test func `inserted and deleted rows are animated, and the others move`() throws {
    let device = TableDevice(counts: [10])
    let third = try #require(device.table.cellForRow(at: path(3)))
    let gone = try #require(device.table.cellForRow(at: path(1)))
    device.stage.run {
      device.table.performBatchUpdates {
        device.source.rows[0].remove(at: 1)
        device.source.rows[0].insert("new", at: 0)
        device.source.rows[0].insert("also", at: 1)
        device.table.deleteRows(at: [path(1)], with: .fade)
        device.table.insertRows(at: [path(0), path(1)], with: .fade)
      }
    }

    #expect(device.table.cellForRow(at: path(4)) === third)
    device.stage.advance(by: 0.15)
    let shown = device.stage.run { third.layer.presentationValues() ?? third.layer.values }
    #expect(shown.position.y > 3.5 * 44 && shown.position.y < 4.5 * 44)
    #expect(gone.superview === device.table)
    try expectOrder(device)
    #expect(gone.superview == nil)
    #expect(device.titles.prefix(4) == ["new", "also", "0.0", "0.2"])
    device.stage.close()
  }

  @Test func `every animation ends in the same table`() throws {
    for animation in [
      UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ] {
      let device = TableDevice(counts: [5, 5])
      device.stage.run {
        device.table.beginUpdates()
        device.source.rows[0].remove(at: 2)
        device.source.rows[1].append("new")
        device.source.rows.insert(["a", "b"], at: 1)
        device.table.deleteRows(at: [path(2)], with: animation)
        device.table.insertSections([1], with: animation)
        device.table.insertRows(at: [path(5, 2)], with: animation)
        device.table.endUpdates()
      }
      try expectOrder(device)
      #expect(
        device.titles == ["0.0", "0.1", "0.3", "0.4", "a", "b"]
          + (0..<5).map { "1.\($0)" } + ["new"], "\(animation)")
      device.stage.close()
    }
  }

  @Test func `rows are moved and reloaded, sections moved`() throws {
    let device = TableDevice(counts: [4, 2])
    let first = try #require(device.table.cellForRow(at: path(0)))
    let second = try #require(device.table.cellForRow(at: path(1)))
    device.stage.run {
      device.table.performBatchUpdates {
        let moved = device.source.rows[0].remove(at: 0)
        device.source.rows[0].append(moved)
        device.source.rows[0][0] = "again"
        device.table.moveRow(at: path(0), to: path(3))
        device.table.reloadRows(at: [path(1)], with: .fade)
      }
    }
    #expect(device.table.cellForRow(at: path(3)) === first)
    #expect(device.table.cellForRow(at: path(0)) !== second)
    try expectOrder(device)

    device.stage.run {
      device.source.rows.swapAt(0, 1)
      device.table.moveSection(1, toSection: 0)
    }
    try expectOrder(device)
    #expect(device.titles == ["1.0", "1.1", "again", "0.2", "0.3", "0.0"])
    device.stage.close()
  }

  @Test func `the selection moves with its row`() throws {
    let device = TableDevice(counts: [5])
    device.stage.run {
      device.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      device.source.rows[0].insert("new", at: 0)
      device.table.insertRows(at: [path(0)], with: .automatic)
    }
    #expect(device.table.indexPathForSelectedRow == path(3))
    device.stage.run {
      device.source.rows[0].remove(at: 3)
      device.table.deleteRows(at: [path(3)], with: .automatic)
    }
    #expect(device.table.indexPathForSelectedRow == nil)
    try expectOrder(device)
    device.stage.close()
  }

  @Test func `consecutive updates work while the table scrolls`() throws {
    let device = TableDevice(counts: [200])
    device.drag(by: -300)
    for step in 0..<12 {
      device.stage.advance(by: 0.1)
      device.stage.run {
        device.table.performBatchUpdates {
          device.source.rows[0].insert("new \(step)", at: step)
          device.source.rows[0].remove(at: 30)
          device.table.insertRows(at: [path(step)], with: .top)
          device.table.deleteRows(at: [path(29)], with: .left)
        }
      }
    }
    try expectOrder(device)
    device.stage.close()
  }

  @Test func `removing most rows returns the content into its range`() throws {
    let device = TableDevice(counts: [100])
    device.stage.run { device.table.contentOffset.y = 3000 }
    device.stage.run {
      device.source.rows[0].removeSubrange(5...)
      device.table.deleteRows(at: (5..<100).map { path($0) }, with: .fade)
    }

    try expectOrder(device)
    #expect(device.table.contentOffset == .zero)
    #expect(device.titles.count == 5)
    device.stage.close()
  }

  @Test func `a completion runs once, after the animation`() throws {
    let device = TableDevice(counts: [5])
    var ends: [Double] = []
    let start = device.stage.time
    device.stage.run {
      device.table.performBatchUpdates {
        device.source.rows[0].append("new")
        device.table.insertRows(at: [path(5)], with: .fade)
      } completion: { _ in
        ends.append(device.stage.time)
      }
    }
    try device.stage.settle()
    #expect(ends.count == 1)
    #expect((ends.first ?? 0) - start >= 0.29)

    // A table that is not on screen does not animate its updates.
    device.stage.run {
      device.table.removeFromSuperview()
      device.table.performBatchUpdates(nil) { _ in ends.append(0) }
    }
    try device.stage.settle()
    #expect(ends.count == 2)
    device.stage.close()
  }

  @Test func `reloadData during an update wins`() throws {
    let device = TableDevice(counts: [8])
    device.stage.run {
      device.source.rows[0].remove(at: 0)
      device.table.deleteRows(at: [path(0)], with: .right)
    }
    device.stage.advance(by: 0.1)
    device.stage.run {
      device.source.rows = [["only"]]
      device.table.reloadData()
    }
    try expectOrder(device)
    #expect(device.titles == ["only"])
    device.stage.close()
  }

  @Test func `inconsistent counts raise with both numbers`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = TableDevice(counts: [3])
        device.stage.run {
          device.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted)"), "\(text)")
  }
}
