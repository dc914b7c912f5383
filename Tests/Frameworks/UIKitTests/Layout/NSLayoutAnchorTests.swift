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

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a distance between anchors is a dimension`(direction: UISemanticContentAttribute) {
    World()() {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let (inner, card) = (UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 200)), UIView())
      card.translatesAutoresizingMaskIntoConstraints = false
      for view in [host, inner, card] { view.semanticContentAttribute = direction }
      host.addSubview(inner)
      inner.addSubview(card)
      let down = host.topAnchor.anchorWithOffset(to: card.topAnchor)
      let across = host.leadingAnchor.anchorWithOffset(to: card.leadingAnchor)
      let constraints = [
        down.constraint(equalTo: host.heightAnchor, multiplier: 0.25),
        across.constraint(equalToConstant: 50),
        card.topAnchor.anchorWithOffset(to: card.bottomAnchor).constraint(
          equalTo: across, multiplier: 2),
        card.widthAnchor.constraint(equalToConstant: 30),
      ]
      NSLayoutConstraint.activate(constraints)
      host.layoutIfNeeded()

      let frame = host.convert(card.bounds, from: card)
      #expect(frame.minY == 100 && frame.height == 100 && frame.width == 30)
      #expect((direction == .forceRightToLeft ? 300 - frame.maxX : frame.minX) == 50)
      #expect(host.constraints.count == 3 && card.constraints.count == 1)
      #expect("\(constraints[0])".contains("top → "))
      card.removeFromSuperview()
      #expect(!constraints[0].isActive)
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
