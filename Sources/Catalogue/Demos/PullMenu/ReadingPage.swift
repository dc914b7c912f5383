import UIKit

/// A page with a text. Pulling the text far enough to the left opens a menu of other texts.
final class ReadingPage: UIViewController, UIScrollViewDelegate,
  UIViewControllerTransitioningDelegate
{
  private let enclosingScrollView = UIScrollView()
  private let textView = UITextView()
  private let menuDragAffordanceView = DragAffordanceView()
  /// The menu, which is presented repeatedly.
  private let menuViewController = MenuViewController()

  private static let paper = UIColor(red: 0.985, green: 0.98, blue: 0.965, alpha: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.paper

    // The text scrolls vertically. The enclosing scroll view does not scroll, but it bounces
    // horizontally.
    enclosingScrollView.alwaysBounceHorizontal = true
    enclosingScrollView.decelerationRate = .fast
    enclosingScrollView.contentInsetAdjustmentBehavior = .never
    enclosingScrollView.delegate = self
    view.addSubview(enclosingScrollView)

    textView.isEditable = false
    textView.backgroundColor = .clear
    textView.attributedText = Essay.all[0].text
    enclosingScrollView.addSubview(textView)
    enclosingScrollView.addSubview(menuDragAffordanceView)

    menuViewController.modalPresentationStyle = .custom
    menuViewController.transitioningDelegate = self
    menuViewController.choose = { [textView] essay in
      textView.attributedText = essay.text
      textView.contentOffset.y = -textView.adjustedContentInset.top
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    enclosingScrollView.frame = view.bounds
    let bounds = enclosingScrollView.bounds.size
    textView.frame = CGRect(origin: .zero, size: bounds)
    let side = max(24, view.safeAreaInsets.left + 8)
    textView.textContainerInset = UIEdgeInsets(top: 24, left: side, bottom: 24, right: side)
    menuDragAffordanceView.frame = CGRect(
      x: bounds.width + 10, y: bounds.height / 2 - 25, width: 50, height: 50)
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // The affordance does not change while the scroll view bounces back.
    guard scrollView.isDragging else { return }
    menuDragAffordanceView.progress =
      scrollView.contentOffset.x / menuDragAffordanceView.bounds.width
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard menuDragAffordanceView.progress >= 1 else {
      menuDragAffordanceView.progress = 0
      return
    }
    present(menuViewController, animated: true) { [menuDragAffordanceView] in
      menuDragAffordanceView.progress = 0
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    OverlayPresentTransition()
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    OverlayDismissTransition()
  }
}
