import Stage
import Testing
import UIKit

@MainActor
struct RuleArrivalTests {
  @Test func `a view that is added at the very end has arrived`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }

    try curtain.present()

    #expect(curtain.stage.findings == [])
  }

  @Test func `a view inside of a wrapper has arrived`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      let wrapper = UIView(frame: context.containerView.bounds)
      if let to = context.view(forKey: .to) { wrapper.addSubview(to) }
      context.containerView.addSubview(wrapper)
    }

    try curtain.present()

    #expect(curtain.findings("T04") == [])
    #expect(curtain.findings("T05") == [])
  }

  @Test func `a presenter that UIKit has to bring back is a warning`() throws {
    let curtain = Curtain()
    try curtain.present()
    curtain.crew.animates = { $0.completeTransition(true) }

    try curtain.dismiss()

    #expect(curtain.findings("T04").map(\.severity) == [.warning])
  }

  @Test func `a dismissal that removes the view that UIKit puts back is a warning`() throws {
    let curtain = Curtain()
    try curtain.present()
    curtain.crew.after = { $0.view(forKey: .to)?.removeFromSuperview() }

    try curtain.dismiss()

    let found = curtain.findings("T05")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("UIKit puts it back at the very end.") == true)
    #expect(curtain.findings("T04") == [])
  }

  @Test func `what is not animated, UIKit puts in place itself`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { $0.completeTransition(true) }

    try curtain.present(animated: false)

    #expect(curtain.findings("T04") == [])
  }

  @Test func `a new root in the completion removes nothing that was to stay`() throws {
    let curtain = Curtain()
    curtain.stage.run {
      curtain.back.modalPresentationStyle = .fullScreen
      curtain.back.transitioningDelegate = curtain.crew
      let stage = curtain.stage
      curtain.front.present(curtain.back, animated: true) {
        stage.window.rootViewController = UIViewController()
      }
    }
    try curtain.stage.settle()

    #expect(curtain.findings("T05") == [])
  }

  /// what the departing view is like → whether it hides the arriving one
  @Test(arguments: [(1.0, false, true), (0.9, false, false), (1.0, true, false)])
  func `only an opaque view without a picture above it is a cover`(
    alpha: Double, hasPicture: Bool, isCover: Bool
  ) throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      let container = context.containerView
      guard let from = context.view(forKey: .from) else { return }
      container.bringSubviewToFront(from)
      from.alpha = alpha
      if hasPicture { container.addSubview(UIView(frame: container.bounds)) }
    }
    curtain.crew.after = { $0.view(forKey: .from)?.alpha = 1 }

    try curtain.present()

    #expect(curtain.findings("T30").count == (isCover ? 1 : 0))
  }
}
