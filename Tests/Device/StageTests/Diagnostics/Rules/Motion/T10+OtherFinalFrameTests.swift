import Stage
import Testing
import UIKit

@MainActor @Suite struct OtherFinalFrameTests {
  private static let small = CGAffineTransform(scaleX: 0.5, y: 0.5)

  /// A presentation that does not set its page's frame, or sets it at each layout.
  private final class Plain: UIPresentationController {
    var places = false
    override func containerViewDidLayoutSubviews() {
      if places { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
  }

  @Test(arguments: [true, false])
  func `a final frame known only to the animator is an error if layout resets it`(
    places: Bool
  ) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = {
      let plain = Plain(presentedViewController: $0, presenting: $1)
      plain.places = places
      return plain
    }
    curtain.crew.after = { context in
      context.view(forKey: .to)?.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
      if places { context.containerView.setNeedsLayout() }
    }

    try curtain.present()

    let found = curtain.findings("T10")
    #expect(found.map(\.severity) == [places ? .error : .warning])
    #expect(found.first?.message.contains("it jumps") == places)
  }

  @Test func `a page that ends at another frame is found`() throws {
    let rehearsal = Rehearsal()
    rehearsal.animator.change = { view, _ in
      view.alpha = 1
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    }

    rehearsal.present()

    let finding = try #require(rehearsal.found("T10").first)
    #expect(finding.message.contains("(0, 0, 320, 480)"))
    #expect(finding.message.contains("(0, 0, 393, 852)"))
  }

  @Test func `a remaining transform is not reported as a wrong frame`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.change = { view, _ in view.transform = Self.small }

    rehearsal.present()

    #expect(rehearsal.found("T10").isEmpty)
  }

  @Test func `a cancelled transition has no final frame`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.lifted = { $0.cancel() }
    rehearsal.animator.prepare = { view, _ in view.frame.origin.y = 852 }
    rehearsal.animator.change = { view, _ in view.frame.origin.y = 0 }

    rehearsal.drag()

    #expect(rehearsal.found("T10").isEmpty)
  }

  /// A panel over the lower half, which does or does not follow changes of the window's size.
  private final class Panel: UIPresentationController {
    var follows = false
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return bounds.divided(atDistance: bounds.width / 2, from: .maxXEdge).slice
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      if follows { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
  }

  @Test(arguments: [true, false])
  func `a presented view that does not follow a rotation is found`(follows: Bool) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = {
      let panel = Panel(presentedViewController: $0, presenting: $1)
      panel.follows = follows
      return panel
    }
    try curtain.present()

    curtain.stage.rotate(to: .landscapeLeft)
    try curtain.stage.settle()
    curtain.stage.tick()

    let found = curtain.findings("T10")
    #expect(found.count == (follows ? 0 : 1))
    #expect(found.allSatisfy { $0.message.contains("after the window's size changed") })
  }
}
