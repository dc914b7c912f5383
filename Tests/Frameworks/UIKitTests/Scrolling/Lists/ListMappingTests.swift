import Testing
import UIKit

struct ListMappingTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func reason(
    _ changes: ListChanges, _ old: [Int], _ new: [Int], _ words: ListWords = .table
  ) -> String? {
    do {
      _ = try ListMapping(changes, from: old, to: new, words)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `rows are shifted by deletions before insertions`() throws {
    var changes = ListChanges()
    changes.deleted = [path(0, 1), path(0, 3)]
    changes.inserted = [path(0, 0)]

    let mapping = try ListMapping(changes, from: [5], to: [4], .table)

    let ends = (0..<5).map { mapping.end(of: path(0, $0)) }
    #expect(ends == [path(0, 1), nil, path(0, 2), nil, path(0, 3)])
    let origins = (0..<4).map { mapping.origin(of: path(0, $0)) }
    #expect(origins == [nil, path(0, 0), path(0, 2), path(0, 4)])
  }

  @Test func `a moved row keeps its identity, also between sections`() throws {
    var changes = ListChanges()
    changes.moved = [ListChanges.Move(from: path(0, 0), to: path(1, 1))]

    let mapping = try ListMapping(changes, from: [3, 2], to: [2, 3], .table)

    #expect(mapping.end(of: path(0, 0)) == path(1, 1))
    #expect(mapping.end(of: path(0, 1)) == path(0, 0))
    #expect(mapping.end(of: path(1, 1)) == path(1, 2))
  }

  @Test func `sections move with their rows`() throws {
    var changes = ListChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1]

    let mapping = try ListMapping(changes, from: [1, 2, 3], to: [2, 9, 3], .table)

    #expect(mapping.sections == [nil, 0, 2])
    #expect(mapping.end(of: path(1, 1)) == path(0, 1))
    #expect(mapping.end(of: path(0, 0)) == nil)
    #expect(mapping.origin(of: path(1, 4)) == nil)
    #expect(mapping.end(of: path(2, 2)) == path(2, 2))
  }

  @Test func `a reloaded section may have any number of rows, all new`() throws {
    var changes = ListChanges()
    changes.reloadedSections = [0]

    let mapping = try ListMapping(changes, from: [2, 1], to: [7, 1], .table)

    #expect(mapping.sections == [0, 1])
    #expect(mapping.origin(of: path(0, 0)) == nil)
    #expect(mapping.origin(of: path(1, 0)) == path(1, 0))
  }

  @Test func `inconsistent counts are reported`() {
    var changes = ListChanges()
    changes.inserted = [path(0, 0)]
    #expect(
      reason(changes, [3], [3])
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      reason(changes, [3], [3], .collection)?.contains("number of items in section 0") == true)
    #expect(
      reason(ListChanges(), [3], [3, 1])
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
  }

  @Test func `invalid index paths are reported`() {
    var changes = ListChanges()
    changes.deleted = [path(0, 5)]
    #expect(
      reason(changes, [3], [2])
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    changes = ListChanges()
    changes.inserted = [path(0, 9)]
    #expect(
      reason(changes, [3], [4])
        == "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after "
        + "the update")
    changes = ListChanges()
    changes.deletedSections = [2]
    #expect(
      reason(changes, [3], [])
        == "attempt to delete section 2, but there are only 1 sections before the update")
    changes = ListChanges()
    changes.insertedSections = [4]
    #expect(
      reason(changes, [3], [3, 1])
        == "attempt to insert section 4 but there are only 2 sections after the update")
  }
}
