import UIKit

let forgetsForward = MistakeEntry(
  "forgets-forward", "A page is kept for going forward although the pop was cancelled",
  rule: "T29", .drag
) { isCorrected in
  (isCorrected ? Patient() : Hasty()).root()
}

private class Hasty: SwipeBackScene {
  /// The pages that have been popped.
  var forward: [UIViewController] = []

  override func goes(_ operation: UINavigationController.Operation, from page: UIViewController) {
    if operation == .pop { forward.append(page) }
  }
}

private final class Patient: Hasty {
  override func goes(_ operation: UINavigationController.Operation, from page: UIViewController) {
    guard operation == .pop else { return }
    page.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { self.forward.append(page) }
    }
  }
}
