/// Decides what a `present` or `dismiss` means and asks the delegates, then starts a session.
@MainActor
enum Presentations {
  // MARK: Present

  static func present(
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

    let delegate = presented.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated || presented.modalPresentationStyle == .custom, let delegate {
      let names = World.current.names
      animator = CallTrace.askOptional(
        .delegate, delegate,
        "animationController(forPresented: \(names(presented)), presenting: \(names(presenter)),"
          + " source: \(names(source)))"
      ) {
        delegate.animationController(
          forPresented: presented, presenting: presenter, source: source)
      }
      // Facts E.7: interactive implies animated.
      if animated, let animator {
        interactor = CallTrace.askOptional(
          .delegate, delegate,
          "interactionControllerForPresentation(using: \(names(animator)))"
        ) { delegate.interactionControllerForPresentation(using: animator) }
      }
    }
    guard presented.ownPresentation === presentation else { return }
    if animated, animator == nil { animator = CoverVertical(isPresenting: true) }
    let host = PresentTransition(presentation: presentation, presenter: presenter, completion)
    _ = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: animated)
  }

  /// UIKit's refusals, with its wording (facts A.8).
  private static func canPresent(
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

  private static func refuseActive(_ presented: UIViewController) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Application tried to present modally an active controller \(presented).")
  }

  /// The presentation for the controller's style; a `.custom` one is the delegate's, if any.
  static func makeController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
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
    default:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  // MARK: Dismiss

  static func dismiss(
    from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    CallTrace.note(.controller, receiver, "dismiss(animated: \(animated))")
    guard let presenter = presenter(of: receiver), let first = presenter.ownPresented else {
      return
    }
    var chain = [first]
    while let next = chain.last?.ownPresented { chain.append(next) }
    guard let top = chain.last, let presentation = top.ownPresentation else { return }
    guard TransitionSession.running == nil else {
      UIKitLog.warn(
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(\(presentation))")
      return
    }

    for controller in chain {
      controller.passage = .dismissed
      controller.passageOwner = nil
    }
    let delegate = top.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated || top.modalPresentationStyle == .custom, let delegate {
      let names = World.current.names
      animator = CallTrace.askOptional(
        .delegate, delegate, "animationController(forDismissed: \(names(top)))"
      ) { delegate.animationController(forDismissed: top) }
      if animated, let animator {
        interactor = CallTrace.askOptional(
          .delegate, delegate, "interactionControllerForDismissal(using: \(names(animator)))"
        ) { delegate.interactionControllerForDismissal(using: animator) }
      }
    }
    guard top.ownPresentation === presentation else { return }
    if animated, animator == nil { animator = CoverVertical(isPresenting: false) }
    let host = DismissTransition(
      presentation: presentation, chain: chain, presenter: presenter, completion)
    _ = TransitionSession(
      host: host, animator: animator, interactor: interactor, isAnimated: animated)
  }

  /// Takes everything down that stands on `root`, without animation or delegate calls: its window
  /// lets go of it. The result tells animators and coordinators whose transition ends so.
  static func takeDown(from root: UIViewController) -> () -> Void {
    var abandoned: [TransitionSession] = []
    var next: UIViewController? = root
    while let controller = next {
      abandoned += TransitionSession.abandon(involving: controller)
      next = controller.ownPresented
    }
    remove(from: root)
    return { for session in abandoned { session.tellAbandoned() } }
  }

  private static func remove(from root: UIViewController) {
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
  private static func presenter(of receiver: UIViewController) -> UIViewController? {
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
