import Testing
import TransitionTesting

struct TransitionConditionTests {
  @Test func `every condition has a unique name`() {
    let names = TransitionCondition.all.map(\.description)

    #expect(Set(names).count == names.count)
    #expect(names.contains("cancel at 0.99"))
  }
}
