import Foundation
import Preview
import UIKit

/// A page from which a drag up presents a sheet. The same drag on the sheet dismisses it. A drag
/// that ends past the middle finishes the transition, and a drag that ends before the middle
/// cancels it.
final class PullPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let interactor = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window, window.gestureRecognizers?.isEmpty ?? true else { return }
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("pull:", PullPage.pull))
    window.addGestureRecognizer(pan)
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    let share = -pan.translation(in: nil).y / 400
    switch pan.state {
    case .began:
      if presentedViewController == nil {
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemOrange
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        present(sheet, animated: true)
      } else {
        dismiss(animated: true)
      }
    case .changed: interactor.update(min(max(share, 0), 1))
    case .ended where share > 0.5: interactor.finish()
    case .ended, .cancelled, .failed: interactor.cancel()
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise(isUp: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise(isUp: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    private let isUp: Bool
    init(isUp: Bool) { self.isUp = isUp }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: isUp ? .to : .from) else {
        return context.completeTransition(false)
      }
      let container = context.containerView
      let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
      if isUp {
        view.frame = below
        container.addSubview(view)
      }
      UIView.animate(withDuration: 0.4) {
        view.frame = self.isUp ? container.bounds : below
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

extension PageEntry {
  @MainActor static var pull: PageEntry {
    var entry = PageEntry(id: "pull", title: "Pull") { PullPage() }
    entry.testOpening = { _ in TestOpening(imports: [], show: "stage.show(PullPage())") }
    return entry
  }
}
