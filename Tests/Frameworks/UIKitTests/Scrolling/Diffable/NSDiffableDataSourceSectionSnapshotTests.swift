import Testing
import UIKit

struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Two roots; the first has two children, of which the first has a child.
  private func tree() -> Snapshot {
    var made = Snapshot()
    made.append(["fruit", "bread"])
    made.append(["apple", "pear"], to: "fruit")
    made.append(["red"], to: "apple")
    return made
  }

  @Test func `children follow their parents`() {
    let made = tree()

    #expect(made.items == ["fruit", "apple", "red", "pear", "bread"])
    #expect(made.rootItems == ["fruit", "bread"])
    #expect(made.items.map { made.level(of: $0) } == [0, 1, 2, 1, 0])
    #expect(made.parent(of: "red") == "apple")
    #expect(made.parent(of: "bread") == nil)
    #expect(made.index(of: "pear") == 3)
    #expect(made.contains("red") && !made.contains("rye"))
  }

  @Test func `items are visible while their ancestors are expanded`() {
    var made = tree()
    #expect(made.visibleItems == ["fruit", "bread"])

    made.expand(["apple", "rye"])
    #expect(made.visibleItems == ["fruit", "bread"])
    made.expand(["fruit"])
    #expect(made.visibleItems == made.items)
    #expect(made.isVisible("red") && made.isExpanded("apple"))
    #expect(made.expandedItems == ["fruit", "apple"])

    made.collapse(["fruit"])
    #expect(made.visibleItems == ["fruit", "bread"])
    #expect(!made.isVisible("red"))
  }

  @Test func `items are inserted among the siblings of an item`() {
    var made = tree()

    made.insert(["rye"], before: "bread")
    made.insert(["plum"], after: "apple")
    var roll = Snapshot()
    roll.append(["roll"])
    roll.append(["poppy"], to: "roll")
    roll.expand(["roll"])
    made.insert(roll, after: "bread")

    #expect(
      made.items
        == ["fruit", "apple", "red", "plum", "pear", "rye", "bread", "roll", "poppy"])
    #expect(made.level(of: "plum") == 1 && made.level(of: "poppy") == 1)
    #expect(made.expandedItems == ["roll"])
  }

  @Test func `items are deleted and replaced with their descendants`() {
    var made = tree()
    made.expand(["fruit", "apple"])

    made.delete(["apple"])
    #expect(made.items == ["fruit", "pear", "bread"])
    #expect(made.expandedItems == ["fruit"])

    made.replace(childrenOf: "fruit", using: Snapshot(tree().snapshot(of: "fruit")))
    #expect(made.items == tree().items)
    made.deleteAll()
    #expect(made.items.isEmpty && made.expandedItems.isEmpty)
  }

  @Test func `a part of the tree is a snapshot of its own`() {
    var made = tree()
    made.expand(["apple"])

    let children = made.snapshot(of: "fruit")
    #expect(children.rootItems == ["apple", "pear"])
    #expect(children.expandedItems == ["apple"])
    #expect(made.snapshot(of: "apple", includingParent: true).items == ["apple", "red"])
  }
}
