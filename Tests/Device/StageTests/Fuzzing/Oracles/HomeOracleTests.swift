import Stage
import Testing
import UIKit

@MainActor
struct HomeOracleTests {
  /// An app that starts with a panel, which scales its presenter.
  private final class Welcome: UIViewController, UIViewControllerTransitioningDelegate {
    private final class Panel: UIPresentationController {
      override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentingViewController.view.transform = .identity }
      }
    }
    private var hasWelcomed = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasWelcomed else { return }
      hasWelcomed = true
      let page = UIViewController()
      page.view.accessibilityViewIsModal = true
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: false)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Panel(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `an app that starts in a modal returns to a plain root view`() throws {
    let subject = FuzzSubject(id: "welcome", opening: .root { Welcome() })

    let faults = try ScriptPlayer(subject).faults(of: TouchScript(fingers: []))

    #expect(faults == [])
  }
}
