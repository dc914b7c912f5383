import DeviceRuntime
import Foundation
import Testing

/// Predicates that are created from a format.
@MainActor
struct NSPredicateFormatTests {
  private let ada: [String: Any] = [
    "name": "Ada", "age": 36, "isActive": true, "born": Date(timeIntervalSince1970: 100),
    "tags": ["maths", "Poetry"], "city": ["name": "Löndon"] as [String: Any],
    "children": [["age": 3], ["age": 12]] as [[String: Any]],
  ]

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: ada)
  }

  @Test(arguments: [
    "name == 'Ada'", "name = \"Ada\"", "name != 'Bob'", "name <> 'Bob'", "age >= 36", "age => 36",
    "age < 37 AND age > 35", "age < 3 OR age == 36", "age < 3 || age == 36 && name == 'Ada'",
    "NOT age < 3", "!(age < 3)", "(age == 36)", "((age) == (30 + 6))", "age == 6 * 6",
    "age == 2 ** 5 + 4", "age / 2 == 18", "-age == -36", "name BEGINSWITH 'A'",
    "name beginswith[c] 'a'", "name ENDSWITH 'da'", "name CONTAINS[cd] 'D'",
    "city.name CONTAINS[cd] 'lon'", "name LIKE 'A*'", "name LIKE[c] '?da'",
    "name MATCHES '[A-Z][a-z]+'", "name IN {'Ada', 'Bob'}", "age BETWEEN {30, 40}",
    "isActive == YES", "isActive == TRUE", "isActive = 1", "nothing == nil", "nothing == NULL",
    "ANY tags == 'maths'", "NONE tags == 'music'", "ALL children.age > 2", "ANY children.age > 10",
    "SOME children.age > 10", "'maths' IN tags", "tags CONTAINS 'maths'", "children.@count == 2",
    "tags.@count > 1", "children.@sum.age == 15", "children.@max.age == 12", "count(tags) == 2",
    "SUBQUERY(children, $x, $x.age > 10).@count == 1", "name.length == 3", "TRUEPREDICATE",
    "SELF.name == 'Ada'", "name == 'A\\da' OR name == 'Ada'", "age == 36.0", "age != 36.5",
  ])
  func `the condition holds`(format: String) {
    #expect(holds(format))
  }

  @Test(arguments: [
    "name == 'ada'", "age < 36", "nothing > 3", "nothing BEGINSWITH 'a'", "name CONTAINS ''",
    "name LIKE 'd'", "name IN {}", "age BETWEEN {37, 40}", "FALSEPREDICATE", "name == 36",
    "ALL children.age > 3", "name == nil", "NOT (name == 'Ada')",
  ])
  func `the condition does not hold`(format: String) {
    #expect(!holds(format))
  }

  @Test func `arguments stand for values and keys`() {
    #expect(holds("%K == %@", "name", "Ada"))
    #expect(holds("%K BEGINSWITH[c] %@ AND age == %d", "name", "a", 36))
    #expect(holds("name IN %@", ["Ada", "Bob"]))
    #expect(holds("name IN %@", Set(["Ada"])))
    #expect(holds("born <= %@", Date(timeIntervalSince1970: 100)))
    #expect(holds("born > %@", NSDate(timeIntervalSince1970: 99)))
    #expect(holds("age > %f AND age < %ld", 35.5, 37))
    #expect(holds("isActive == %@", NSNumber(value: true)))
    #expect(holds("isActive == %d", true))
    #expect(holds("nothing == %@", NSNull()))
    let name: String? = "Ada"
    #expect(NSPredicate(format: "name == %@", name).evaluate(with: ada))
    #expect(NSPredicate(format: "SELF BEGINSWITH %@", "A").evaluate(with: "Ada"))
  }

  @Test func `compound predicates combine formats`() {
    let parts = [NSPredicate(format: "age > 3"), NSPredicate(format: "name == %@", "Ada")]
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    let none = NSCompoundPredicate(notPredicateWithSubpredicate: both)

    #expect(both.evaluate(with: ada))
    #expect(!none.evaluate(with: ada))
    #expect(both.node != nil && none.node != nil)
    let block = NSPredicate(block: { _, _ in true })
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [both, block]).node == nil)
  }

  @Test(arguments: [
    "", "name", "name ==", "== 3", "name == 'a", "(name == 3", "name == 3)", "name === 3",
    "name == 3 AND", "%@ == 3", "ANY name", "name IN {1, 2", "name BEGINSWITH[c 'a'", "a b c",
    "SUBQUERY(a, b, c)", "name == 3 4", "%",
    String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 100_000),
    String(repeating: "-", count: 100_000) + "1 == 1",
  ])
  func `a format that cannot be read is an error`(format: String) {
    #expect(!PredicateReader.canRead(format))
  }

  @Test func `sort descriptors compare values of keys`() {
    let people: [[String: Any]] = [
      ["name": "bob", "age": 3], ["name": "Ada", "age": 9], ["age": 5],
    ]
    func names(_ sort: NSSortDescriptor) -> [Int] {
      NSArray(array: people).sortedArray(using: [sort])
        .compactMap { ($0 as? [String: Any])?["age"] as? Int }
    }

    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == [3, 5, 9])
    #expect(names(NSSortDescriptor(key: "age", ascending: false)) == [9, 5, 3])
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [5, 9, 3])
    let selector = Selector("localizedCaseInsensitiveCompare:")
    #expect(
      names(NSSortDescriptor(key: "name", ascending: false, selector: selector)) == [3, 9, 5])
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
    let lengths = NSArray(array: ["ccc", "a", "bb"])
      .sortedArray(using: [NSSortDescriptor(key: "length", ascending: true)])
    #expect(lengths as? [String] == ["a", "bb", "ccc"])
  }

  private final class Person: NSObject {
    let name: String?
    init(_ name: String?) { self.name = name }
  }

  @Test func `sort descriptors compare optional values of key paths`() {
    let people = [Person("b"), Person(nil), Person("a")]
    let sort = NSSortDescriptor(keyPath: \Person.name, ascending: true)

    let sorted = NSArray(array: people).sortedArray(using: [sort]) as? [Person]

    #expect(sorted?.map(\.name) == [nil, "a", "b"])
  }
}
