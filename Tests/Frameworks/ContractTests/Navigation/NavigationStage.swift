import Stage
import TestSupport
import Testing

/// A stage with a navigation controller as its root, the controllers A to D, and a delegate that
/// logs. A is the stack's root and has appeared.
@MainActor
final class NavigationStage: CastStage {
  let stage: Stage
  let log = EventLog()
  /// The events that were in the log before it was cleared.
  private var earlier: [String] = []
  private var lives: [String] { earlier + log.events }
  let navigation: UINavigationController
  let a, b, c, d: StackedController
  let delegate: LoggingNavigationDelegate
  let animator: LoggingAnimator
  let interactor: LoggingInteractor

  init(device: Device = .phone) {
    let stage = Stage(device: device)
    let log = self.log
    self.stage = stage
    (a, b, c, d, delegate, animator, interactor) = stage.run {
      (
        StackedController("A", log), StackedController("B", log), StackedController("C", log),
        StackedController("D", log), LoggingNavigationDelegate(log), LoggingAnimator(log),
        LoggingInteractor(log)
      )
    }
    let root = a
    navigation = stage.run { UINavigationController(rootViewController: root) }
  }

  /// Puts the navigation controller on screen and clears the log.
  func begin() {
    stage.show(navigation)
    stage.run { navigation.delegate = delegate }
    forget()
  }

  /// Clears the log.
  func forget() {
    earlier += log.events
    log.clear()
  }

  func push(_ controller: UIViewController, animated: Bool = true) {
    stage.run { navigation.pushViewController(controller, animated: animated) }
  }

  @discardableResult
  func pop(animated: Bool = true) -> UIViewController? {
    stage.run { navigation.popViewController(animated: animated) }
  }

  /// Sets the stack to these controllers, waits until the stage is idle and clears the log.
  func stack(_ controllers: [UIViewController]) throws {
    stage.run { navigation.setViewControllers(controllers, animated: false) }
    try stage.settle()
    forget()
  }

  /// The delegate's calls, as the numbers that tutorial 004 gives them: 1 is willShow, 2 didShow, 3
  /// interactionControllerFor, 4 animationControllerFor.
  var numbers: [Int] {
    log.events.compactMap { event in
      ["ND.willShow", "ND.didShow", "ND.interactionController", "ND.animationController"]
        .firstIndex { EventLog.event(event, isNamed: $0) }
        .map { $0 + 1 }
    }
  }

  /// Expects that every appearance call so far is in order, that no controller is still appearing
  /// or disappearing, and that exactly the controllers in `shown` are on screen.
  func expectBalance(
    shown: [UIViewController], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let heard = Comment(rawValue: lives.joined(separator: " → "))
    AppearanceBalance(of: lives).expect(heard, sourceLocation: sourceLocation)
    for controller in [a, b, c, d] {
      let isShown = shown.contains { $0 === controller }
      #expect(
        (controller.appearance == .appeared) == isShown, "\(controller.label): \(heard)",
        sourceLocation: sourceLocation)
      #expect(
        (controller.viewIfLoaded?.window != nil) == isShown, "\(controller.label): \(heard)",
        sourceLocation: sourceLocation)
    }
  }

  func expectStack(
    _ controllers: [UIViewController], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stack = navigation.viewControllers
    #expect(
      areSame(stack, controllers), "\(stack)", sourceLocation: sourceLocation)
    let children = navigation.children
    #expect(
      children.count == controllers.count
        && children.allSatisfy { child in controllers.contains { $0 === child } },
      "children: \(children)", sourceLocation: sourceLocation)
    #expect(
      navigation.topViewController?.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
    let shown = controllers.dropLast().filter { $0.viewIfLoaded?.window != nil }
    #expect(shown.isEmpty, "still on screen: \(shown)", sourceLocation: sourceLocation)
  }

  var cast: KeyValuePairs<String, AnyObject> {
    [
      "nav": navigation, "A": a, "B": b, "C": c, "D": d, "ND": delegate, "AN": animator,
      "IC": interactor,
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
func onNavigationStage(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ play: @MainActor (NavigationStage) throws -> Void
) rethrows {
  try perform(on: NavigationStage(), sourceLocation: sourceLocation) { fixture in
    fixture.begin()
    try play(fixture)
  }
}

/// A controller that also logs changes of its parent.
final class StackedController: LoggingController {
  override func willMove(toParent parent: UIViewController?) {
    log.write("\(label).willMove(\(parent == nil ? "nil" : "nav"))")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    log.write("\(label).didMove(\(parent == nil ? "nil" : "nav"))")
    super.didMove(toParent: parent)
  }
}

/// A navigation delegate that logs as `ND`. It does not return animators; it only receives
/// `willShow` and `didShow`.
final class ListeningNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.write("ND.willShow(\((viewController as? LoggingController)?.label ?? "?"), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.write("ND.didShow(\((viewController as? LoggingController)?.label ?? "?"), \(animated))")
  }
}
