/// The presentation of one controller by another.
@MainActor
final class PresentTransition: TransitionHost {
  private let presentation: UIPresentationController
  private let presenter: UIViewController
  private let completion: (() -> Void)?
  private let container: TransitionContainerView
  private(set) var removesPresenter = false
  var isTakenDown = false

  init(
    presentation: UIPresentationController, presenter: UIViewController,
    _ completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.presenter = presenter
    self.completion = completion
    container = TransitionContainerView(presentation: presentation)
    if presentation.isInContext {
      container.take(placeOf: presenter.view)
    } else {
      container.fill(presenter.view.window)
    }
    to.record.setPresentationOwner(self)
  }

  var from: UIViewController { presenter }
  var to: UIViewController { presentation.presentedViewController }
  var kind: TransitionKind { .present }
  var presentationController: UIPresentationController? { presentation }
  var involved: [UIViewController] { [presenter, to] }
  var containerView: UIView { container }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: removesPresenter ? presenter.view : nil
    case .to: presentation.askPresentedView()
    default: nil
    }
  }

  func knownView(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? presentation.answers.presentedView : view(forKey: key)
  }

  // The initial frame of a controller is zero if its view is off screen at the start of the
  // transition. The final frame of a controller is zero if its view is off screen at the end of the
  // transition (facts B.5).

  func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === presenter else { return .zero }
    return container.convert(presenter.view.bounds, from: presenter.view)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === to { return presentation.askFrameOfPresentedView() }
    guard controller === presenter, !removesPresenter else { return .zero }
    return initialFrame(for: presenter)
  }

  func knownFinalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? presentation.answers.frame ?? .zero : finalFrame(for: controller)
  }

  func restingFrame(of controller: UIViewController) -> CGRect? {
    presentation.restingFrame(of: controller)
  }

  /// The presentation controller is called first, then the presenter, then the presented
  /// controller. The order of the calls to the three controllers is inferred (facts A.1.9–11,
  /// A.4.9) and unverified.
  func begin(animated: Bool) {
    let presented = to
    presented.loadViewIfNeeded()
    InterfaceRotation.prepare(for: presented)
    removesPresenter = presentation.shouldRemovePresentersView
    if presentation.isInContext {
      // The presenter's view may have changed its frame since the delegates were called.
      container.take(placeOf: presenter.view)
      presenter.view.superview?.insertSubview(container, aboveSubview: presenter.view)
    } else {
      container.frame = presenter.view.window?.bounds ?? .zero
      presenter.view.window?.addSubview(container)
    }
    presentation.containerView = container
    if removesPresenter, let view = presenter.view {
      presentation.presenterHome = PresenterHome(of: view, leavingFor: container)
    }
    presentation.tellWillPresent(with: presented.transitionCoordinator)
    CallTrace.note(.presentation, presentation, .presentation(.presentationWillBegin))
    presentation.presentationTransitionWillBegin()
    if removesPresenter { move(presenter, .willDisappear, animated: animated) }
    move(presented, .willAppear, animated: animated)
    presentation.askAll()
  }

  func compensate(animated: Bool) {
    move(to, .willDisappear, animated: animated)
    if removesPresenter { move(presenter, .willAppear, animated: animated) }
  }

  /// The presented controller appears before the presenter disappears (observed). The order, in
  /// which the presentation controller is called after the two controllers, is inferred (facts
  /// A.1.21) and unverified.
  func end(completed: Bool, animated: Bool) {
    let presented = to
    if completed {
      if presented.viewIfLoaded?.window == nil, !animated {
        // If there is no animator, the presented view is added at its final frame.
        place(presentation.askPresentedView())
      }
      show(presented, animated: animated)
      if removesPresenter {
        presenter.view.removeFromSuperview()
        presenter.settle(visible: false, animated: animated)
      }
    } else {
      presented.ownPresenting = nil
      presenter.ownPresented = nil
      if removesPresenter { presentation.presenterHome?.takeBack() }
      presentation.askPresentedView()?.removeFromSuperview()
      container.removeFromSuperview()
      presented.settle(visible: false, animated: animated)
      if removesPresenter { show(presenter, animated: animated) }
    }
    CallTrace.note(.presentation, presentation, .presentation(.presentationDidEnd(completed)))
    presentation.presentationTransitionDidEnd(completed)
    // `endPresentation(of:)` does nothing if a callback has just requested the next transition.
    presented.record.endPresentation(of: self)
    if !completed {
      presentation.containerView = nil
      if presented.ownPresentation === presentation { presented.ownPresentation = nil }
    }
  }

  private func place(_ view: UIView?) {
    guard let view else { return }
    World.current.unobserved { view.frame = presentation.askFrameOfPresentedView() }
    container.addSubview(view)
    // As in an animated presentation, layout precedes `viewDidAppear`.
    container.layoutIfNeeded()
  }

  /// The caller's completion runs after `viewDidAppear`. The completion does not run if the
  /// presentation is cancelled (facts A.6.8, unverified).
  func finished(completed: Bool) {
    if completed { completion?() }
    InterfaceRotation.transitionEnded()
  }
}
