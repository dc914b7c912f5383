import Stage
import Testing
import UIKit

@MainActor
struct LeftoverTests {
  enum Place: CaseIterable { case below, badge, above }

  @Test(arguments: Place.allCases)
  func `extra views beside an open page are allowed, covering ones are not`(place: Place) throws {
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

  @Test(arguments: [
    (CGAffineTransform(translationX: 275, y: 0).scaledBy(x: 0.8, y: 0.8), false),
    (CGAffineTransform(translationX: 0, y: -1000), false),
    (CGAffineTransform(scaleX: 0.5, y: 0.5), false),
    (CGAffineTransform(translationX: 80, y: 0), true),
    (CGAffineTransform(rotationAngle: 0.2), true),
  ])
  func `the place where a moved view is counts`(transform: CGAffineTransform, isFound: Bool)
    throws
  {
    let curtain = Curtain()
    curtain.crew.after = { context in
      let view = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(view)
      view.transform = transform
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.severity) == (isFound ? [.error] : []))
  }

  @Test func `a small view that is scaled up covers the page`() throws {
    let curtain = Curtain()
    curtain.crew.after = { context in
      let view = UIView(frame: CGRect(x: 180, y: 400, width: 30, height: 30))
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 60, y: 60)
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.severity) == [.error])
  }

  @Test(arguments: [true, false])
  func `a hidden view covers nothing`(isHidden: Bool) throws {
    let curtain = Curtain()
    curtain.crew.after = { context in
      let view = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(view)
      if isHidden { view.isHidden = true } else { view.alpha = 0 }
    }

    try curtain.present()

    #expect(curtain.findings("T08").isEmpty)
  }

  /// A presentation in which the arriving view is inside one of the presentation controller's
  /// views.
  private final class Framed: UIPresentationController {
    let frame = UIView()
    override var presentedView: UIView? { frame }
    override func presentationTransitionWillBegin() {
      frame.frame = CGRect(x: 20, y: 200, width: 300, height: 400)
      presentedViewController.view.frame = frame.bounds
      frame.addSubview(presentedViewController.view)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 20, y: 200, width: 300, height: 400)
    }
  }

  @Test(arguments: [true, false])
  func `a view under a framed page lets touches through`(isAbove: Bool) throws {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = {
      Framed(presentedViewController: $0, presenting: $1)
    }
    curtain.crew.after = { context in
      let container = context.containerView
      let dimming = UIView(frame: container.bounds)
      container.insertSubview(dimming, at: isAbove ? container.subviews.count : 0)
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.severity) == (isAbove ? [.error] : []))
  }

  @Test func `views left in the window after a refusal are found`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { context in
      context.containerView.window?.addSubview(UIView(frame: context.containerView.bounds))
      context.completeTransition(false)
    }

    try curtain.present()

    #expect(curtain.findings("T08").map(\.property) == ["superview"])
  }
}
