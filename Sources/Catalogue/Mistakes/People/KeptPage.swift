import UIKit

let keptPage = MistakeEntry(
  "kept-page", "A page retains a helper that retains the page", rule: "T18", .tapTap
) { isMended in
  let scene = ModalScene()
  scene.animator = { isPresenting in
    isPresenting ? Introducer(isMended: isMended) : FadeAnimator()
  }
  return scene.root()
}

/// Assigns a helper to each arriving page.
private final class Introducer: FadeAnimator {
  private let isMended: Bool
  init(isMended: Bool) { self.isMended = isMended }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let page = context.viewController(forKey: .to) as? ColourPage {
      page.helper = isMended ? Reader(page) : Keeper(page)
    }
    super.animateTransition(using: context)
  }
}

private final class Keeper {
  private let page: UIViewController
  init(_ page: UIViewController) { self.page = page }
}

private final class Reader {
  private weak var page: UIViewController?
  init(_ page: UIViewController) { self.page = page }
}
