import QuartzCore
import Testing

@MainActor
struct ObjectNamesTests {
  private final class Page {}

  @Test func `numbers increase and names of released objects are dropped`() {
    let names = World().names
    let kept = Page()
    #expect(names(kept) == "Page#1")

    for number in 2...20_000 { #expect(names(Page()) == "Page#\(number)") }

    #expect(names.count < 3000)
    #expect(names(kept) == "Page#1")
    #expect(names(Page()) == "Page#20001")
  }

  @Test func `without numbers, a name is only the class`() {
    let names = World().names
    let pages = [Page(), Page()]
    func text() -> String { pages.map { names($0) }.joined(separator: " on ") }

    #expect(ObjectName.withoutNumbers(text) == "Page on Page")
    #expect(text() == "Page#1 on Page#2")
  }
}
