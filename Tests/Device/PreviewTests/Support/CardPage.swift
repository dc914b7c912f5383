import Foundation
import Preview
import QuartzCore
import Stage
import UIKit

/// A page with a card that is presented by a tap and dragged by a pan, and a list that the wheel
/// scrolls.
final class CardPage: UIViewController {
  let list = UIScrollView()
  private(set) var taps: [Int] = []
  private(set) var pans: [UIGestureRecognizer.State] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.7, alpha: 1)
    list.frame = CGRect(x: 0, y: 400, width: 300, height: 200)
    list.contentSize = CGSize(width: 300, height: 2_000)
    view.addSubview(list)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    top.backgroundColor = UIColor(white: 1, alpha: 1)
    view.addSubview(top)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped:", CardPage.tapped))
    top.addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("panned:", CardPage.panned))
    top.addGestureRecognizer(pan)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    taps.append(taps.count + 1)
    if presentedViewController == nil {
      let card = UIViewController()
      card.view.backgroundColor = UIColor(red: 0.9, green: 0.5, blue: 0.2, alpha: 1)
      card.modalPresentationStyle = .fullScreen
      present(card, animated: true)
    }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    if pans.last != pan.state { pans.append(pan.state) }
  }
}

/// A page that a tap replaces by another one in a transition that is never completed.
final class HangingPage: UIViewController {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
    }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
  }
  private let director = Director()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped:", HangingPage.tapped))
    view.addGestureRecognizer(tap)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let card = UIViewController()
    card.transitioningDelegate = director
    card.modalPresentationStyle = .fullScreen
    present(card, animated: true)
  }
}

/// A page that redraws in each tick.
final class Scribble: UIViewController {
  private final class Page: UIView {
    override func draw(_ rect: CGRect) {}
  }

  override func loadView() { view = Page() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let link = CADisplayLink(target: self, selector: Selector("redraw", Scribble.redraw))
    link.add(to: .main, forMode: .common)
  }

  func redraw() { view.setNeedsDisplay() }
}

extension PageEntry {
  @MainActor static let hanging = PageEntry(id: "hanging", title: "Hanging") { HangingPage() }
  @MainActor static let scribble = PageEntry(id: "scribble", title: "Scribble") { Scribble() }
  @MainActor static let card = {
    var entry = PageEntry(id: "card", title: "Card") { CardPage() }
    entry.testOpening = { _ in TestOpening(imports: [], show: "stage.show(CardPage())") }
    return entry
  }()
  /// An entry that an exported test cannot create.
  @MainActor static let plain = PageEntry(id: "plain", title: "Plain") { CardPage() }
  @MainActor static let other = PageEntry(id: "other", title: "Other") {
    let page = UIViewController()
    page.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    return page
  }
}
