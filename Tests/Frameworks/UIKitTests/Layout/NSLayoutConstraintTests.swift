import Stage
import Testing

@MainActor
struct NSLayoutConstraintTests {
  private final class Named: NSLayoutConstraint {
    var name = "a"
  }

  @Test func `a subclass without initializers inherits those of the class`() {
    World()() {
      let (a, b) = (UIView(), UIView())

      let made = Named(
        item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing,
        multiplier: 2, constant: 3)

      #expect(made.name == "a")
      #expect(made.firstItem === a && made.secondItem === b)
      #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
      #expect(made.relation == .equal && made.multiplier == 2 && made.constant == 3)
      #expect(made.priority == .required && !made.isActive)
      #expect(Named().firstItem == nil)
    }
  }
}
