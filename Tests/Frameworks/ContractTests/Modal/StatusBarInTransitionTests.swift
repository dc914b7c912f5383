import Stage
import TestSupport
import Testing

/// The status bar during transitions. The new style appears right after the start, with its own
/// fade duration, and cancelling restores the old style at once (radars 20069154 and 21961293).
@MainActor
struct StatusBarInTransitionTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.darkContent
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private final class Stack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  /// How the light page appears. Except with `notCapturing`, the light page determines the status
  /// bar from the start of the transition.
  enum Look: CaseIterable {
    case fullScreen, capturing, notCapturing, push, tab

    var changes: Bool { self != .notCapturing }
  }

  /// A page with dark bar content and, above or beside it, one with light bar content.
  @MainActor
  private final class Show {
    let stage = Stage(device: .phone)
    let look: Look
    let log = EventLog()
    let dark, light: Page
    let root: UIViewController
    let modal: LoggingDelegate
    let navigation: LoggingNavigationDelegate
    let tabs: LoggingTabDelegate
    let interactor: LoggingInteractor

    init(_ look: Look) {
      self.look = look
      let log = self.log
      (dark, light) = stage.run { (Page(), Page()) }
      light.style = .lightContent
      (modal, navigation, tabs, interactor) = stage.run {
        (
          LoggingDelegate(log), LoggingNavigationDelegate(log), LoggingTabDelegate(log),
          LoggingInteractor(log)
        )
      }
      let (dark, light, modal, navigation, tabs) = (dark, light, modal, navigation, tabs)
      root = stage.run {
        let animator = LoggingAnimator(log)
        animator.duration = 1
        (modal.animator, navigation.animator, tabs.animator) = (animator, animator, animator)
        switch look {
        case .fullScreen, .capturing, .notCapturing:
          light.modalPresentationStyle = look == .fullScreen ? .fullScreen : .custom
          light.modalPresentationCapturesStatusBarAppearance = look == .capturing
          light.transitioningDelegate = modal
          return dark
        case .push:
          let stack = Stack(rootViewController: dark)
          stack.delegate = navigation
          return stack
        case .tab:
          let bar = UITabBarController()
          bar.viewControllers = [dark, light]
          bar.delegate = tabs
          return bar
        }
      }
      stage.show(root)
    }

    func go(animated: Bool = true, steered: Bool = false) {
      hold(steered)
      stage.run {
        switch look {
        case .fullScreen, .capturing, .notCapturing: dark.present(light, animated: animated)
        case .push: (root as? Stack)?.pushViewController(light, animated: animated)
        case .tab: (root as? UITabBarController)?.selectedIndex = 1
        }
      }
      hold(false)
    }

    func comeBack(steered: Bool = false) {
      hold(steered)
      stage.run {
        switch look {
        case .fullScreen, .capturing, .notCapturing: dark.dismiss(animated: true)
        case .push: (root as? Stack)?.popViewController(animated: true)
        case .tab: (root as? UITabBarController)?.selectedIndex = 0
        }
      }
    }

    private func hold(_ isSteered: Bool) {
      let held = isSteered ? interactor : nil
      (modal.presentInteractor, modal.dismissInteractor) = (held, held)
      (navigation.interactor, tabs.interactor) = (held, held)
    }

    var style: UIStatusBarStyle { stage.run { UIStatusBarManager.current.statusBarStyle } }
    var seen: UIStatusBarManager.Appearance {
      stage.run { UIStatusBarManager.current.shown(at: stage.time) }
    }
  }

  private typealias Seen = UIStatusBarManager.Appearance
  private let darkBar = Seen(dark: 1)
  private let lightBar = Seen(light: 1)

  @Test(arguments: Look.allCases)
  func `the style changes at the start and fades with its own duration`(look: Look) throws {
    let show = Show(look)

    show.go()
    show.stage.tick()
    let start = show.stage.time

    #expect(show.style == (look.changes ? .lightContent : .darkContent))
    let fade = UIStatusBarManager.transitionFade
    for _ in 0..<10 {
      let share = min((show.stage.time - start) / fade, 1)
      if look.changes {
        #expect(abs(show.seen.light - share) < 0.06, "\(share)")
        #expect(abs(show.seen.light + show.seen.dark - 1) < 1e-9)
      } else {
        #expect(show.seen == darkBar)
      }
      show.stage.advance(by: 0.05)
    }
    #expect(show.seen == (look.changes ? lightBar : darkBar))
    try show.stage.settle()
    #expect(show.seen == (look.changes ? lightBar : darkBar))

    show.comeBack()
    show.stage.advance(by: 0.1)
    #expect(show.style == .darkContent)
    if look.changes { #expect(show.seen.light > 0 && show.seen.dark > 0) }
    try show.stage.settle()
    #expect(show.seen == darkBar)
    show.stage.close()
  }

  @Test(arguments: [Look.fullScreen, .capturing, .notCapturing])
  func `interaction does not drive the fade, and a cancel reverts it at once`(look: Look) throws {
    let show = Show(look)

    show.go(steered: true)
    show.stage.tick()
    show.stage.advance(by: 0.5)

    // The touch has not moved yet.
    #expect(show.seen == (look.changes ? lightBar : darkBar))
    show.stage.run { show.interactor.update(0.5) }
    show.stage.tick()
    show.stage.run { show.interactor.cancel() }
    #expect(show.style == .darkContent)
    #expect(show.seen == darkBar)
    try show.stage.settle()
    #expect(show.seen == darkBar)

    show.go()
    try show.stage.settle()
    show.comeBack(steered: true)
    show.stage.tick()
    show.stage.advance(by: 0.5)
    #expect(show.seen == darkBar)
    show.stage.run { show.interactor.cancel() }
    #expect(show.style == (look.changes ? .lightContent : .darkContent))
    #expect(show.seen == (look.changes ? lightBar : darkBar))
    try show.stage.settle()
    #expect(show.seen == (look.changes ? lightBar : darkBar))
    show.stage.close()
  }

  @Test(arguments: [Look.push, .tab])
  func `a container whose transition is cancelled restores the old style at its end`(
    look: Look
  ) throws {
    let show = Show(look)

    show.go(steered: true)
    show.stage.tick()
    show.stage.run { show.interactor.update(0.5) }
    show.stage.advance(by: 0.5)
    #expect(show.seen == lightBar)
    show.stage.run { show.interactor.cancel() }
    try show.stage.settle()

    #expect(show.style == .darkContent)
    #expect(show.seen == darkBar)
    show.stage.close()
  }

  @Test(arguments: [Look.fullScreen, .capturing, .push])
  func `without an animation the change is at once`(look: Look) throws {
    let show = Show(look)
    // The animator is removed, because with `.custom` it is called even without animation.
    show.modal.animator = nil

    show.go(animated: false)
    show.stage.tick()

    #expect(show.seen == lightBar)
    try show.stage.settle()
    show.stage.close()
  }

  @Test func `a presented controller that hides the bar fades it from the start`() throws {
    let show = Show(.fullScreen)
    show.light.hides = true

    show.go()
    show.stage.tick()
    show.stage.advance(by: 0.1)

    #expect(show.stage.run { UIStatusBarManager.current.isStatusBarHidden })
    #expect(show.seen.isVisible && show.seen.dark < 1)
    try show.stage.settle()
    #expect(!show.seen.isVisible)
    show.stage.close()
  }

  @Test func `dismissing two at once applies the style of the one that remains`() throws {
    let show = Show(.capturing)
    let top = show.stage.run { Page() }
    show.stage.run {
      top.modalPresentationStyle = .overFullScreen
      show.dark.present(show.light, animated: false)
    }
    try show.stage.settle()
    show.stage.run { show.light.present(top, animated: false) }
    try show.stage.settle()
    #expect(show.style == .lightContent)

    show.comeBack()
    show.stage.advance(by: 0.1)

    #expect(show.style == .darkContent)
    try show.stage.settle()
    #expect(show.seen == darkBar)
    show.stage.close()
  }
}
