import Stage
import Testing

@MainActor
struct NSLayoutAnchorTests {
  @Test func `each method makes the constraint it names`() {
    World()() {
      let (a, b) = (UIView(), UIView())
      let x: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat)] = [
        (a.leadingAnchor.constraint(equalTo: b.trailingAnchor), .equal, 0),
        (a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 3), .equal, 3),
        (a.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor), .lessThanOrEqual, 0),
        (
          a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: -1),
          .greaterThanOrEqual, -1
        ),
      ]
      for (made, relation, constant) in x {
        #expect(made.firstItem === a && made.secondItem === b)
        #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
        #expect(made.relation == relation && made.constant == constant && made.multiplier == 1)
        #expect(made.priority == .required && !made.isActive)
      }
      let size = a.widthAnchor.constraint(
        lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 1)
      #expect(size.multiplier == 2 && size.constant == 1 && size.relation == .lessThanOrEqual)
      let fixed = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 9)
      #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute)
      #expect(fixed.constant == 9)
    }
  }

  @Test func `system spacing grows with its multiplier`() {
    World()() {
      let (a, b) = (UIView(), UIView())
      let one = b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
      let two = b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
      #expect(one.constant > 0 && two.constant == 2 * one.constant)
      #expect(two.relation == .greaterThanOrEqual && two.firstAttribute == .top)
    }
  }

  @Test func `a constraint reads as an equation`() {
    World()() {
      let (a, b) = (UIView(), UIView())
      let made = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: -5)
      made.priority = .defaultHigh
      made.identifier = "half"
      #expect(
        made.description
          == "<NSLayoutConstraint#1 'half' UIView#1.width == 2*UIView#2.width - 5 @750   (inactive)>"
      )
    }
  }
}
