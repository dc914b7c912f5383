/// Decides what a `present` or `dismiss` means and asks the delegates, then starts a session.
@MainActor
final class Presentations: PresentationEngine {
  typealias Maker = (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController

  /// What makes the presentation of a style that has a class of its own in a room above.
  private let makers: [UIModalPresentationStyle: Maker]

  init(makers: [UIModalPresentationStyle: Maker] = [:]) { self.makers = makers }

  // MARK: Present

  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let presenter = source.outermost
    CallTrace.note(
      .controller, source,
      "present(\(World.current.names(presented)), animated: \(animated))")
    guard canPresent(presented, on: presenter, from: source) else { return }

    presented.ownPresenting = presenter
    presenter.ownPresented = presented
    presented.passage = .presented
    presented.passageOwner = nil
    // One that was read early serves; one whose dismissal is just ending does not.
    let early = presented.ownPresentation.flatMap { $0.containerView == nil ? $0 : nil }
    let presentation =
      early ?? makeController(for: presented, presenting: presenter, source: source)
    // The delegate may have changed the window's root.
    guard presented.ownPresenting === presenter else { return }
    presentation.presenting = presenter
    presented.ownPresentation = presentation

    let names = World.current.names
    let (custom, interactor) = ask(
      presented, animated: animated,
      "animationController(forPresented: \(names(presented)), presenting: \(names(presenter)),"
        + " source: \(names(source)))",
      { $0.animationController(forPresented: presented, presenting: presenter, source: source) },
      "interactionControllerForPresentation",
      { $0.interactionControllerForPresentation(using: $1) })
    guard presented.ownPresentation === presentation else { return }
    let animator = custom ?? (animated ? systemAnimator(of: presentation, isPresenting: true) : nil)
    let host = PresentTransition(presentation: presentation, presenter: presenter, completion)
    _ = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: animated)
  }

  /// UIKit's refusals, with its wording (facts A.8).
  private func canPresent(
    _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Bool {
    let isActive =
      presented.ownPresenting == nil
      && (presented.parent != nil || presented === presenter || presented.isRootOfWindow)
    if isActive { refuseActive(presented) }
    if let current = presenter.ownPresented {
      UIKitLog.warn(
        "Attempt to present \(presented) on \(presenter) (from \(source)) which is already "
          + "presenting \(current).")
      return false
    }
    if presented.ownPresenting != nil { refuseActive(presented) }
    guard source.viewIfLoaded?.window != nil else {
      UIKitLog.warn(
        "Warning: Attempt to present \(presented) on \(source) whose view is not in the window "
          + "hierarchy!")
      return false
    }
    guard TransitionSession.running == nil else {
      UIKitLog.warn(
        "Warning: Attempt to present \(presented) on \(presenter) while a presentation is in "
          + "progress!")
      return false
    }
    return true
  }

  private func refuseActive(_ presented: UIViewController) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Application tried to present modally an active controller \(presented).")
  }

  /// The presentation for the controller's style; a `.custom` one is the delegate's, if any.
  private func makeController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let own = presented.ownKindOfPresentation(presenting: presenting) { return own }
    switch presented.modalPresentationStyle {
    case .custom:
      let names = World.current.names
      if let delegate = presented.transitioningDelegate {
        let source = source ?? presented
        let made = CallTrace.askOptional(
          .delegate, delegate,
          "presentationController(forPresented: \(names(presented)), presenting: "
            + "\(presenting.map { names($0) } ?? "nil"), source: \(names(source)))"
        ) {
          delegate.presentationController(
            forPresented: presented, presenting: presenting, source: source)
        }
        if let made { return made }
      }
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .currentContext:
      return FullScreenPresentation(presentedViewController: presented, presenting: presenting)
    case let style:
      if let maker = makers[style] { return maker(presented, presenting) }
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// UIKit's own animation: the presentation's, else that of the `modalTransitionStyle`.
  private func systemAnimator(of presentation: UIPresentationController, isPresenting: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    presentation.systemAnimator(isPresenting: isPresenting)
      ?? CoverVertical(isPresenting: isPresenting)
  }

  func makePresentation(for presented: UIViewController) -> UIPresentationController {
    makeController(for: presented, presenting: nil, source: nil)
  }

  func coordinator(involving controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    TransitionSession.active(involving: controller)?.coordinator
  }

  /// Asks the delegate of `controller` for an animator and then for its interactor.
  ///
  /// A `.custom` style is asked for an animator also when nothing is animated (facts A.5.1);
  /// interactive implies animated (facts E.7).
  private func ask(
    _ controller: UIViewController, animated: Bool, _ animatorCall: @autoclosure () -> String,
    _ animatorQuestion: (any UIViewControllerTransitioningDelegate)
      -> (any UIViewControllerAnimatedTransitioning)?,
    _ interactorCall: String,
    _ interactorQuestion: (
      any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard animated || controller.modalPresentationStyle == .custom,
      let delegate = controller.transitioningDelegate,
      let animator = CallTrace.askOptional(
        .delegate, delegate, animatorCall(), { animatorQuestion(delegate) })
    else { return (nil, nil) }
    guard animated else { return (animator, nil) }
    let interactor = CallTrace.askOptional(
      .delegate, delegate, "\(interactorCall)(using: \(World.current.names(animator)))"
    ) { interactorQuestion(delegate, animator) }
    return (animator, interactor)
  }

  // MARK: Dismiss

  func dismiss(
    from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    CallTrace.note(.controller, receiver, "dismiss(animated: \(animated))")
    guard let presenter = presenter(of: receiver), let first = presenter.ownPresented else {
      return
    }
    dismiss(first, of: presenter, animated: animated, completion) { [self] top, presentation in
      let (custom, interactor) = ask(
        top, animated: animated,
        "animationController(forDismissed: \(World.current.names(top)))",
        { $0.animationController(forDismissed: top) },
        "interactionControllerForDismissal", { $0.interactionControllerForDismissal(using: $1) })
      let system = animated ? systemAnimator(of: presentation, isPresenting: false) : nil
      return (custom ?? system, interactor)
    }
  }

  func dismiss(
    _ presented: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    steeredBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: (() -> Void)?
  ) -> Bool {
    guard let presenter = presented.ownPresenting else { return false }
    return dismiss(presented, of: presenter, animated: true, completion) { _, _ in
      (animator, interactor)
    }
  }

  /// Dismisses `first` and all above it; `choose` says how the topmost one goes. False, with
  /// UIKit's warning, when another transition runs.
  @discardableResult
  private func dismiss(
    _ first: UIViewController, of presenter: UIViewController, animated: Bool,
    _ completion: (() -> Void)?,
    _ choose: (UIViewController, UIPresentationController) -> (
      (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
    )
  ) -> Bool {
    var chain = [first]
    while let next = chain.last?.ownPresented { chain.append(next) }
    guard let top = chain.last, let presentation = top.ownPresentation else { return false }
    guard TransitionSession.running == nil else {
      UIKitLog.warn(
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(\(presentation))")
      return false
    }

    for controller in chain {
      controller.passage = .dismissed
      controller.passageOwner = nil
    }
    let (animator, interactor) = choose(top, presentation)
    guard top.ownPresentation === presentation else { return false }
    let host = DismissTransition(
      presentation: presentation, chain: chain, presenter: presenter, completion)
    _ = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: animated)
    return true
  }

  /// Takes everything down that stands on `root`, without animation or delegate calls: its window
  /// lets go of it. The result tells animators and coordinators whose transition ends so.
  func takeDown(from root: UIViewController) -> () -> Void {
    var abandoned: [TransitionSession] = []
    var next: UIViewController? = root
    while let controller = next {
      abandoned += TransitionSession.abandon(involving: controller)
      next = controller.ownPresented
    }
    remove(from: root)
    return { for session in abandoned { session.tellAbandoned() } }
  }

  private func remove(from root: UIViewController) {
    guard let presented = root.ownPresented else { return }
    remove(from: presented)
    let presentation = presented.ownPresentation
    presented.settle(visible: false, animated: false)
    root.ownPresented = nil
    presented.ownPresenting = nil
    presented.ownPresentation = nil
    presented.passage = .none
    if presented.isViewLoaded { presentation?.presentedView?.removeFromSuperview() }
    presentation?.containerView?.removeFromSuperview()
    presentation?.containerView = nil
  }

  /// Who takes the dismissal: the receiver when it presented something, else whoever presented
  /// it or an ancestor (facts A.7).
  private func presenter(of receiver: UIViewController) -> UIViewController? {
    if receiver.ownPresented != nil { return receiver }
    if let presenter = receiver.ownPresenting { return presenter }
    guard let parent = receiver.parent else { return nil }
    return presenter(of: parent)
  }
}

extension UIViewController {
  /// The ancestor that covers the screen: it does the presenting for its descendants.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }

  fileprivate var isRootOfWindow: Bool {
    UIWindows.current.shown.contains { $0.rootOwner === self }
  }
}
