import UIKit

let deadDelegate = MistakeEntry(
  "dead-delegate",
  "The transitioning delegate is deallocated, as nothing retains it", rule: "T17", .tapTap
) { isCorrected in
  isCorrected ? KeepingPage() : ForgetfulPage()
}

/// Provides the fade. In the version with the mistake, no object retains this delegate.
private final class Fader: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

private class ForgetfulPage: ColourPage {
  init() { super.init("Front", ColourPage.front().colour) }
  required init?(coder: NSCoder) { nil }

  override func tap() {
    let back = ColourPage.back()
    back.modalPresentationStyle = .fullScreen
    back.tapped = { $0.dismiss(animated: true) }
    back.transitioningDelegate = makeFader()
    present(back, animated: true)
  }

  func makeFader() -> Fader { Fader() }
}

private final class KeepingPage: ForgetfulPage {
  private let fader = Fader()
  override func makeFader() -> Fader { fader }
}
