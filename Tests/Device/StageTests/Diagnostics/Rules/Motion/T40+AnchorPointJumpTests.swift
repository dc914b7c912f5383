import Stage
import Testing
import UIKit

@MainActor
struct AnchorPointJumpTests {
  private static let hinge = CGPoint(x: 0, y: 0.5)

  /// What the animator does after it has set the anchor point of the departing page.
  enum Next: CaseIterable {
    case nothing
    case setFrame, setCenter, setTransform
    case hide, remove, animatePosition, animateExplicitly, restore
    case useConstraints
  }

  /// Constraints do not make up for the anchor point (facts A.10.6).
  @Test(arguments: Next.allCases)
  func `a visible view whose anchor point alone is set is found`(_ next: Next) throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      guard let from = context.view(forKey: .from) else { return }
      let frame = from.frame
      if next == .useConstraints {
        from.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(
          [
            from.leftAnchor.constraint(equalTo: context.containerView.leftAnchor),
            from.topAnchor.constraint(equalTo: context.containerView.topAnchor),
            from.widthAnchor.constraint(equalToConstant: frame.width),
            from.heightAnchor.constraint(equalToConstant: frame.height),
          ])
      }
      from.layer.anchorPoint = Self.hinge
      switch next {
      case .nothing, .useConstraints: break
      case .setFrame: from.frame = frame
      case .setCenter: from.center.x -= frame.width / 2
      case .setTransform: from.transform = CGAffineTransform(translationX: -frame.width / 2, y: 0)
      case .hide: from.isHidden = true
      case .remove: from.removeFromSuperview()
      case .animatePosition:
        from.center.x -= frame.width / 2
        UIView.animate(withDuration: 0.2) { from.center.x += 300 }
      case .animateExplicitly:
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (CGFloat(0), frame.width, 0.2)
        from.layer.add(move, forKey: "move")
      case .restore: from.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      }
    }
    curtain.crew.after = { context in
      guard let from = context.view(forKey: .from) else { return }
      (from.transform, from.isHidden) = (.identity, false)
      from.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      from.frame = context.containerView.bounds
    }

    try curtain.present()

    let found = curtain.findings("T40")
    #expect(found.count == ([.nothing, .useConstraints].contains(next) ? 1 : 0))
    guard let first = found.first else { return }
    #expect(first.object == "UIView#1" && first.property == "layer.anchorPoint")
    #expect(first.message.contains("anchorPoint was set to (0, 0.5) during the presentation"))
    #expect(first.message.contains("jumps by (196.5, 0) pt"))
  }

  @Test func `a transform that the block sets does not hide the jump`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      guard let from = context.view(forKey: .from) else { return }
      from.layer.anchorPoint = Self.hinge
      UIView.animate(withDuration: 0.2) {
        from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }

    try curtain.present()

    #expect(curtain.findings("T40").count == 1)
  }

  @Test func `an arriving view may have any anchor point`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      guard let to = context.view(forKey: .to) else { return }
      to.layer.anchorPoint = Self.hinge
    }

    try curtain.present()

    #expect(curtain.findings("T40") == [])
  }
}
