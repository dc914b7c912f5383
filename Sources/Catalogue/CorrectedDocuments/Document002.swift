// swift-format-ignore-file: NeverForceUnwrap

// The code of document 002, "Creating custom presentations". The code was translated from
// Objective-C to Swift, but the names and the order are the document's. The numbers are those of
// the document's listings. Documentation/Tutorials/002-dimmed-panel.md describes the document.
// The mistakes are corrected; comments mark the corrected lines. Compare this file with the file of
// the same name in Sources/Catalogue/Demos/Documents.
import UIKit

/// The code of document 002. The code is in a namespace, because classes of the demo have the same
/// names.
@MainActor
enum Document002 {
  final class MyPresentationController: UIPresentationController {
    var dimmingView: UIView

    // Listing 11-1
    override var frameOfPresentedViewInContainerView: CGRect {
      var presentedViewFrame = CGRect.zero
      let containerBounds = containerView!.bounds

      presentedViewFrame.size = CGSize(
        width: floor(containerBounds.size.width / 2.0), height: containerBounds.size.height)
      presentedViewFrame.origin.x = containerBounds.size.width - presentedViewFrame.size.width
      return presentedViewFrame
    }

    // Listing 11-2
    override init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      // Create the dimming view and set its initial appearance.
      dimmingView = UIView()
      dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.4)
      dimmingView.alpha = 0.0
      super.init(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // Listing 11-3
    override func presentationTransitionWillBegin() {
      // Get critical information about the presentation.
      let containerView = self.containerView!
      let presentedViewController = self.presentedViewController

      // Set the dimming view to the size of the container's
      // bounds, and make it transparent initially.
      dimmingView.frame = containerView.bounds
      dimmingView.alpha = 0.0

      // Corrected: VoiceOver does not reach the page below.
      presentedView?.accessibilityViewIsModal = true

      // Insert the dimming view below everything else.
      containerView.insertSubview(dimmingView, at: 0)

      // Set up the animations for fading in the dimming view.
      if let transitionCoordinator = presentedViewController.transitionCoordinator {
        transitionCoordinator.animate(
          alongsideTransition: { context in
            // Fade in the dimming view.
            self.dimmingView.alpha = 1.0
          }, completion: nil)
      } else {
        dimmingView.alpha = 1.0
      }
    }

    // Corrected: both views follow the container, for example after a rotation.
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      dimmingView.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    // Listing 11-4
    override func presentationTransitionDidEnd(_ completed: Bool) {
      // If the presentation was canceled, remove the dimming view.
      if !completed {
        dimmingView.removeFromSuperview()
      }
    }

    // Listing 11-5
    override func dismissalTransitionWillBegin() {
      // Fade the dimming view back out.
      if let transitionCoordinator = presentedViewController.transitionCoordinator {
        transitionCoordinator.animate(
          alongsideTransition: { context in
            self.dimmingView.alpha = 0.0
          }, completion: nil)
      } else {
        dimmingView.alpha = 0.0
      }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      // If the dismissal was successful, remove the dimming view.
      if completed {
        dimmingView.removeFromSuperview()
      }
    }
  }

  final class ViewController: UIViewController, UIViewControllerTransitioningDelegate {
    // Listing 11-6
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let myPresentation = MyPresentationController(
        presentedViewController: presented, presenting: presenting)

      return myPresentation
    }

    // The page is not in the document, and neither is the code for the three steps that the
    // document describes only in words.

    override func viewDidLoad() {
      super.viewDidLoad()
      view.printedPage(
        "A", PrintedColor.first, button: "B ›",
        calls: Selector("showNext", ViewController.showNext), of: self)
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func showNext() {
      let next = NextViewController()
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = self
      present(next, animated: true, completion: nil)
    }
  }

  // This class is not in the document.
  final class NextViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.printedPage(
        "B", PrintedColor.second, button: "‹ A",
        calls: Selector("goBack", NextViewController.goBack), of: self)
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func goBack() { dismiss(animated: true, completion: nil) }
  }
}
