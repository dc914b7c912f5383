/// The dismissal of a presented controller and of all controllers above it.
///
/// Only the topmost controller is animated. The controllers between the topmost controller and the
/// presenter are removed without animation.
@MainActor
final class DismissTransition: TransitionHost {
  private let presentation: UIPresentationController
  private let chain: [UIViewController]
  /// The presentation controllers of the controllers in `chain`.
  private let presentations: [UIPresentationController?]
  private let presenter: UIViewController
  private let completion: (() -> Void)?
  /// The original position of the presenter's view; nil if the view was not removed.
  private let home: PresenterHome?
  var isTakenDown = false

  /// `chain` contains the presented controllers above `presenter`, from bottom to top.
  /// `presentation` is the presentation controller of the topmost controller in `chain`.
  init(
    presentation: UIPresentationController, chain: [UIViewController], presenter: UIViewController,
    _ completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.chain = chain
    presentations = chain.map(\.ownPresentation)
    self.presenter = presenter
    self.completion = completion
    home = chain.first?.ownPresentation?.presenterHome
    fallback = UIView()
    for controller in chain { controller.record.setPresentationOwner(self) }
  }

  /// The view that replaces the presentation's container if the container has been removed.
  private let fallback: UIView

  private var returnsPresenter: Bool { home != nil }
  var removesPresenter: Bool { returnsPresenter }

  var from: UIViewController { presentation.presentedViewController }
  var to: UIViewController { presenter }
  var kind: TransitionKind { .dismiss }
  var presentationController: UIPresentationController? { presentation }
  var involved: [UIViewController] { [presenter] + chain }
  var containerView: UIView { presentation.containerView ?? fallback }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.askPresentedView()
    case .to: returnsPresenter ? presenter.view : nil
    default: nil
    }
  }

  func knownView(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? presentation.answers.presentedView : view(forKey: key)
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === from { return presentation.askPresentedView()?.frame ?? .zero }
    return controller === presenter && !returnsPresenter ? presenterFrame : .zero
  }

  /// If the presenter stays on screen, the dismissed controller's final frame is the frame in which
  /// it was presented. Widely copied slide-in animators start from the presented frame and work on
  /// iPhones.
  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presenter { return presenterFrame }
    guard controller === from, !returnsPresenter else { return .zero }
    return presentation.askFrameOfPresentedView()
  }

  func knownFinalFrame(for controller: UIViewController) -> CGRect {
    guard controller === from, !returnsPresenter else { return finalFrame(for: controller) }
    return presentation.answers.frame ?? .zero
  }

  func restingFrame(of controller: UIViewController) -> CGRect? {
    if controller === presenter, let home { return home.restingFrame(in: containerView) }
    return presentation.restingFrame(of: controller)
  }

  private var presenterFrame: CGRect {
    home?.restingFrame(in: containerView)
      ?? containerView.convert(presenter.view.bounds, from: presenter.view)
  }

  func begin(animated: Bool) {
    if presentation.containerView?.superview == nil {
      UIKitLog.warn(
        "transitionViewForCurrentTransition is not set, presentation controller was dismissed "
          + "during the presentation? (\(presentation))")
    }
    CallTrace.note(.presentation, presentation, .presentation(.dismissalWillBegin))
    presentation.dismissalTransitionWillBegin()
    layOutContainer()
    move(from, .willDisappear, animated: animated)
    if returnsPresenter { move(presenter, .willAppear, animated: animated) }
    presentation.askAll()
  }

  /// Lays out the container for a custom presentation controller, as UIKit also does during a
  /// dismissal (facts A.4.6).
  ///
  /// The container is laid out before the animator moves anything. Many presentation controllers
  /// reset the presented view's frame in every layout, so a later layout would undo the animator's
  /// change. Unverified: that UIKit lays the container out before it calls the animator.
  private func layOutContainer() {
    guard presentation.presentationStyle == .custom, !(presentation is StandardPresentation) else {
      return
    }
    presentation.containerView?.setNeedsLayout()
    presentation.containerView?.layoutIfNeeded()
  }

  func compensate(animated: Bool) {
    if returnsPresenter { move(presenter, .willDisappear, animated: animated) }
    move(from, .willAppear, animated: animated)
  }

  func end(completed: Bool, animated: Bool) {
    let dismissed = from
    if completed {
      leave(animated: animated)
    } else {
      if returnsPresenter {
        presenter.view.removeFromSuperview()
        presenter.settle(visible: false, animated: animated)
      }
      show(dismissed, animated: animated)
    }
    CallTrace.note(.presentation, presentation, .presentation(.dismissalDidEnd(completed)))
    presentation.dismissalTransitionDidEnd(completed)
    for (controller, presentation) in zip(chain, presentations) {
      // `endPresentation(of:)` does nothing if a callback has just requested the next transition.
      controller.record.endPresentation(of: self)
      guard completed else { continue }
      presentation?.containerView = nil
      if controller.ownPresentation === presentation { controller.ownPresentation = nil }
    }
  }

  /// Follows the order of facts A.4.7: the presenter appears before the dismissed controller
  /// disappears.
  private func leave(animated: Bool) {
    for controller in chain { controller.ownPresenting?.ownPresented = nil }
    for controller in chain { controller.ownPresenting = nil }
    if returnsPresenter {
      home?.takeBack()
      show(presenter, animated: animated)
    }
    for (controller, presentation) in zip(chain, presentations).reversed() {
      presentation?.containerView?.removeFromSuperview()
      presentation?.askPresentedView()?.removeFromSuperview()
      controller.settle(visible: false, animated: animated)
    }
  }

  /// The caller's completion is not run if the dismissal is cancelled (facts A.6.8, unverified).
  func finished(completed: Bool) {
    if completed { completion?() }
    InterfaceRotation.transitionEnded()
  }
}
