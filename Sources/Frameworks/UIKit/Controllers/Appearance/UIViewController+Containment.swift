// Adds and removes children, checks containment, and exchanges one child for another.
extension UIViewController {
  func addToChildren(_ childController: UIViewController) {
    refuseCircle(with: childController)
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.record.moveToParent()
    children.append(childController)
    childController.parent = self
    childController.followParent()
  }

  func removeFromChildren() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    leave(parent)
    loseParent()
    parent.lostChild(self)
    didMove(toParent: nil)
  }

  /// Ends the relation to the parent without notifications.
  func loseParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    changeTraits { parentTraits = nil }
  }

  func parentWillChange(to parent: UIViewController?) {
    if parent == nil, self.parent != nil { record.moveFromParent() }
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Children view controllers \(from) and \(to) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:"
          + "duration:options:animations:completion:]")
    }
    let exchange = ChildTransition(from, to, in: self, isAnimated: duration > 0)
    exchange.begin()
    UIView.exchange(
      from.view, for: to.view, duration: duration, options: options, animations: animations
    ) { finished in
      exchange.end()
      completion?(finished)
    }
  }

  /// The nearest ancestor of the given class; nil if there is none.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type = Kind.self) -> Kind? {
    var ancestor = parent
    while let here = ancestor {
      if let found = here as? Kind { return found }
      ancestor = here.parent
    }
    return nil
  }

  /// Raises an exception if `child` is this controller or one of its ancestors. The wording of the
  /// exception is unverified.
  func refuseCircle(with child: UIViewController) {
    var ancestor: UIViewController? = self
    while let here = ancestor {
      if here === child {
        UIKitLog.raise(
          UIKitLog.invalidArgument,
          "\(child) cannot be a child view controller of itself or of its own descendant \(self)")
      }
      ancestor = here.parent
    }
  }

  /// Makes UIKit's check that views are nested in the same way as their controllers (facts A.9.3).
  /// The check is made when the view is added to a window or to a view inside another controller's
  /// view.
  func checkHierarchy(under superview: UIView) {
    guard let parent else { return }
    let owner = superview.nearestOwner
    // During a transition, the engine places the views, so they are not checked.
    guard !owner.isInTransition, owner.controller !== parent else { return }
    guard owner.controller != nil || superview.window != nil else { return }
    let expected = owner.controller.map(\.description) ?? "(null)"
    UIKitLog.raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(self) should have parent view controller:\(expected) "
        + "but actual parent is:\(parent)")
  }
}

extension UIView {
  /// The controller of this view, or of the nearest superview that has a controller. The search for
  /// a controller ends at the container of a transition.
  fileprivate var nearestOwner: (controller: UIViewController?, isInTransition: Bool) {
    var current: UIView? = self
    while let view = current {
      if view is TransitionContainerView { return (nil, true) }
      if let owner = view.owner as? UIViewController { return (owner, false) }
      current = view.superview
    }
    return (nil, false)
  }
}

/// The replacement of one child by another.
///
/// While the replacement is in progress, neither child follows the parent's appearance. When the
/// replacement ends, both children are moved to the appearance states that they should have at that
/// time. A child that takes part in a later exchange is not changed by the earlier exchange.
@MainActor
final class ChildTransition {
  private let from: UIViewController
  private let to: UIViewController
  private weak var parent: UIViewController?
  /// The superview of both children's views.
  private weak var place: UIView?
  private let isAnimated: Bool

  init(
    _ from: UIViewController, _ to: UIViewController, in parent: UIViewController,
    isAnimated: Bool
  ) {
    (self.from, self.to, self.parent, self.isAnimated) = (from, to, parent, isAnimated)
  }

  /// Begins to replace one child with another. The departing child receives its calls first, both
  /// at the beginning and at the end; this order is unverified. If the parent does not forward
  /// appearance methods, no calls are sent to the children, because the container sends its own.
  /// Apple's header mentions an exception if the parent does not forward appearance methods, but
  /// existing containers do not trigger it (unverified).
  func begin() {
    place = from.view.superview
    from.record.childTransition = self
    to.record.childTransition = self
    if let parent, parent.shouldAutomaticallyForwardAppearanceMethods, place?.window != nil,
      parent.appearance == .appearing || parent.appearance == .appeared
    {
      tell(from, .willDisappear)
      tell(to, .willAppear)
    }
    // A callback may have changed the hierarchy.
    guard to.record.childTransition === self, to.parent === parent else { return }
    place?.addSubview(to.view)
  }

  private func tell(_ child: UIViewController, _ step: AppearanceState.Move) {
    guard child.record.childTransition === self, child.appearance.after(step) != nil else { return }
    child.move(step, animated: isAnimated)
  }

  func end() {
    if from.record.childTransition === self {
      if let place, from.viewIfLoaded?.superview === place { from.view.removeFromSuperview() }
      release(from)
    }
    if to.record.childTransition === self { release(to) }
  }

  /// Makes the child follow its parent's appearance again.
  private func release(_ child: UIViewController) {
    child.record.childTransition = nil
    guard let parent, child.parent === parent, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    guard child.isAttached(to: parent) else {
      return child.settle(visible: false, animated: isAnimated)
    }
    if parent.appearance == .appeared { child.settle(visible: true, animated: isAnimated) }
  }
}
