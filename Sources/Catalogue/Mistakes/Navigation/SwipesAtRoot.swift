import UIKit

let swipesAtRoot = MistakeEntry(
  "swipes-at-root", "The swipe back may begin although only the root is on the stack", rule: "T39",
  .edgeTap
) { isCorrected in
  let front = ColourPage.front()
  let navigation = BarelessNavigation(rootViewController: front)
  navigation.isCorrected = isCorrected
  front.tapped = { $0.navigationController?.pushViewController(ColourPage.back(), animated: true) }
  return navigation
}

/// A navigation controller that hides its bar. UIKit then disables the swipe back, so this class
/// becomes the recognizer's delegate to enable the swipe again.
private final class BarelessNavigation: UINavigationController, UIGestureRecognizerDelegate {
  var isCorrected = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isCorrected || viewControllers.count > 1
  }
}
