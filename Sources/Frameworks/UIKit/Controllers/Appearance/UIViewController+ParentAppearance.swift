// Lets a child appear and disappear with its parent.
extension UIViewController {
  /// True if the child's view is in a window, or is a descendant of the parent's view.
  func isAttached(to parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    if view.window != nil { return true }
    return parent.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
  }

  /// Makes this child appear if its view was added to the parent's view, or disappear if its view
  /// was removed. If only the parent's view was moved, the parent forwards its own calls.
  func followParent() {
    if viewIfLoaded?.window == nil, record.takesLeavingOfFormerChild() {
      settle(visible: false, animated: false)
    }
    guard record.childTransition == nil, let parent,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else {
      return
    }
    guard isAttached(to: parent) else {
      // A disappearance ends with the same `animated` value with which it began.
      let isLeaving = appearance == .disappearing
      return settle(visible: false, animated: isLeaving && record.isAnimated)
    }
    guard viewIfLoaded?.window != nil else {
      // The view was moved into the parent's view and will appear together with it.
      if parent.appearance == .disappeared { settle(visible: false, animated: false) }
      return
    }
    guard appearance == .disappeared else { return }
    switch parent.appearance {
    case .appearing:
      move(.willAppear, animated: parent.record.isAnimated)
    case .appeared:
      move(.willAppear, animated: false)
      queueDidAppear()
    case .disappearing, .disappeared: break
    }
  }

  private func queueDidAppear() {
    record.didAppearIsQueued = true
    TickQueue.afterCommit(by: "the appearance of \(self)") { [weak self] in
      guard let self else { return }
      record.didAppearIsQueued = false
      guard appearance == .appearing, viewIfLoaded?.window != nil,
        parent?.appearance != .appearing
      else { return }
      move(.didAppear, animated: false)
    }
  }

  /// Ends containment. A controller whose view stays visible keeps its appearance state until the
  /// view is removed.
  func leave(_ parent: UIViewController) {
    guard parent.shouldAutomaticallyForwardAppearanceMethods, appearance != .disappeared else {
      record.settleContainment()
      return
    }
    record.leaveParent(isShown: viewIfLoaded?.window != nil)
    if !record.isShownByFormerParent { settle(visible: false, animated: false) }
  }
}
