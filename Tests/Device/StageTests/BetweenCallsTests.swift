import Stage
import Testing
import UIKit

/// Calls that tests make on controllers and views between two calls to a stage.
@MainActor
struct BetweenCallsTests {
  private final class Card: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .orange }
  }

  /// The calls and the final frame of a presentation, some time after it was requested.
  private func presentation(_ present: (Stage, UIViewController, UIViewController) -> Void) throws
    -> (String, CGImage)
  {
    let stage = Stage()
    let (list, card) = (UIViewController(), Card())
    stage.show(list)
    stage.advance(by: 0.1)
    present(stage, list, card)
    stage.advance(by: 0.25)
    let frame = stage.frame()
    try stage.settle()
    defer { stage.close() }
    return (stage.trace.description, frame)
  }

  @Test func `a call between two ticks equals one inside run`() throws {
    let direct = try presentation { _, list, card in list.present(card, animated: true) }
    let inside = try presentation { stage, list, card in
      stage.run { list.present(card, animated: true) }
    }

    #expect(direct.0 == inside.0)
    #expect(direct.0.contains("viewDidAppear"))
    #expect(direct.1.pixels == inside.1.pixels)
  }

  @Test func `an animation between two ticks begins at once with its full duration`() throws {
    let stage = Stage()
    let page = UIViewController()
    stage.show(page)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(square)
    var ends: [Double] = []
    let begin = stage.time

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      square.center.x = 105
    } completion: { _ in
      ends.append(stage.time - begin)
    }
    stage.advance(by: 0.5)

    #expect(abs((square.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
    try stage.settle()
    #expect(ends.count == 1)
    #expect(abs((ends.first ?? 0) - 1) < 1e-6)
  }

  @Test func `a presentation between two ticks has begun`() throws {
    let stage = Stage()
    let (list, card) = (UIViewController(), Card())
    stage.show(list)

    list.present(card, animated: true)
    stage.advance(by: 0.25)
    #expect(card.isBeingPresented)
    let window = stage.window.layer.presentation()
    let top = card.view.layer.presentation()?.convert(CGPoint.zero, to: window).y ?? 0
    #expect(top > stage.window.safeAreaInsets.top && top < stage.window.bounds.maxY)

    try stage.settle()
    #expect(list.presentedViewController === card)
    #expect(!card.isBeingPresented)
  }

  @Test func `warnings of calls between ticks belong to the stage`() {
    let stage = Stage()
    stage.show(UIViewController())
    let lost = UIViewController()

    lost.present(UIViewController(), animated: true)

    #expect(stage.warnings.contains { $0.contains("whose view is not in the window hierarchy") })
  }

  @Test func `two stages at once keep their calls separate`() throws {
    let (first, second) = (Stage(), Stage())
    let (a, b) = (UIViewController(), UIViewController())
    first.show(a)
    second.show(b)
    let (overA, overB) = (Card(), Card())

    // The second stage was called last. The controller of the first stage still finds its own
    // stage.
    a.present(overA, animated: true)
    b.present(overB, animated: true)
    first.advance(by: 0.2)

    #expect(a.presentedViewController === overA)
    #expect(overA.view.window === first.window)
    #expect(b.presentedViewController === overB)
    try second.settle()
    #expect(overB.view.window === second.window)
    try first.settle()
    #expect(first.trace.description.contains("viewDidAppear"))
    #expect(first.warnings.isEmpty && second.warnings.isEmpty)
  }

  private final class Hand: UIPercentDrivenInteractiveTransition,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(
        withDuration: 0.5, animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  }

  @Test(arguments: [true, false])
  func `an interactor drives its transition's stage`(finishes: Bool) throws {
    let (first, second) = (Stage(), Stage())
    let (a, card, hand) = (UIViewController(), Card(), Hand())
    first.show(a)
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = hand
    a.present(card, animated: true)
    first.advance(by: 0.1)
    second.show(UIViewController())

    // The second stage was called last.
    hand.update(0.5)
    second.advance(by: 1)
    if finishes { hand.finish() } else { hand.cancel() }
    second.advance(by: 1)
    #expect(card.isBeingPresented)
    try first.settle()

    #expect((card.view.window === first.window) == finishes)
    #expect(second.trace.description.contains("UIPercent") == false)
    #expect(first.trace.description.contains(finishes ? "finish()" : "cancel()"))
  }

  @Test func `views of two stages animate on their own clocks`() throws {
    let (first, second) = (Stage(), Stage())
    let (a, b) = (UIViewController(), UIViewController())
    first.show(a)
    second.show(b)

    UIView.animate(withDuration: 1) { a.view.alpha = 0 }
    second.advance(by: 2)

    #expect(first.time < 0.1)
    first.advance(by: 0.5)
    let alpha = a.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    try first.settle()
    #expect(a.view.layer.animationKeys() == nil)
  }

  @Test func `a closed stage leaves nothing behind`() {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      stage.show(UIViewController())
      window = stage.window
      stage.close()
    }

    #expect(window == nil)
    // Without a stage, a call is refused with UIKit's warning, and execution continues.
    UIViewController().present(UIViewController(), animated: true)
  }

  @Test(arguments: 0..<8)
  func `stages of tests that run in parallel are independent`(number: Int) async throws {
    let stage = Stage()
    let list = UIViewController()
    stage.show(list)
    for round in 0..<10 {
      await Task.yield()
      let card = Card()
      list.present(card, animated: true)
      await Task.yield()
      try stage.settle()
      #expect(list.presentedViewController === card, "test \(number), round \(round)")
      #expect(card.view.window === stage.window)
      await Task.yield()
      list.dismiss(animated: true)
      try stage.settle()
      #expect(list.presentedViewController == nil)
    }
    stage.close()
  }
}
