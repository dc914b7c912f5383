/// Changes a presentation to another style when its traits change, and changes it back later (facts
/// D.11).
///
/// The presentation controller for the adapted style refers to the original presentation
/// controller. When the style changes, the presentation controller that is replaced receives the
/// calls of a dismissal, so that it removes its chrome. The presentation controller for the new
/// style receives the calls of a presentation, so that it adds its chrome. Unverified: that UIKit
/// calls presentation controllers in this way. The presented controller receives disappearance
/// calls only if the adaptation presents another controller instead.
@MainActor
struct Adaptation {
  private let old: UIPresentationController
  private let new: UIPresentationController

  /// Asks the delegate for the new style and prepares the change; nil if the style does not change.
  init?(
    of current: UIPresentationController, to traits: UITraitCollection,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let original = current.original ?? current
    let style = original.style(in: traits)
    guard style != current.adaptedStyle ?? UIModalPresentationStyle.none else { return nil }
    old = current
    new = style == .none ? original : original.standIn(in: style)
    new.tellWillPresent(with: coordinator)
  }

  /// The adapted presentation controller that is used instead of `presentation` from the beginning;
  /// nil if the style of `presentation` does not change.
  static func standIn(
    for presentation: UIPresentationController, in traits: UITraitCollection
  ) -> UIPresentationController? {
    let style = presentation.style(in: traits)
    return style == .none ? nil : presentation.standIn(in: style)
  }

  // MARK: Replacing the presentation

  func carryOut() {
    guard old !== new, let container = old.containerView, let home = container.superview,
      let presenter = old.presenting, presenter.ownPresented === old.presentedViewController
    else { return }
    CallTrace.note(.presentation, old, .presentation(.dismissalWillBegin))
    old.dismissalTransitionWillBegin()
    tie(to: presenter)
    let place = TransitionContainerView(presentation: new)
    place.frame = container.frame
    place.autoresizingMask = container.autoresizingMask
    home.insertSubview(place, aboveSubview: container)
    new.containerView = place
    takeOver(presenter, in: place)
    show(in: place)
    container.removeFromSuperview()
    reseatCover()
    if new.presenterHome != nil { presenter.view.removeFromSuperview() }
    settle(presenter)
    CallTrace.note(.presentation, old, .presentation(.dismissalDidEnd(true)))
    old.dismissalTransitionDidEnd(true)
    CallTrace.note(.presentation, new, .presentation(.presentationDidEnd(true)))
    new.presentationTransitionDidEnd(true)
    old.containerView = nil
  }

  private func tie(to presenter: UIViewController) {
    let (from, to) = (old.presentedViewController, new.presentedViewController)
    if from !== to {
      to.ownPresented = from.ownPresented
      to.ownPresented?.ownPresenting = to
      to.ownPresented?.ownPresentation?.presenting = to
      (from.ownPresented, from.ownPresenting, from.ownPresentation) = (nil, nil, nil)
    }
    to.ownPresenting = presenter
    presenter.ownPresented = to
    new.presenting = presenter
    new.isInContext = old.isInContext
    new.keepsPresented = true
    to.ownPresentation = new
  }

  /// Removes the presenter's view from the hierarchy if the new style requires it; otherwise
  /// restores the view if the old style had removed it.
  private func takeOver(_ presenter: UIViewController, in place: UIView) {
    let home = old.presenterHome
    old.presenterHome = nil
    if new.shouldRemovePresentersView {
      new.presenterHome = home ?? PresenterHome(of: presenter.view, leavingFor: place)
    } else {
      home?.takeBack()
    }
  }

  private func show(in place: UIView) {
    let (from, to) = (old.presentedViewController, new.presentedViewController)
    if from !== to, to.parent != nil {
      // The controller must leave its parent, which contained it in the old style and is about to
      // be removed.
      to.willMove(toParent: nil)
      to.viewIfLoaded?.removeFromSuperview()
      to.removeFromParent()
    }
    CallTrace.note(.presentation, new, .presentation(.presentationWillBegin))
    new.presentationTransitionWillBegin()
    if to.appearance == .disappeared, !isCovered { to.move(.willAppear, animated: false) }
    if let view = new.askPresentedView() {
      view.place(in: new.askFrameOfPresentedView())
      place.addSubview(view)
    }
    if let view = old.askPresentedView(), !view.isDescendant(of: place) {
      view.removeFromSuperview()
    }
  }

  /// Whether the presentation on top of the presented controller has removed that controller's
  /// view.
  private var isCovered: Bool { cover?.presenterHome != nil }

  private var cover: UIPresentationController? {
    new.presentedViewController.ownPresented?.ownPresentation
  }

  /// Connects the presentation on top of the presented controller with that controller's new view.
  /// If the presentation on top is in the context of the presented controller, its container is
  /// placed above the new view. If the presentation on top had removed the old view, it now removes
  /// the new view, and its dismissal will restore the new view.
  private func reseatCover() {
    guard let cover, let container = cover.containerView,
      let view = new.presentedViewController.view
    else { return }
    if cover.isInContext, let container = container as? TransitionContainerView {
      container.take(placeOf: view)
      view.superview?.insertSubview(container, aboveSubview: view)
    }
    guard isCovered else { return }
    cover.presenterHome = PresenterHome(of: view, leavingFor: container)
    view.removeFromSuperview()
  }

  private func settle(_ presenter: UIViewController) {
    let (from, to) = (old.presentedViewController, new.presentedViewController)
    to.settle(visible: !isCovered, animated: false)
    if from !== to, from.parent == nil { from.settle(visible: false, animated: false) }
    presenter.settle(visible: new.presenterHome == nil, animated: false)
  }
}

extension UIPresentationController {
  /// The styles to which a presentation may adapt. If the delegate returns a style that is not in
  /// this list, the style is treated as `.none`.
  private static let adaptiveStyles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  /// The style to which the presentation adapts under `traits`; `.none` if the style does not
  /// change.
  fileprivate func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = adaptivePresentationStyle(for: traits)
    return Self.adaptiveStyles.contains(style) && style != presentationStyle ? style : .none
  }

  fileprivate func standIn(in style: UIModalPresentationStyle) -> UIPresentationController {
    guard let engine = PresentationEngineSlot.engine else { return self }
    let made = engine.makePresentation(
      for: presentedViewController, presenting: presenting, style: style)
    made.original = self
    made.delegate = delegate
    guard let delegate else { return made }
    CallTrace.note(
      .delegate, delegate,
      .message(.init("presentationController", of: self, ["prepare": .named(made)])))
    delegate.presentationController(self, prepare: made)
    Unanswered.clear()
    let other = CallTrace.askOptional(
      .delegate, delegate,
      .question(.adaptivePresented(ObjectName(of: self), style: "\(style)"))
    ) { delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style) }
    if let other, other !== presentedViewController { made.replacePresented(by: other) }
    return made
  }

  /// Informs the delegate of the style in which the presentation will be shown.
  func tellWillPresent(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let delegate else { return }
    let style = adaptedStyle ?? UIModalPresentationStyle.none
    CallTrace.note(
      .delegate, delegate,
      .message(
        .init(
          "presentationController", of: original ?? self,
          ["willPresentWithAdaptiveStyle": .text(".\(style)")])))
    delegate.presentationController(
      original ?? self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    Unanswered.clear()
  }
}
