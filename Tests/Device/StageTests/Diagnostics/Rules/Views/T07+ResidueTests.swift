import Stage
import Testing
import UIKit

@MainActor
struct ResidueTests {
  /// A presentation that scales the presenter down while the page is presented.
  private final class StepBack: UIPresentationController {
    var comesForward = true

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed, comesForward { presentingViewController.view.transform = .identity }
    }
  }

  @Test(arguments: [true, false])
  func `a presenter may be smaller until the dismissal`(comesForward: Bool) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = {
      let made = StepBack(presentedViewController: $0, presenting: $1)
      made.comesForward = comesForward
      return made
    }

    try curtain.present()
    #expect(curtain.findings("T07") == [])
    try curtain.dismiss()

    #expect(
      curtain.findings("T07").map(\.property) == (comesForward ? [] : ["transform"]))
  }

  @Test func `a page that disappears with another shape than it appeared with is a note`() throws {
    let curtain = Curtain()
    curtain.crew.after = { context in
      context.view(forKey: .from)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }

    try curtain.present()

    let found = curtain.findings("T07")
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.property) == ["transform"])
  }

  /// The alpha at rest, and the number of findings for a page over a presenter.
  @Test(arguments: [(1.0, 0), (0.9, 0), (0.0, 1)])
  func `a page over a presenter may be translucent but not invisible`(alpha: Double, count: Int)
    throws
  {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.after = { $0.view(forKey: .to)?.alpha = alpha }

    try curtain.present()

    #expect(curtain.findings("T07").count == count)
    #expect(curtain.findings("T07").allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [true, false])
  func `a thumbnail hidden for the page must be visible afterwards`(isShown: Bool) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    let thumbnail = curtain.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    curtain.stage.run { curtain.front.view.addSubview(thumbnail) }
    curtain.stage.tick()
    curtain.crew.before = { if isPresenting($0) { thumbnail.isHidden = true } }
    curtain.crew.after = { if !isPresenting($0), isShown { thumbnail.isHidden = false } }

    try curtain.present()
    #expect(curtain.findings("T07") == [])
    try curtain.dismiss()

    #expect(curtain.findings("T07").map(\.property) == (isShown ? [] : ["isHidden"]))
  }

  @Test func `a thumbnail that is pressed at the start may be upright afterwards`() throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    let thumbnail = curtain.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    curtain.stage.run {
      thumbnail.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      curtain.front.view.addSubview(thumbnail)
    }
    curtain.stage.tick()
    curtain.crew.before = { if !isPresenting($0) { thumbnail.transform = .identity } }

    try curtain.present()
    try curtain.dismiss()

    #expect(curtain.findings("T07") == [])
  }

  @Test func `changes left on the presenter by a refused presentation are found`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { context in
      context.view(forKey: .from)?.layer.zPosition = -50
      context.completeTransition(false)
    }

    try curtain.present()

    #expect(curtain.findings("T07").map(\.property) == ["layer.zPosition"])
  }

  /// A presentation whose dimming view fades with the dismissal, and stays faded if it is cancelled.
  private final class Dimmed: UIPresentationController {
    let shade = UIView()
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      shade.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(shade, at: 0)
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      shade.alpha = 0
    }
  }

  @Test func `a dimming view that a cancelled dismissal leaves invisible is found`() throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = { Dimmed(presentedViewController: $0, presenting: $1) }
    try curtain.present()
    curtain.crew.animates = { $0.completeTransition(false) }

    try curtain.dismiss()

    #expect(curtain.findings("T07").map(\.property) == ["alpha"])
  }
}
