/// An object whose size its container sets: a view controller or a presentation controller.
///
/// Overrides must call super, which forwards the calls to the contents.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points, for containers that take it into account.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child or of the presented controller changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when the size of a child's self-sizing content changes.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that `container` will have when this container has `parentSize`. A child whose size
  /// does not change is not notified.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes. Animations passed to `coordinator` run together with the
  /// change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change. If the size changes as well, this method is called before
  /// `viewWillTransition(to:with:)`.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

// Default implementations.

extension UIViewController {
  /// Calls `viewWillTransition(to:with:)`.
  func sizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.layout, self, .message("viewWillTransition", ["to": .size(size)]))
    viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies each child whose size will change.
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

  /// Calls `willTransition(to:with:)` if `traits`, the window's new traits, change those of the
  /// controller.
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

  /// Notifies each child whose traits will change when the parent's traits change.
  func tellChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.parent === self {
      child.traitsWillChange(to: child.traits(over: traits), with: coordinator)
    }
  }

  /// Notifies a presented controller, as if its view inherited `traits`.
  fileprivate func inheritedTraitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    traitsWillChange(to: self.traits(over: traits), with: coordinator)
  }

  /// The size that the child's view will have after autoresizing; `parentSize` if that view is not
  /// a subview of this controller's view. Apple does not document the default size, so this rule is
  /// unverified.
  func autoresizedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let view = (child as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded,
      view.superview === own
    else { return parentSize }
    return view.autoresizedFrame(from: own.bounds.size, to: parentSize).size
  }

  /// Notifies the parent, or the presentation of a presented controller.
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
  /// Calls `viewWillTransition(to:with:)` with the container's new size.
  func sizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.presentation, self, .message("viewWillTransition", ["to": .size(size)]))
    viewWillTransition(to: size, with: coordinator)
  }

  /// Calls `willTransition(to:with:)` with the container's new traits.
  func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    CallTrace.note(.presentation, self, .message("willTransition", ["to": .text("traits")]))
    willTransition(to: traits, with: coordinator)
  }

  /// Notifies the presented controller if its traits will change.
  func tellPresented(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.inheritedTraitsWillChange(to: traits, with: coordinator)
  }

  /// Notifies the presented controller if its size will change.
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
