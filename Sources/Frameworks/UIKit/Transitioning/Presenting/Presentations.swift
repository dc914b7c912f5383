/// Handles calls of `present` and `dismiss`. Calls the delegates, then starts a transition session.
@MainActor
final class Presentations: PresentationEngine {
  typealias Maker = (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController

  /// Closures that create the presentation controllers of some styles. The classes of the
  /// presentation controllers are in folders that depend on this folder, so this file cannot name
  /// them.
  private let makers: [UIModalPresentationStyle: Maker]

  /// Whether the transitioning delegate is being asked for the objects of a dismissal. A dismissal
  /// is in progress from this moment, so that no other transition may start.
  private(set) var isAskingForDismissal = false

  init(makers: [UIModalPresentationStyle: Maker] = [:]) { self.makers = makers }

  // MARK: Present

  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    CallTrace.note(
      .controller, source,
      .request(.present(ObjectName(of: presented), animated: animated)))
    guard let (presentation, presenter) = prepare(presented, from: source) else { return }
    // If the presentation was adapted, the presented controller may differ from the controller that
    // the app passed.
    let presented = presentation.presentedViewController

    TransitionRequests.current.resolve {
      present(presented, from: source, by: presentation, on: presenter, animated, completion)
    }
  }

  /// Asks the delegate for the animator and the interaction controller, and starts the
  /// presentation.
  private func present(
    _ presented: UIViewController, from source: UIViewController,
    by presentation: UIPresentationController, on presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let (custom, interactor) = ask(
      presented, animated: animated,
      .animatorForPresented(
        ObjectName(of: presented), presenting: ObjectName(of: presenter),
        source: ObjectName(of: source)),
      { $0.animationController(forPresented: presented, presenting: presenter, source: source) },
      { .interactorForPresentation(using: $0) },
      { $0.interactionControllerForPresentation(using: $1) })
    guard presented.ownPresentation === presentation else { return }
    let system = animated ? presentation.standardAnimator(isPresenting: true) : nil
    let host = PresentTransition(presentation: presentation, presenter: presenter, completion)
    TransitionSession.request(
      host: host, animator: custom ?? system, interactor: interactor, isAnimated: animated)
    // Code after `present` may use the outlets (facts A.1.7).
    presented.loadViewIfNeeded()
  }

  /// Chooses the presenter and the presentation controller, and links them to `presented`. Returns
  /// nil if the request is refused.
  private func prepare(
    _ presented: UIViewController, from source: UIViewController
  ) -> (UIPresentationController, UIViewController)? {
    let screen = source.screenPresenter
    let context = source.contextPresenter ?? screen
    // The presentation controller, which does not exist yet, decides whether a custom presentation
    // covers the screen. Therefore this first choice of a presenter may change below.
    let first = presented.modalPresentationStyle.isInContext ? context : screen
    guard canPresent(presented, on: first, from: source) else { return nil }
    tie(presented, to: first)
    // If the app has read `presentationController` before presenting, the object that it read is
    // reused, unless that object's dismissal is still ending.
    let early = presented.ownPresentation.flatMap { $0.containerView == nil ? $0 : nil }
    let own = early ?? makeController(for: presented, presenting: first, source: source)
    let presentation = Adaptation.standIn(for: own, in: first.traitCollection) ?? own
    // The delegates may have replaced the window's root controller.
    guard presented.ownPresenting === first else { return nil }
    let asked = presented
    let presented = presentation.presentedViewController
    if presented !== asked {
      refuseChosen(presented, by: first)
      (asked.ownPresenting, asked.ownPresentation) = (nil, nil)
      asked.record.endPresentation(of: nil)
      tie(presented, to: first)
    }

    let coversScreen = presentation.shouldPresentInFullscreen
    let presenter = coversScreen ? screen : context
    if presenter !== first {
      first.ownPresented = nil
      presented.ownPresenting = nil
      guard isFree(presenter, for: presented, from: source) else {
        presented.record.endPresentation(of: nil)
        return nil
      }
      tie(presented, to: presenter)
    }
    presentation.isInContext = !coversScreen && source.contextPresenter != nil
    presentation.keepsPresented = true
    presentation.presenting = presenter
    presented.ownPresentation = presentation
    return (presentation, presenter)
  }

  private func tie(_ presented: UIViewController, to presenter: UIViewController) {
    presented.ownPresenting = presenter
    presenter.ownPresented = presented
    presented.record.ask(for: .presented)
  }

  /// Creates the presentation controller for the controller's style. For the style `.custom`, the
  /// presentation controller is the one that the delegate provides, if it provides one.
  private func makeController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let own = presented.ownKindOfPresentation(presenting: presenting) { return own }
    switch presented.modalPresentationStyle {
    case .custom:
      if let delegate = presented.transitioningDelegate {
        let source = source ?? presented
        let made = CallTrace.askOptional(
          .delegate, delegate,
          .question(
            .presentation(
              of: ObjectName(of: presented), presenting: presenting.map(ObjectName.init(of:)),
              source: ObjectName(of: source)))
        ) {
          delegate.presentationController(
            forPresented: presented, presenting: presenting, source: source)
        }
        if let made { return made }
      }
      return StandardPresentation(presentedViewController: presented, presenting: presenting)
    case let style:
      if let maker = makers[style] { return maker(presented, presenting) }
      return StandardPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  func makePresentation(
    for presented: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let made =
      makers[style]?(presented, presenting)
      ?? StandardPresentation(presentedViewController: presented, presenting: presenting)
    made.adaptedStyle = style
    return made
  }

  func makePresentation(for presented: UIViewController) -> UIPresentationController {
    makeController(for: presented, presenting: nil, source: nil)
  }

  func coordinator(involving controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    TransitionSession.active(involving: controller)?.coordinator
      ?? SizeTransition.coordinator(involving: controller)
  }

  func orientationsChanged() { InterfaceRotation.askLater() }

  /// Asks the delegate of `controller` for an animator and then for an interaction controller.
  ///
  /// For the style `.custom`, the delegate is asked for an animator even if `animated` is false
  /// (facts A.5.1). An interactive transition is always animated (facts E.7).
  private func ask(
    _ controller: UIViewController, animated: Bool,
    _ animatorCall: @autoclosure () -> CallTrace.Question,
    _ animatorQuestion: (any UIViewControllerTransitioningDelegate)
      -> (any UIViewControllerAnimatedTransitioning)?,
    _ interactorCall: (ObjectName) -> CallTrace.Question,
    _ interactorQuestion: (
      any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard animated || controller.modalPresentationStyle == .custom,
      let delegate = controller.transitioningDelegate,
      let animator = CallTrace.askOptional(
        .delegate, delegate, .question(animatorCall()), { animatorQuestion(delegate) })
    else { return (nil, nil) }
    guard animated else { return (animator, nil) }
    let interactor = CallTrace.askOptional(
      .delegate, delegate, .question(interactorCall(ObjectName(of: animator)))
    ) { interactorQuestion(delegate, animator) }
    return (animator, interactor)
  }

  // MARK: Dismiss

  func dismiss(
    from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    CallTrace.note(.controller, receiver, .request(.dismiss(animated: animated)))
    guard let presenter = presenter(of: receiver), let first = presenter.ownPresented else {
      return
    }
    dismiss(first, of: presenter, animated: animated, completion) { [self] top, presentation in
      let (custom, interactor) = ask(
        top, animated: animated,
        .animatorForDismissed(ObjectName(of: top)),
        { $0.animationController(forDismissed: top) },
        { .interactorForDismissal(using: $0) }, { $0.interactionControllerForDismissal(using: $1) })
      let system = animated ? presentation.standardAnimator(isPresenting: false) : nil
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

  /// Dismisses `first` and all controllers above it. `choose` returns the animator and the
  /// interaction controller for the dismissal of the topmost controller. If another transition is
  /// running, this method returns false and logs UIKit's warning.
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
    // A presentation has no container until all its delegate calls have returned.
    guard TransitionSession.presenting == nil, !isAskingForDismissal,
      presentation.containerView != nil
    else {
      UIKitLog.warn(
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(\(presentation))", .refusedDuringTransition)
      return false
    }

    for controller in chain {
      controller.record.ask(for: .dismissed)
    }
    return TransitionRequests.current.resolve {
      isAskingForDismissal = true
      let (animator, interactor) = choose(top, presentation)
      isAskingForDismissal = false
      guard top.ownPresentation === presentation else { return false }
      let host = DismissTransition(
        presentation: presentation, chain: chain, presenter: presenter, completion)
      TransitionSession.request(
        host: host, animator: animator, interactor: interactor, isAnimated: animated)
      return true
    }
  }

  /// Removes all controllers that are presented above `root`, because their window releases `root`.
  /// The removal is not animated and does not call the delegates. The returned closure notifies the
  /// animators and coordinators of the abandoned transitions.
  func takeDown(from root: UIViewController) -> () -> Void {
    let standing = root.standing
    let abandoned = standing.flatMap { TransitionSession.abandon(involving: $0) }
    for controller in standing.reversed() { removePresented(by: controller) }
    return { for session in abandoned { session.tellAbandoned() } }
  }

  private func removePresented(by root: UIViewController) {
    guard let presented = root.ownPresented else { return }
    let presentation = presented.ownPresentation
    presented.settle(visible: false, animated: false)
    root.ownPresented = nil
    presented.ownPresenting = nil
    presented.ownPresentation = nil
    presented.record.endPresentation(of: nil)
    if presented.isViewLoaded { presentation?.askPresentedView()?.removeFromSuperview() }
    presentation?.containerView?.removeFromSuperview()
    presentation?.containerView = nil
  }

  /// The controller that performs the dismissal. If the receiver has presented a controller, the
  /// receiver itself performs the dismissal. If the receiver has not presented a controller, the
  /// presenter of the receiver or of its nearest presented ancestor performs the dismissal (facts
  /// A.7).
  private func presenter(of receiver: UIViewController) -> UIViewController? {
    if receiver.ownPresented != nil { return receiver }
    if let presenter = receiver.ownPresenting { return presenter }
    guard let parent = receiver.parent else { return nil }
    return presenter(of: parent)
  }
}
