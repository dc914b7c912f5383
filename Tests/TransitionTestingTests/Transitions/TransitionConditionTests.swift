import Testing
import TransitionTesting

struct TransitionConditionTests {
  @Test func `every condition has a name of its own`() {
    let names = TransitionCondition.all.map(\.description)

    #expect(Set(names).count == names.count)
    #expect(names.contains("cancel at 0.99"))
  }
}
