import Stage
import Testing
import UIKit

@MainActor
struct RuleLeftoverTests {
  enum Place: CaseIterable { case below, badge, above }

  @Test(arguments: Place.allCases)
  func `beside an open page things may stay, above it none that covers it`(place: Place) throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      let container = context.containerView
      let size = place == .badge ? CGSize(width: 30, height: 30) : container.bounds.size
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      container.insertSubview(view, at: place == .below ? 0 : container.subviews.count)
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.severity) == (place == .above ? [.error] : []))
  }

  @Test func `what stays in the window after a refusal is found`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { context in
      context.containerView.window?.addSubview(UIView(frame: context.containerView.bounds))
      context.completeTransition(false)
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.property) == ["superview"])
  }
}
