import UIKit

let keptPage = MistakeEntry(
  "kept-page", "A page retains a helper that retains the page", rule: "T18", .tapTap
) { isCorrected in
  let scene = ModalScene()
  scene.animator = { isPresenting in
    isPresenting ? Introducer(isCorrected: isCorrected) : FadeAnimator()
  }
  return scene.root()
}

/// Assigns a helper to each arriving page.
private final class Introducer: FadeAnimator {
  private let isCorrected: Bool
  init(isCorrected: Bool) { self.isCorrected = isCorrected }

  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let page = context.viewController(forKey: .to) as? ColourPage {
      page.helper = isCorrected ? Reader(page) : Keeper(page)
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
