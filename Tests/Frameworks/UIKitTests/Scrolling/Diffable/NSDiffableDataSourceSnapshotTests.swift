import Stage
import Testing
import UIKit

@MainActor
struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      "\(section)\(snapshot.itemIdentifiers(inSection: section))"
    }.joined(separator: " ")
  }

  @Test func `items are counted and found across the sections`() {
    let made = snapshot(["a": [1, 2], "b": [], "c": [3]])

    #expect(made.numberOfSections == 3)
    #expect(made.numberOfItems == 3)
    #expect(made.itemIdentifiers == [1, 2, 3])
    #expect(made.numberOfItems(inSection: "a") == 2)
    #expect(made.indexOfItem(3) == 2)
    #expect(made.indexOfItem(9) == nil)
    #expect(made.indexOfSection("c") == 2)
    #expect(made.indexOfSection("d") == nil)
    #expect(made.sectionIdentifier(containingItem: 3) == "c")
    #expect(made.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func `items are inserted beside others, and appended to the last section`() {
    var made = snapshot(["a": [1, 2], "b": []])

    made.appendItems([5, 6])
    made.insertItems([3, 4], beforeItem: 2)
    made.insertItems([7], afterItem: 5)

    #expect(text(made) == "a[1, 3, 4, 2] b[5, 7, 6]")
  }

  @Test func `items and sections are moved with what they contain`() {
    var made = snapshot(["a": [1, 2, 3], "b": [4], "c": []])

    made.moveItem(1, afterItem: 3)
    made.moveItem(4, beforeItem: 2)
    made.moveSection("a", afterSection: "b")
    made.moveSection("c", beforeSection: "b")

    #expect(text(made) == "c[] b[] a[4, 2, 3, 1]")
    #expect(made.sectionIdentifier(containingItem: 4) == "a")
  }

  @Test func `identifiers that do not exist can be deleted`() {
    var made = snapshot(["a": [1, 2], "b": [3]])

    made.deleteItems([2, 9])
    made.deleteSections(["b", "z"])
    #expect(text(made) == "a[1]")
    #expect(made.numberOfItems == 1)

    made.deleteAllItems()
    #expect(made.numberOfSections == 0)
  }

  @Test func `sections are inserted beside others`() {
    var made = snapshot(["a": []])

    made.insertSections(["b"], beforeSection: "a")
    made.insertSections(["c", "d"], afterSection: "b")

    #expect(made.sectionIdentifiers == ["b", "c", "d", "a"])
  }

  @Test func `marks are kept in the order of the requests, each once`() {
    var made = snapshot(["a": [1, 2], "b": [3]])

    made.reloadItems([2, 1, 2])
    made.reconfigureItems([3])
    made.reloadSections(["b"])

    #expect(made.reloadedItemIdentifiers == [2, 1])
    #expect(made.reconfiguredItemIdentifiers == [3])
    #expect(made.reloadedSectionIdentifiers == ["b"])
  }

  @Test func `an item that exists already is moved, with UIKit's warning`() {
    let stage = Stage(device: .phone)
    stage.run {
      var made = snapshot(["a": [1, 2], "b": [3]])

      made.appendItems([1], toSection: "b")
      #expect(text(made) == "a[2] b[3, 1]")
      made.insertItems([2, 3], beforeItem: 1)
      #expect(text(made) == "a[] b[2, 3, 1]")
    }

    let first = """
      Diffable data source detected an attempt to insert or append 1 item identifier that already \
      exists in the snapshot. The existing item identifier will be moved into place instead, but \
      this operation will be more expensive. For best performance, inserted item identifiers should \
      always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. Item identifier that already exists: 1
      """
    #expect(stage.warnings.count == 2)
    #expect(stage.warnings.first == first)
    #expect(stage.warnings.last?.hasSuffix("that already exist: (\n    2,\n    3\n)") == true)
    stage.close()
  }

  /// Ways to misuse a snapshot that has the item 1 in the section "a".
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case itemTwice, existingSection, unknownSection, unknownItem, reloading, noSection

    var reason: String {
      switch self {
      case .itemTwice:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"
      case .existingSection:
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifier that already exists: a"
      case .unknownSection: "Invalid parameter not satisfying: section != NSNotFound"
      case .unknownItem: "Invalid parameter not satisfying: toIndex != NSNotFound"
      case .reloading:
        "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .noSection:
        "There are currently no sections in the data source. Please add a section first."
      }
    }

    func commit() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      switch self {
      case .itemTwice: snapshot.appendItems([2, 3, 2])
      case .existingSection: snapshot.appendSections(["a"])
      case .unknownSection: snapshot.appendItems([2], toSection: "z")
      case .unknownItem: snapshot.moveItem(1, afterItem: 9)
      case .reloading: snapshot.reloadItems([9])
      case .noSection:
        snapshot.deleteAllItems()
        snapshot.appendItems([1])
      }
    }
  }

  @Test(arguments: Misuse.allCases)
  func `misuse raises UIKit's exceptions`(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [misuse] in
      misuse.commit()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException', reason: '\(misuse.reason)"))
  }
}
