/// Checks that the controllers and the screen agree. The view of each controller that has appeared
/// must be in the window, and each view in the window must belong to such a controller. The topmost
/// view must be visible and accept touches.
package struct ScreenOracle: Oracle {
  /// Views that the app itself added to its window.
  private let furniture: [WeakView]

  package init(_ stage: Stage) {
    furniture = stage.run {
      stage.window.subviews.filter { $0 !== stage.window.rootViewController?.view }
        .map(WeakView.init)
    }
  }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    stage.run {
      guard let root = stage.window.rootViewController else {
        return [Fault("screen", "the window has no root view controller")]
      }
      let controllers = root.reach
      return appearances(controllers) + strangers(stage.window, controllers)
        + top(of: root, in: stage.window)
    }
  }

  private func appearances(_ controllers: [UIViewController]) -> [Fault] {
    controllers.compactMap { controller in
      let isSeen = controller.viewIfLoaded?.window != nil
      guard controller.appearance != (isSeen ? .appeared : .disappeared),
        !isSeen || controller.appearance != .disappeared || !controller.mayDisappearInPlace
      else { return nil }
      let place = isSeen ? "in" : "out of"
      return Fault(
        "appearance",
        "\(name(controller)) is \(controller.appearance), but its view is \(place) the window")
    }
  }

  /// Finds views in the window that do not belong to a controller on screen, and containers whose
  /// size differs from the window's.
  private func strangers(_ window: UIWindow, _ controllers: [UIViewController]) -> [Fault] {
    var faults: [Fault] = []
    let containers = controllers.compactMap(\.activePresentationController?.containerView)
    for container in containers
    where container.superview === window && container.bounds.size != window.bounds.size {
      faults.append(
        Fault(
          "misfit",
          "\(name(container)) has the size \(container.bounds.size), but its window has "
            + "\(window.bounds.size)"))
    }
    for view in window.subviews
    where !containers.contains(where: { $0 === view }) && !(view.next is UIViewController)
      && !furniture.contains(where: { $0.view === view })
    {
      faults.append(
        Fault("leftover", "\(name(view)) is in the window, but belongs to no controller"))
    }
    window.visit { view in
      guard let owner = view.next as? UIViewController, owner.viewIfLoaded === view,
        !controllers.contains(where: { $0 === owner })
      else { return }
      let child = name(owner)
      // A controller that UIKit does not know receives no callbacks.
      guard owner.hasAppeared else {
        faults.append(
          Fault(
            "leftover",
            "the view of \(child) is in the window, but \(child) has no parent: addChild(_:) was "
              + "never called, so \(child) gets no viewWillAppear",
            expected: "a controller whose view is on screen is a child of the controller around "
              + "it.",
            fix: "call addChild(child) before addSubview(child.view), then "
              + "child.didMove(toParent: self)"))
        return
      }
      faults.append(
        Fault("leftover", "the view of \(child) is in the window, although \(child) was removed"))
    }
    return faults
  }

  private func top(of root: UIViewController, in window: UIWindow) -> [Fault] {
    let top = root.top
    guard let view = top.viewIfLoaded, view.window === window else {
      return [Fault("unseen", "\(name(top)) is the top controller, but not in the window")]
    }
    var faults: [Fault] = []
    let seen = window.bounds.intersection(view.convert(view.bounds, to: nil))
    if window.isHidden || seen.isEmpty || seen.width < 1 || seen.height < 1 {
      faults.append(Fault("unseen", "no part of \(name(top)) is on the screen"))
    }
    for view in sequence(first: view, next: \.superview) {
      if view.isHidden || view.alpha < 0.01 {
        faults.append(Fault("unseen", "\(name(view)) hides \(name(top))"))
      }
      if !view.isUserInteractionEnabled {
        faults.append(Fault("deaf", "\(name(view)) blocks touches for \(name(top))"))
      }
    }
    return faults
  }

  private func name(_ object: AnyObject) -> String { World.current.names(object) }
}

@MainActor
private struct WeakView {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}

extension UIViewController {
  /// This controller and all controllers that it contains or presents, directly or indirectly.
  var reach: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController { visit(presented) }
    }
    visit(self)
    return found
  }

  /// Whether the app may make this controller disappear while its view is in the window, as rule T20
  /// allows: a presentation leaves the view in place, or its parent forwards the callbacks itself.
  fileprivate var mayDisappearInPlace: Bool {
    sequence(first: self, next: \.parent).contains { controller in
      let presented = controller.presentedViewController?.activePresentationController
      return presented.map { !$0.shouldRemovePresentersView } ?? false
        || controller.parent?.shouldAutomaticallyForwardAppearanceMethods == false
    }
  }

  /// Whether the controller has ever received an appearance callback.
  fileprivate var hasAppeared: Bool {
    guard let name = World.current.names.known(self) else { return false }
    return World.current.service(CallTrace.self).events.contains {
      $0.object == name && $0.call.appearance != nil
    }
  }

  /// The topmost visible controller.
  fileprivate var top: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissed {
      return presented.top
    }
    let child =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return child?.ownTop ?? self
  }

  /// Does the same as `top` but ignores presentations, because a child controller returns the
  /// `presentedViewController` of its parent.
  private var ownTop: UIViewController {
    let child =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return child?.ownTop ?? self
  }
}

extension UIView {
  fileprivate func visit(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.visit(body) }
  }
}
