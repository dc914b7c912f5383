/// What has a size that others give it: view controllers and presentation controllers.
///
/// Overrides call super, which tells those inside.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like, for those that ask; points.
  var preferredContentSize: CGSize { get }

  /// A child, or the presented controller, would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// A child's content that lays itself out has another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that `container` will have when this one has `parentSize`. A child whose size stays
  /// is not told of the change.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes; animations given to `coordinator` run with the change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change, and before `viewWillTransition(to:with:)` when the size
  /// changes as well.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

// What the defaults do.

extension UIViewController {
  /// Calls `viewWillTransition(to:with:)`.
  func sizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.layout, self, .message("viewWillTransition", ["to": .size(size)]))
    viewWillTransition(to: size, with: coordinator)
  }

  /// Tells each child whose size will change.
  func tellChildren(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.parent === self {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != child.viewIfLoaded?.bounds.size {
        child.sizeWillChange(to: new, with: coordinator)
      }
    }
  }

  /// Calls `willTransition(to:with:)` when the traits will be others once the window's are
  /// `traits`.
  func traitsWillChange(
    underWindowTraits traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    traitsWillChange(to: self.traits(underWindowTraits: traits), with: coordinator)
  }

  private func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard traits != traitCollection else { return }
    CallTrace.note(.controller, self, .message("willTransition", ["to": .text("traits")]))
    willTransition(to: traits, with: coordinator)
  }

  /// Tells each child whose traits will change with its parent's.
  func tellChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.parent === self {
      child.traitsWillChange(to: child.traits(over: traits), with: coordinator)
    }
  }

  /// As if the controller's view inherited `traits`, for one that is presented.
  fileprivate func inheritedTraitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    traitsWillChange(to: self.traits(over: traits), with: coordinator)
  }

  /// What autoresizing will make of the child's view; `parentSize` while it is not in this one's.
  /// Apple documents no default: unverified.
  func autoresizedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let view = (child as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded,
      view.superview === own
    else { return parentSize }
    return view.autoresizedFrame(from: own.bounds.size, to: parentSize).size
  }

  /// Tells the parent, or the presentation of a presented controller.
  func preferredSizeChanged() {
    let name = ObjectName(of: self)
    if let parent {
      CallTrace.note(
        .layout, parent, .message("preferredContentSizeDidChange", ["for": .object(name)]))
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if ownPresenting != nil, let presentation = ownPresentation {
      CallTrace.note(
        .layout, presentation, .message("preferredContentSizeDidChange", ["for": .object(name)]))
      presentation.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIPresentationController {
  /// Calls `viewWillTransition(to:with:)` with the container's coming size.
  func sizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.presentation, self, .message("viewWillTransition", ["to": .size(size)]))
    viewWillTransition(to: size, with: coordinator)
  }

  /// Calls `willTransition(to:with:)` with the container's coming traits.
  func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.presentation, self, .message("willTransition", ["to": .text("traits")]))
    willTransition(to: traits, with: coordinator)
  }

  /// Tells the presented controller when its traits will change.
  func tellPresented(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.inheritedTraitsWillChange(to: traits, with: coordinator)
  }

  /// Tells the presented controller when its size will change.
  func tellPresented(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if new != presented.viewIfLoaded?.bounds.size {
      presented.sizeWillChange(to: new, with: coordinator)
    }
  }
}
