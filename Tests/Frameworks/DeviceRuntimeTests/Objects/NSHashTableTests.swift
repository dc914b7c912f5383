import QuartzCore
import Testing

private final class Card {}

struct NSHashTableTests {
  @Test func `nil has no effect, equal objects are held once`() {
    let table = NSHashTable<NSString>()
    table.add(nil)
    table.remove(nil)
    table.add("a")
    table.add("a")
    table.add("b")

    #expect(!table.contains(nil) && table.member("c") == nil)
    #expect(table.allObjects == ["a", "b"] && table.count == 2)
    #expect(table.member("a") == "a")
  }

  @Test func `an object that is not retained is gone when it ends`() {
    let table = NSHashTable<Card>.weakObjects()
    var card: Card? = Card()
    table.add(card)
    #expect(table.contains(card) && table.anyObject === card)

    card = nil

    #expect(table.allObjects.isEmpty && table.count == 0)
  }

  @Test func `sets are united, intersected and subtracted`() {
    func table(_ names: [NSString]) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for name in names { table.add(name) }
      return table
    }
    let one = table(["a", "b"])
    #expect(one.intersects(table(["b"])) && !one.intersects(table(["c"])))
    #expect(table(["a"]).isSubset(of: one) && !one.isSubset(of: table(["a"])))

    one.union(table(["c"]))
    #expect(one.allObjects == ["a", "b", "c"])
    one.minus(table(["a"]))
    #expect(one.allObjects == ["b", "c"])
    one.intersect(table(["c", "d"]))
    #expect(one.allObjects == ["c"])
    #expect((one.copy() as? NSHashTable<NSString>)?.allObjects == ["c"])
    one.removeAllObjects()
    #expect(one.count == 0)
  }
}
