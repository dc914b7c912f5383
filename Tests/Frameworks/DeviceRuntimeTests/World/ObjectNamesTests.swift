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
}
