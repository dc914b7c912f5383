import Film
import Stage
import TestSupport
import Testing
import UIKit

@MainActor
struct CheckupTests {
  private func run(skipped: Int, presenters: Int) -> AppRun {
    AppRun(
      name: "warned", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { WarnedPage(skipped: skipped, presenters: presenters) })
  }

  @Test func `a finding whose object has another number in another run is reported once`() {
    let checkup = Checkup([
      (.finish, run(skipped: 0, presenters: 1)), (.cancel, run(skipped: 2, presenters: 1)),
    ])

    let found = checkup.verdicts
    #expect(found.map(\.finding.rule) == ["T38"])
    #expect(found.map(\.finding.object) == ["UnseenPage#1"])
    #expect(found.first?.others == [Checkup.Other(ending: .cancel, object: "UnseenPage#3")])
    #expect(found.first?.lines.first?.hasSuffix("s of finish; in cancel: UnseenPage#3") == true)
  }

  /// In the second run, the objects have the numbers 2 and 3. Number 2 is a finding of both runs.
  @Test func `two objects of one run are two findings`() {
    let checkup = Checkup([
      (.finish, run(skipped: 0, presenters: 2)), (.cancel, run(skipped: 1, presenters: 2)),
    ])

    let found = checkup.verdicts
    #expect(found.map(\.finding.object) == ["UnseenPage#1", "UnseenPage#2"])
    #expect(found.map(\.others.count) == [1, 0])
  }

  @Test func `the effects of a mistake are nested below it`() {
    let run = AppRun(
      name: "moved", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { MovingPage() })

    let checkup = Checkup([(.finish, run)])

    let nested = checkup.nested
    #expect(nested.first?.verdict.finding.rule == "T36")
    #expect(nested.first?.depth == 0)
    #expect(nested.contains { $0.verdict.finding.rule == "T06" && $0.depth == 1 })
    let effects = nested.first.map { checkup.effects(of: $0.verdict) } ?? []
    #expect(effects.contains("T06"), "\(effects)")
    #expect(nested.count == checkup.verdicts.count)
  }

  /// The transition is never interrupted by touches.
  @Test(arguments: [true, false], [true, false])
  func `a transition is interrupted halfway, and its animators compared`(
    isKept: Bool, hasHand: Bool
  ) throws {
    let run = AppRun(
      name: "lender", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { LendingPage(isKept: isKept, hasHand: hasHand) })

    let checkup = Checkup([(.finish, run)])

    let found = checkup.verdicts.map(\.finding)
    #expect(found.map(\.rule) == (!isKept && hasHand ? ["T28"] : []))
    #expect(found.allSatisfy { $0.message.hasPrefix("the check interrupted the presentation") })
    #expect(checkup.runs == (hasHand ? 3 : 2))
    #expect(checkup.pendingWork.isEmpty)
  }
}

/// A page that presents another one when it is tapped. The animator keeps its interruptible
/// animator, or makes a new one at each call.
private final class LendingPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let fade: InterruptibleFade
  private let hand: UIPercentDrivenInteractiveTransition?

  init(isKept: Bool, hasHand: Bool) {
    fade = InterruptibleFade(isKept: isKept)
    hand = hasHand ? UIPercentDrivenInteractiveTransition() : nil
    hand?.wantsInteractiveStart = false
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", LendingPage.open)))
  }

  func open() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    present(page, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

/// A page that, when it is tapped, presents another one without a style. The animator moves the
/// presenter's view into the container.
private final class MovingPage: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", MovingPage.open)))
  }

  func open() {
    let page = UIViewController()
    page.transitioningDelegate = self
    present(page, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A page that, when it is tapped, presents pages from controllers that are not on screen.
private final class WarnedPage: UIViewController {
  private let skipped: Int
  private let presenters: Int
  private var pages: [UIViewController] = []

  init(skipped: Int, presenters: Int) {
    (self.skipped, self.presenters) = (skipped, presenters)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", WarnedPage.open)))
  }

  func open() {
    // Loading a controller's view gives the controller a number.
    pages = (0..<skipped).map { _ in UnseenPage() }
    for page in pages { page.loadViewIfNeeded() }
    for _ in 0..<presenters {
      let page = UnseenPage()
      pages.append(page)
      page.present(UIViewController(), animated: true)
    }
  }
}

private final class UnseenPage: UIViewController {}
