import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// A page that is presented over another one with a cross dissolve, in both styles and both
/// directions.
@MainActor @Suite struct CrossDissolveTests {
  nonisolated static let styles = [UIModalPresentationStyle.fullScreen, .custom]

  @MainActor
  private final class Scene: NSObject, UIViewControllerTransitioningDelegate {
    let stage = Stage()
    let below = UIViewController()
    let above = UIViewController()
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ style: UIModalPresentationStyle) {
      super.init()
      below.view.backgroundColor = .white
      above.view.backgroundColor = .black
      above.modalPresentationStyle = style
      above.transitioningDelegate = self
      stage.show(below)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { CrossDissolve() }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { CrossDissolve() }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func present() { stage.run { below.present(above, animated: true) } }
    func dismiss() { stage.run { below.dismiss(animated: true) } }

    /// The brightness in the middle of the screen, from 0 (black) to 255 (white).
    var brightness: Int {
      let frame = stage.frame(scale: 0.1)
      return Int(frame.pixels[frame.pixels.count / 2 + frame.width / 2] & 255)
    }
  }

  @Test(arguments: styles)
  func `half-way both pages show equally, in both directions`(style: UIModalPresentationStyle)
    throws
  {
    let scene = Scene(style)
    scene.interactor = UIPercentDrivenInteractiveTransition()

    scene.present()
    scene.stage.run { scene.interactor?.update(0.5) }
    #expect(abs(scene.brightness - 128) <= 1)
    scene.stage.run { scene.interactor?.finish() }
    try scene.stage.settle()
    #expect(scene.brightness == 0)

    scene.dismiss()
    scene.stage.run { scene.interactor?.update(0.5) }
    #expect(abs(scene.brightness - 128) <= 1)
    scene.stage.run { scene.interactor?.finish() }
    try scene.stage.settle()
    #expect(scene.brightness == 255)
  }

  @Test(arguments: styles)
  func `a cancel leaves nothing behind, in both directions`(style: UIModalPresentationStyle) throws
  {
    let scene = Scene(style)
    scene.interactor = UIPercentDrivenInteractiveTransition()
    let before = scene.stage.displayList(scale: 1).text

    scene.present()
    scene.stage.run { scene.interactor?.update(0.6) }
    scene.stage.run { scene.interactor?.cancel() }
    try scene.stage.settle()
    #expect(scene.stage.displayList(scale: 1).text == before)
    #expect(scene.above.view.alpha == 1)

    scene.interactor = nil
    scene.present()
    try scene.stage.settle()
    let presented = scene.stage.displayList(scale: 1).text
    scene.interactor = UIPercentDrivenInteractiveTransition()
    scene.dismiss()
    scene.stage.run { scene.interactor?.update(0.6) }
    scene.stage.run { scene.interactor?.cancel() }
    try scene.stage.settle()
    #expect(scene.stage.displayList(scale: 1).text == presented)
    #expect(scene.below.view.alpha == 1)
  }

}
