// The code of document 003, "Unread's pull menu". The code was translated to Swift from Objective-C
// code for iOS 7, but the names, the order and the mistakes are the document's. The numbers count
// the document's listings. Documentation/Tutorials/003-pull-menu.md describes the mistakes and
// their fixes.
// The mistakes are corrected; comments mark the corrected lines. Compare this file with the file of
// the same name in Sources/Catalogue/Demos/Documents.
import UIKit

final class SCSpringExpandView: UIView {
  private let stretchingView = UIView()

  // Listing 1
  private func frameForCollapsedState() -> CGRect {
    CGRect(
      x: 0, y: bounds.midY - (bounds.width / 2), width: bounds.width, height: bounds.width)
  }

  // Listing 2
  private func frameForExpandedState() -> CGRect {
    CGRect(x: bounds.width / 4, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  // Listing 3
  override func layoutSubviews() {
    super.layoutSubviews()
    self.stretchingView.layer.cornerRadius = self.stretchingView.bounds.midX
  }

  // Listing 4
  func setExpanded(_ expanded: Bool, animated: Bool) {
    // These lines are not in the document, which contains only the animation.
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    UIView.animate(
      withDuration: 0.5, delay: 0.0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0.5,
      options: .beginFromCurrentState,
      animations: {
        self.stretchingView.frame =
          expanded ? self.frameForExpandedState() : self.frameForCollapsedState()
      }, completion: nil)
  }

  // The following members are not in the document.

  private var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stretchingView)
    stretchingView.backgroundColor = .gray
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    didSet { if !isExpanded { stretchingView.frame = frameForCollapsedState() } }
  }

  func setColor(_ color: UIColor) { stretchingView.backgroundColor = color }
}

final class SCDragAffordanceView: UIView {
  // Listing 5
  override func layoutSubviews() {
    super.layoutSubviews()

    let interItemSpace = bounds.width / CGFloat(springExpandViews.count)

    var index = 0
    for springExpandView in springExpandViews {
      springExpandView.frame = CGRect(
        x: interItemSpace * CGFloat(index), y: 0, width: 4, height: bounds.height)
      index += 1
    }
  }

  // Listing 6
  var progress: CGFloat = 0 {
    didSet {
      let progressInterval = 1 / CGFloat(springExpandViews.count)

      var index = 0
      for springExpandView in springExpandViews {
        let expanded = (CGFloat(index) * progressInterval) + progressInterval < progress

        if progress >= 1 {
          springExpandView.setColor(.red)
        } else if expanded {
          springExpandView.setColor(.black)
        } else {
          springExpandView.setColor(.gray)
        }

        springExpandView.setExpanded(expanded, animated: true)
        index += 1
      }
    }
  }

  // The following members are not in the document.

  private let springExpandViews = (0..<3).map { _ in SCSpringExpandView(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    springExpandViews.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }
}

final class SCArticleViewController: UIViewController, UIScrollViewDelegate,
  UIViewControllerTransitioningDelegate
{
  private var enclosingScrollView: UIScrollView!
  private var menuViewController: SCMenuViewController!
  // These subviews are not in the document.
  private let textView = UITextView()
  private let menuDragAffordanceView = SCDragAffordanceView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    // Listing 7
    self.enclosingScrollView = UIScrollView(frame: self.view.bounds)
    self.enclosingScrollView.alwaysBounceHorizontal = true
    self.enclosingScrollView.delegate = self
    self.view.addSubview(self.enclosingScrollView)

    // Listings 10 and 11
    self.menuViewController = SCMenuViewController(nibName: nil, bundle: nil)
    self.menuViewController.modalPresentationStyle = .custom
    self.menuViewController.transitioningDelegate = self

    // The text and the position of the bars are not in the document.
    view.backgroundColor = .white
    textView.frame = enclosingScrollView.bounds
    textView.isEditable = false
    textView.text = String(repeating: "要与文字为伴，先放下手指。\n\n", count: 30)
    textView.font = .systemFont(ofSize: 20)
    enclosingScrollView.addSubview(textView)
    menuDragAffordanceView.frame = CGRect(
      x: view.bounds.width + 10, y: view.bounds.midY - 25, width: 50, height: 50)
    enclosingScrollView.addSubview(menuDragAffordanceView)
  }

  // Listing 8
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging {
      self.menuDragAffordanceView.progress =
        scrollView.contentOffset.x / self.menuDragAffordanceView.bounds.width
    }
  }

  // Listing 9
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if self.menuDragAffordanceView.progress >= 1 {
      self.present(self.menuViewController, animated: true) {
        self.menuDragAffordanceView.progress = 0  // Corrected: the bars are reset.
      }
    } else {
      self.menuDragAffordanceView.progress = 0
    }
  }

  // Listing 12
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SCOverlayPresentTransition()
  }

  // Listing 13
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return SCOverlayDismissTransition()
  }
}

final class SCOverlayPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  // The duration is not in the document.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // Listing 14
    guard let overlayViewController = transitionContext.viewController(forKey: .to)
    else { return }

    // Listing 15
    let containerView = transitionContext.containerView
    // Corrected: the presenter's view stays in place.
    overlayViewController.view.frame = transitionContext.finalFrame(for: overlayViewController)
    containerView.addSubview(overlayViewController.view)
    // Corrected: VoiceOver does not reach the page below.
    overlayViewController.view.accessibilityViewIsModal = true

    // Listing 16
    overlayViewController.view.alpha = 0
    let transitionDuration = self.transitionDuration(using: transitionContext)
    UIView.animate(
      withDuration: transitionDuration,
      animations: {
        overlayViewController.view.alpha = 0.9
      },
      completion: { finished in
        let transitionWasCancelled = transitionContext.transitionWasCancelled
        transitionContext.completeTransition(transitionWasCancelled == false)
      })
  }
}

/// The document describes this class as "the same process, in the other direction", without code.
final class SCOverlayDismissTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let overlayViewController = transitionContext.viewController(forKey: .from)
    else { return }

    let containerView = transitionContext.containerView
    // Corrected: the presenter's view stays in place.
    containerView.addSubview(overlayViewController.view)

    let transitionDuration = self.transitionDuration(using: transitionContext)
    UIView.animate(
      withDuration: transitionDuration,
      animations: {
        overlayViewController.view.alpha = 0
      },
      completion: { finished in
        let transitionWasCancelled = transitionContext.transitionWasCancelled
        transitionContext.completeTransition(transitionWasCancelled == false)
      })
  }
}

// This class is not in the document.
final class SCMenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.printedPage(
      "菜单", .black, button: "返回", calls: #selector(SCMenuViewController.close), of: self)
  }

  @objc func close() { dismiss(animated: true, completion: nil) }
}
