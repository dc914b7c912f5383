import Stage
import Testing
import UIKit

@MainActor
struct SwipeAtRootTests {
  /// The delegate that the app gives to the recognizer of the swipe back.
  enum Delegate: CaseIterable {
    case ofUIKit, none, always, onlyAboveRoot
  }

  @Test(arguments: Delegate.allCases, [1, 2])
  func `a swipe at the root is found if the delegate lets it begin`(
    _ delegate: Delegate, controllers: Int
  ) throws {
    let stage = Stage()
    stage.beginChecking()
    let decider = Decider(isCareful: delegate == .onlyAboveRoot)
    let navigation = stage.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      for _ in 1..<controllers {
        navigation.pushViewController(UIViewController(), animated: false)
      }
      decider.navigation = navigation
      return navigation
    }
    stage.show(navigation)
    stage.run {
      switch delegate {
      case .ofUIKit: break
      case .none: navigation.interactivePopGestureRecognizer?.delegate = nil
      case .always, .onlyAboveRoot: navigation.interactivePopGestureRecognizer?.delegate = decider
      }
    }
    for _ in 0..<2 {
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 2, y: 400), .init(.move, t: 0.3, x: 300, y: 400),
              .init(.up, t: 0.35, x: 300, y: 400),
            ]
          ]))
      stage.advance(by: 1)
      if controllers > 1 { break }
    }

    let found = stage.findings
    let isMistaken = controllers == 1 && (delegate == .none || delegate == .always)
    #expect(found.map(\.rule) == (isMistaken ? ["T39"] : []))
    guard let first = found.first else { return }
    #expect(first.object.hasPrefix("UINavigationController#"))
    #expect(first.message.contains("UIViewController#1 is the only controller"))
    #expect(
      first.message.contains(
        delegate == .none ? "the recognizer has no delegate" : "Decider#1, the recognizer's"))
  }

  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    let isCareful: Bool
    weak var navigation: UINavigationController?

    init(isCareful: Bool) { self.isCareful = isCareful }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !isCareful || (navigation?.viewControllers.count ?? 0) > 1
    }
  }
}
