import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// A stage with a navigation controller that can go forward, pages A to H, and an app's delegate.
@MainActor
final class ForwardStage: LoggedStage {
  enum Kind: CaseIterable {
    case attached, subclass
  }

  let stage: Stage
  let navigation: UINavigationController
  private(set) var forward: ForwardNavigation
  /// The app's own delegate, with a separate log.
  let app = LoggingNavigationDelegate(EventLog())
  let log = EventLog()
  private var pages: [String: Page] = [:]

  init(_ names: String = "ABCD", kind: Kind = .attached, device: Device = .phone, rtl: Bool = false)
  {
    let stage = Stage(device: device)
    if rtl { stage.traits.layoutDirection = .rightToLeft }
    self.stage = stage
    let log = self.log
    (navigation, forward) = stage.run {
      let navigation = kind == .subclass ? ForwardNavigationController() : UINavigationController()
      return (
        navigation,
        (navigation as? ForwardNavigationController)?.forward
          ?? ForwardNavigation(navigation)
      )
    }
    for name in "ABCDEFGHX" {
      pages[String(name)] = stage.run { Page(String(name), log) }
    }
    stage.run { navigation.setViewControllers(named(names), animated: false) }
    stage.show(navigation)
    log.clear()
  }

  func page(_ name: Character) -> Page { pages[String(name)] ?? Page("?", log) }
  func named(_ names: String) -> [UIViewController] { names.map { page($0) } }

  /// Releases a page, so that only the controllers under test can retain it.
  func forget(_ name: Character) { pages[String(name)] = nil }

  /// Builds the stacks: pushes all pages, then pops the forward ones again.
  func arrange(_ stack: String, forward names: String) throws {
    stage.run {
      navigation.setViewControllers(named(stack + String(names.reversed())), animated: false)
    }
    try stage.settle()
    forward.removeAllForward()
    if let top = stack.last, !names.isEmpty {
      stage.run { _ = navigation.popToViewController(page(top), animated: false) }
    }
    try stage.settle()
    try #require(self.stack == stack)
    try #require(ahead == names)
    log.clear()
  }

  // MARK: State

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? Page)?.name ?? "?" }.joined()
  }
  var stack: String { names(stage.run { navigation.viewControllers }) }
  /// The forward stack, with the nearest page last.
  var ahead: String { names(stage.run { forward.forwardViewControllers }) }
  var shown: String? {
    stage.run { (navigation.topViewController as? Page).flatMap { $0.isOnScreen ? $0.name : nil } }
  }

  // MARK: Touches

  /// Plays a horizontal drag between two fractions of the width. The touch rests before it ends.
  func drag(
    from start: Double, to end: Double, ending: TouchScript.Phase = .up, time: Double = 0.2,
    rest: Double = 0.2
  ) {
    stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: start, y: 0.5), .init(.move, t: time, x: end, y: 0.5),
          .init(ending, t: time + rest, x: end, y: 0.5),
        ]
      ]))
    stage.advance(by: time + rest + 2.0 / 60)
  }

  enum Swipe: CaseIterable {
    case back, forward
  }

  /// Plays a swipe that begins at its edge and covers the fraction `share` of the width.
  func swipe(_ way: Swipe, by share: Double, rtl: Bool = false, ending: TouchScript.Phase = .up) {
    let isFromLeft = (way == .back) != rtl
    drag(
      from: isFromLeft ? 0.01 : 0.99, to: isFromLeft ? 0.01 + share : 0.99 - share, ending: ending)
  }

  /// Expects that nothing moves, nothing is queued, no warning was logged, and one page is on
  /// screen.
  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    stage.run {
      let visible = pages.values.filter(\.isOnScreen).map(\.name)
      #expect(
        visible == [String(stack.last ?? "?")], "\(label): on screen \(visible)",
        sourceLocation: sourceLocation)
      for page in pages.values where page.isOnScreen {
        #expect(page.view.transform == .identity, "\(label)", sourceLocation: sourceLocation)
        #expect(page.view.alpha == 1, "\(label)", sourceLocation: sourceLocation)
      }
    }
    stage.expectRest(label, isQuiet: true, sourceLocation: sourceLocation)
  }
}

/// A page with a name and some state.
final class Page: LoggingController {
  var note = ""
  var name: String { label }
  var isOnScreen: Bool { viewIfLoaded?.window != nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// A delegate that implements only `didShow`.
@MainActor
final class QuietDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var shown = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown += 1
  }
}

/// An animator with a plain fade that completes as UIKit requires.
final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    to.frame = context.finalFrame(for: page)
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
