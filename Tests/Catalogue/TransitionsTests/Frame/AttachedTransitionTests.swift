import Foundation
import Stage
import Testing
import Transitions
import UIKit

/// `controller.transition`: which object is the delegate, and for how long.
@MainActor @Suite struct AttachedTransitionTests {
  @MainActor
  private final class App: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    var heard: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      heard.append("presented")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("didShow") }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("willShow") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
  }

  private func animators(_ stage: Stage) -> Int {
    stage.trace.lines.count { $0.contains("TransitionAnimator") && $0.contains("animateTrans") }
  }

  @Test func `the app does not have to retain anything`() throws {
    let stage = Stage()
    let root = stage.run { UIViewController() }
    stage.show(root)

    stage.run {
      let page = UIViewController()
      page.transition = .cover()
      root.present(page, animated: true)
    }
    try stage.settle()
    stage.run { root.dismiss(animated: true) }
    try stage.settle()

    #expect(animators(stage) == 2)
  }

  @Test func `the app's delegate comes first and receives everything`() throws {
    let stage = Stage()
    let app = App()
    let (navigation, page) = stage.run {
      (UINavigationController(rootViewController: UIViewController()), UIViewController())
    }
    stage.run {
      navigation.delegate = app
      navigation.transition = .push()
    }
    stage.show(navigation)
    app.heard = []
    stage.run { navigation.pushViewController(page, animated: true) }
    try stage.settle()
    #expect(app.heard == ["willShow", "didShow"])
    #expect(animators(stage) == 1)

    let modal = stage.run { UIViewController() }
    app.animator = CrossDissolve()
    stage.run {
      modal.transitioningDelegate = app
      modal.transition = .cover()
      navigation.present(modal, animated: true)
    }
    try stage.settle()
    #expect(app.heard.contains("presented"))
    #expect(animators(stage) == 1)
    #expect(stage.trace.lines.contains { $0.contains("CrossDissolve#1.animateTransition") })
  }

  @Test func `nil restores the app's delegate and style`() {
    let stage = Stage()
    let app = App()
    stage.run {
      let page = UIViewController()
      page.modalPresentationStyle = .overFullScreen
      page.transitioningDelegate = app
      page.transition = .cover()
      #expect(page.transition != nil && page.modalPresentationStyle == .fullScreen)
      page.transition = .dimmedPanel()
      #expect(page.modalPresentationStyle == .custom)
      page.transition = nil
      #expect(page.transition == nil)
      #expect(page.transitioningDelegate === app)
      #expect(page.modalPresentationStyle == .overFullScreen)

      let navigation = UINavigationController(rootViewController: page)
      navigation.delegate = app
      navigation.transition = .push()
      navigation.transition = .cover()
      #expect(navigation.delegate !== app)
      navigation.transition = nil
      #expect(navigation.delegate === app)

      let tabs = UITabBarController()
      tabs.delegate = app
      tabs.transition = .push()
      tabs.transition = nil
      #expect(tabs.delegate === app)
    }
  }

  @Test func `setting it again installs one recognizer, not two`() {
    let stage = Stage()
    stage.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let before = navigation.view.gestureRecognizers?.count ?? 0
      for _ in 0..<3 { navigation.transition = .push().interactive(.edgePan(from: .left)) }
      #expect(navigation.view.gestureRecognizers?.count == before + 1)
      navigation.transition = nil
      #expect(navigation.view.gestureRecognizers?.count ?? 0 == before)
    }
  }

  @Test func `a container has one transition for its pages and one for itself`() {
    let stage = Stage()
    stage.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.transition = .push()
      #expect(navigation.modalTransition == nil && navigation.transitioningDelegate == nil)
      navigation.modalTransition = .cover()
      navigation.transition = nil
      #expect(navigation.modalTransition != nil)
    }
  }

  @Test func `an app's shouldSelect false is respected`() throws {
    let stage = Stage()
    let app = App()
    let tabs = stage.run { UITabBarController() }
    stage.run {
      tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
      tabs.delegate = app
      tabs.transition = .push()
    }
    stage.show(tabs)
    try stage.settle()
    let second = stage.run { tabs.viewControllers?.last }
    let answer = stage.run {
      second.map { tabs.delegate?.tabBarController(tabs, shouldSelect: $0) }
    }
    #expect(answer == false)
  }

  @Test func `a controller is released with its transition`() throws {
    let stage = Stage()
    weak var page: UIViewController?
    stage.run {
      let made = UIViewController()
      made.transition = .cover().interactive(.pan(to: .bottom))
      page = made
    }
    #expect(page == nil)
  }

  @Test func `without animation the new page appears at once`() throws {
    for transition in [Transition.cover(), .dimmedPanel()] {
      let stage = try GalleryStage(transition, in: .modal)
      stage.stage.run { stage.first.present(stage.second, animated: false) }
      try stage.stage.settle()
      stage.expectRest(.there, finished: true, "there")
      stage.stage.run { stage.first.dismiss(animated: false) }
      try stage.stage.settle()
      stage.expectRest(.back, finished: true, "back")
    }
  }
}
