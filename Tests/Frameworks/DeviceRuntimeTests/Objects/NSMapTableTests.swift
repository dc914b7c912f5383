import QuartzCore
import Testing

private final class Card {}

struct NSMapTableTests {
  private func keys(_ table: NSMapTable<NSString, Card>) -> [String] {
    table.keyEnumerator().compactMap { ($0 as? NSString).map(String.init(describing:)) }
  }

  @Test func `nil keys and values have no effect`() {
    let table = NSMapTable<NSString, Card>.strongToStrongObjects()

    table.setObject(Card(), forKey: nil)
    table.setObject(nil, forKey: "a")
    table.removeObject(forKey: "a")

    #expect(table.count == 0)
    #expect(table.object(forKey: nil) == nil)
    #expect(table.objectEnumerator() == nil)
  }

  @Test func `a value that is not retained is gone when it ends`() {
    let table = NSMapTable<NSString, Card>.strongToWeakObjects()
    var card: Card? = Card()
    table.setObject(card, forKey: "a")
    #expect(table.object(forKey: "a") === card)

    card = nil

    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
    #expect(keys(table).isEmpty)
  }

  @Test func `a key that is not retained takes its pair with it`() {
    let table = NSMapTable<Card, NSString>.weakToStrongObjects()
    var card: Card? = Card()
    let other = Card()
    table.setObject("a", forKey: card)
    table.setObject("b", forKey: other)
    #expect(table.count == 2)

    card = nil

    #expect(table.count == 1)
    #expect(table.object(forKey: other) == "b")
    table.setObject("c", forKey: other)
    #expect(table.objectEnumerator()?.allObjects as? [NSString] == ["c"])
  }

  @Test func `equal keys are one key, unless identity decides`() {
    let (one, other) = (NSNumber(value: 1.5), NSNumber(value: 1.5))
    let equal = NSMapTable<NSNumber, Card>.strongToStrongObjects()
    let identical = NSMapTable<NSNumber, Card>(
      keyOptions: .objectPointerPersonality, valueOptions: .strongMemory)

    for table in [equal, identical] {
      table.setObject(Card(), forKey: one)
      table.setObject(Card(), forKey: other)
    }

    #expect(equal.count == 1)
    #expect(identical.count == (one === other ? 1 : 2))
  }

  @Test func `pairs are listed in the order in which they were added`() {
    let table = NSMapTable<NSString, Card>.strongToStrongObjects()
    for key in ["c", "a", "b"] as [NSString] { table.setObject(Card(), forKey: key) }
    table.setObject(Card(), forKey: "a")

    #expect(keys(table) == ["c", "a", "b"])
    #expect(table.dictionaryRepresentation().count == 3)
    #expect((table.copy() as? NSMapTable<NSString, Card>)?.count == 3)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `an autorelease pool runs its body`() throws {
    struct Failure: Error {}

    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
