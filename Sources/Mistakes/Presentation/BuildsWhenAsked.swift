import UIKit

let buildsWhenAsked = MistakeEntry(
  "builds-when-asked", "presentedView builds its frame each time it is asked", rule: "T32", .tapTap
) { isMended in
  ModalScene.panel { Framed(of: $0, by: $1, isMended: isMended) }
}

/// Wraps the page in a view of its own, at the wrong moment or at the right one.
private final class Framed: DimmedPresentation {
  private let isMended: Bool
  private var wrapper: UIView?

  init(of presented: UIViewController, by presenting: UIViewController?, isMended: Bool) {
    self.isMended = isMended
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? { isMended ? wrapper : makeWrapper() }

  override func presentationTransitionWillBegin() {
    if isMended { wrapper = makeWrapper() }
    super.presentationTransitionWillBegin()
  }

  private func makeWrapper() -> UIView {
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    presentedViewController.view.frame = wrapper.bounds
    wrapper.addSubview(presentedViewController.view)
    return wrapper
  }
}
