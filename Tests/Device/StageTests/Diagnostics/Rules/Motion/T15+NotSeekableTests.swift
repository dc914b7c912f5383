import Stage
import Testing
import UIKit

@MainActor @Suite struct NotSeekableTests {
  @Test(arguments: [true, false])
  func `delayed work in an animator is a mistake only interactively`(isDriven: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = isDriven
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {}
    }

    if isDriven { rehearsal.drag() } else { rehearsal.present() }

    #expect(rehearsal.found("T15").count == (isDriven ? 1 : 0))
  }

  @Test func `an animation outside of the container is found with its layer`() throws {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.animator.finish = { _, _ in }
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0.5, 1, 0.4)
      context.containerView.window?.layer.add(fade, forKey: "fade")
    }

    rehearsal.drag()

    let finding = try #require(rehearsal.found("T15").first)
    #expect(finding.object.hasPrefix("UIWindow#") && finding.property == "fade")
  }

  @Test func `an explicit animation in the container is driven`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      let fade = CABasicAnimation(keyPath: "cornerRadius")
      (fade.fromValue, fade.toValue, fade.duration) = (20, 0, 0.4)
      view.layer.add(fade, forKey: "corners")
    }

    rehearsal.drag()

    #expect(rehearsal.found("T15").isEmpty)
  }

  /// How the coordinator animates a view outside the container.
  enum Alongside: CaseIterable {
    case animate, inView, inAncestor, inContainer
  }

  @Test(arguments: Alongside.allCases, [true, false])
  func `an alongside animation outside the container is found unless its view is named`(
    _ way: Alongside, isDriven: Bool
  ) throws {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = isDriven
    let banner = rehearsal.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      let place = way == .inContainer ? context.containerView : context.containerView.window
      place?.addSubview(banner)
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      let change: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in
        banner.alpha = 0.5
      }
      switch way {
      case .animate, .inContainer: coordinator?.animate(alongsideTransition: change)
      case .inView: coordinator?.animateAlongsideTransition(in: banner, animation: change)
      case .inAncestor:
        coordinator?.animateAlongsideTransition(in: banner.superview, animation: change)
      }
    }

    if isDriven { rehearsal.drag() } else { rehearsal.present() }

    let found = rehearsal.found("T15")
    #expect(found.count == (isDriven && way == .animate ? 1 : 0))
    #expect(found.allSatisfy { $0.message.hasPrefix("an animation alongside the presentation") })
    #expect(found.allSatisfy { $0.object.hasPrefix("UIView#") && $0.property == "opacity" })
  }

  @Test func `an animation in the navigation bar of a pop is driven (facts C.15)`() {
    let rehearsal = BarRehearsal()

    rehearsal.drag()

    #expect(rehearsal.stage.findings.filter { $0.rule == "T15" } == [])
  }
}

/// A pop that a pan drives, with an animator that also animates a view in the navigation bar.
@MainActor
private final class BarRehearsal: NSObject, UINavigationControllerDelegate {
  let stage = Stage()
  private let animator = ScriptedAnimator()
  private let hand = ScriptedHand()

  override init() {
    super.init()
    let navigation = stage.run { UINavigationController(rootViewController: UIViewController()) }
    stage.beginChecking()
    stage.show(navigation)
    stage.run {
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.delegate = self
      let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      navigation.navigationBar.addSubview(stripe)
      animator.change = { view, _ in
        view.alpha = 1
        stripe.backgroundColor = .red
      }
      hand.begin = { navigation.popViewController(animated: true) }
      navigation.view.addGestureRecognizer(hand.pan)
    }
  }

  func drag() {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 200), .init(.move, t: 0.4, x: 200, y: 700),
            .init(.up, t: 0.5, x: 200, y: 700),
          ]
        ]))
    stage.advance(by: 2)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}
