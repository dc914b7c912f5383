import Stage
import Testing
import UIKit

@MainActor
struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap selects, and the next one deselects`() throws {
    let device = TableDevice()
    device.tap(100, 60)
    #expect(device.table.indexPathForSelectedRow == path(1))
    #expect(device.table.cellForRow(at: path(1))?.isSelected == true)
    #expect(device.table.cellForRow(at: path(1))?.isHighlighted == false)
    #expect(device.listener.choices.first == "mayHighlight(1)")
    #expect(device.listener.choices.last == "select(1)")

    device.listener.log = []
    device.tap(100, 150)

    #expect(device.table.indexPathsForSelectedRows == [path(3)])
    #expect(device.table.cellForRow(at: path(1))?.isSelected == false)
    let heard = device.listener.choices
    let order = ["willSelect(3)", "willDeselect(1)", "deselect(1)", "select(3)"]
    #expect(heard.filter { order.contains($0) } == order)
    device.stage.close()
  }

  @Test func `a row is highlighted once the content receives the touch`() throws {
    let device = TableDevice()
    device.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 100, y: 60), .init(.up, t: 0.5, x: 100, y: 60)]]))
    let cell = try #require(device.table.cellForRow(at: path(1)))

    device.stage.advance(by: 0.1)
    #expect(!cell.isHighlighted)
    device.stage.advance(by: 0.1)
    #expect(cell.isHighlighted)
    try device.stage.settle()
    #expect(!cell.isHighlighted && cell.isSelected)
    device.stage.close()
  }

  @Test func `a drag selects nothing and removes the highlight`() throws {
    let device = TableDevice()
    device.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 100, y: 400), .init(.move, t: 0.3, x: 100, y: 400),
            .init(.move, t: 0.5, x: 100, y: 300), .init(.up, t: 0.7, x: 100, y: 300),
          ]
        ]))
    try device.stage.settle()

    #expect(device.listener.choices.contains("highlight(9)"))
    #expect(device.listener.choices.last == "unhighlight(9)")
    #expect(device.table.indexPathForSelectedRow == nil)
    #expect(device.table.visibleCells.allSatisfy { !$0.isHighlighted })
    device.stage.close()
  }

  @Test func `the delegate may refuse a selection`() throws {
    let device = TableDevice()
    device.listener.refuses = [1]
    device.tap(100, 60)

    #expect(device.table.indexPathForSelectedRow == nil)
    #expect(!device.listener.log.contains("select(1)"))
    device.stage.run { device.table.allowsSelection = false }
    device.tap(100, 150)
    #expect(device.table.indexPathForSelectedRow == nil)
    device.stage.close()
  }

  @Test func `with multiple selection each row stays selected until tapped again`() throws {
    let device = TableDevice { $0.table.allowsMultipleSelection = true }
    device.tap(100, 150)
    device.tap(100, 60)
    #expect(device.table.indexPathsForSelectedRows == [path(1), path(3)])
    device.tap(100, 150)
    #expect(device.table.indexPathsForSelectedRows == [path(1)])
    #expect(device.listener.choices.contains("deselect(3)"))
    device.stage.close()
  }

  @Test func `selecting in code calls no delegate, and shows when the row appears`() throws {
    let device = TableDevice()
    device.stage.run {
      device.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    }
    #expect(device.listener.choices == [])
    device.stage.run { device.table.contentOffset.y = 44 * 45 }
    #expect(device.table.cellForRow(at: path(50))?.isSelected == true)

    // Another row uses the cell of row 50 now.
    device.stage.run { device.table.contentOffset.y = 0 }
    #expect(device.table.visibleCells.allSatisfy { !$0.isSelected })
    device.stage.run { device.table.deselectRow(at: path(50), animated: true) }
    #expect(device.table.indexPathsForSelectedRows == nil)
    device.stage.close()
  }

  @Test func `a row deleted during the touch is not selected`() throws {
    let device = TableDevice(counts: [3])
    device.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 100, y: 60), .init(.up, t: 0.5, x: 100, y: 60)]]))
    device.stage.advance(by: 0.3)
    device.stage.run {
      device.source.rows[0].remove(at: 1)
      device.table.deleteRows(at: [path(1)], with: .fade)
    }
    try device.stage.settle()

    #expect(device.table.indexPathForSelectedRow == nil)
    #expect(!device.listener.log.contains { $0.hasPrefix("select") })
    device.stage.close()
  }

  @Test func `the fade of a selection ends with the cell's own colours`() throws {
    let device = TableDevice()
    let cell = try #require(device.table.cellForRow(at: path(1)))
    device.tap(100, 60)
    let highlight = try #require(cell.highlight)
    #expect(highlight.alpha == 1)

    device.stage.run { device.table.deselectRow(at: path(1), animated: true) }
    device.stage.advance(by: 0.1)
    let shown = device.stage.run { highlight.layer.presentationValues() }
    #expect(shown.map { $0.opacity > 0 && $0.opacity < 1 } == true)
    try device.stage.settle()
    #expect(highlight.alpha == 0)
    device.stage.close()
  }

  @Test func `editing mode has its own rules for selection`() {
    let rules: [(one: Bool, several: Bool, selected: [IndexPath]?)] = [
      (false, false, nil), (true, false, [path(2)]), (false, true, [path(1), path(2)]),
    ]
    for rule in rules {
      let device = TableDevice()
      device.stage.run {
        device.table.allowsSelectionDuringEditing = rule.one
        device.table.allowsMultipleSelectionDuringEditing = rule.several
        device.table.setEditing(true, animated: false)
      }
      device.tap(100, 60)
      device.tap(100, 100)
      #expect(device.table.indexPathsForSelectedRows == rule.selected)
      device.stage.close()
    }
  }
}
