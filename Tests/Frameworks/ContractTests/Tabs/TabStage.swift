import Stage
import TestSupport
import Testing

/// A stage with a tab bar controller as its root, the controllers A, B and C in its tabs, and a
/// delegate that logs its calls. A is selected and has appeared.
@MainActor
final class TabStage: CastStage {
  let stage: Stage
  let log = EventLog()
  let tabs: UITabBarController
  let a, b, c: LoggingController
  let delegate: LoggingTabDelegate
  let animator: LoggingAnimator
  let interactor: LoggingInteractor

  init(device: Device = .phone) {
    let stage = Stage(device: device)
    let log = self.log
    self.stage = stage
    (a, b, c, delegate, animator, interactor) = stage.run {
      (
        LoggingController("A", log), LoggingController("B", log), LoggingController("C", log),
        LoggingTabDelegate(log), LoggingAnimator(log), LoggingInteractor(log)
      )
    }
    let controllers = [a, b, c]
    tabs = stage.run {
      let tabs = UITabBarController()
      for controller in controllers { controller.title = controller.label }
      tabs.viewControllers = controllers
      return tabs
    }
  }

  func begin() {
    stage.show(tabs)
    stage.run { tabs.delegate = delegate }
    log.clear()
  }

  func select(_ index: Int) { stage.run { tabs.selectedIndex = index } }

  /// Taps the tab at `index` of `count`.
  func tap(_ index: Int, of count: Int = 3) throws {
    let width = 94.0
    let start = 393 / 2 - width * Double(count) / 2
    let (x, y) = (start + width * (Double(index) + 0.5), 852 - 40.0)
    stage.tap(at: CGPoint(x: x, y: y))
    stage.advance(by: 0.1)
  }

  /// Expects that `controller` is selected, that only its view is on screen, and that the bar shows
  /// it as selected.
  func expectShown(
    _ controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(tabs.selectedViewController === controller, sourceLocation: sourceLocation)
    #expect(
      tabs.tabBar.selectedItem === controller.tabBarItem, sourceLocation: sourceLocation)
    for child in tabs.viewControllers ?? [] {
      let isOnScreen = child.viewIfLoaded?.window != nil
      #expect(isOnScreen == (child === controller), "\(child)", sourceLocation: sourceLocation)
    }
  }

  var cast: KeyValuePairs<String, AnyObject> {
    [
      "tabs": tabs, "A": a, "B": b, "C": c, "TB": delegate, "AN": animator, "IC": interactor,
    ]
  }

  func release() {
    log.onEvent = nil
    animator.body = nil
    animator.changes = nil
    animator.beforeCompleting = nil
    interactor.onStart = nil
    delegate.release()
  }
}

/// Runs one case. Afterwards the stage must be idle, and the case's objects must be released while
/// the stage exists.
@MainActor
func onTabStage(
  sourceLocation: SourceLocation = #_sourceLocation, _ play: @MainActor (TabStage) throws -> Void
) rethrows {
  try perform(on: TabStage(), sourceLocation: sourceLocation) { scene in
    scene.begin()
    try play(scene)
  }
}

/// A tab bar controller's delegate that returns the objects it was given and logs as `TB`.
final class LoggingTabDelegate: NSObject, UITabBarControllerDelegate {
  let log: EventLog
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(_ log: EventLog) { self.log = log }

  func release() { (animator, interactor) = (nil, nil) }

  private func label(_ controller: UIViewController) -> String {
    (controller as? LoggingController)?.label ?? "?"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.write("TB.shouldSelect(\(label(viewController)))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.write("TB.didSelect(\(label(viewController)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.write("TB.animationController(\(label(fromVC)) to \(label(toVC)))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.write("TB.interactionController")
    return interactor
  }
}
