import Stage
import TestSupport
import Testing

/// Hiding and showing the window or the app does not affect the appearance of controllers. Every
/// presentation style and container is tested, at rest and during a transition.
@MainActor
struct WindowShownAgainTests {
  enum Look: CaseIterable {
    case fullScreen, overFullScreen, custom, customRemoving, pageSheet, formSheet
    case currentContext, overCurrentContext

    var style: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .custom, .customRemoving: .custom
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      }
    }
  }

  /// The window's root: A itself, or a container that shows A.
  enum Root: CaseIterable {
    case plain, navigation, tabs, tabsOfNavigation
  }

  enum Moment: CaseIterable {
    case presenting, presented, dismissing
  }

  enum Event: CaseIterable {
    case keyAndVisibleAgain, shownAgain, hiddenAndShown, hiddenThenKeyAndVisible
    case otherWindowTakesKey, otherWindowCovers, background, backgroundAndShownAgain

    var hidesWindow: Bool { self == .hiddenAndShown || self == .hiddenThenKeyAndVisible }

    @MainActor
    func happen(on stage: Stage) {
      let window = stage.window
      switch self {
      case .keyAndVisibleAgain: stage.run { window.makeKeyAndVisible() }
      case .shownAgain: stage.run { window.isHidden = false }
      case .hiddenAndShown:
        stage.run { window.isHidden = true }
        stage.tick()
        stage.run { window.isHidden = false }
      case .hiddenThenKeyAndVisible:
        stage.run { window.isHidden = true }
        stage.tick()
        stage.run { window.makeKeyAndVisible() }
      case .otherWindowTakesKey:
        stage.run { UIWindow().makeKey() }
        stage.tick()
        stage.run { window.makeKeyAndVisible() }
      case .otherWindowCovers:
        let other = stage.run { UIWindow() }
        stage.run {
          other.rootViewController = UIViewController()
          other.makeKeyAndVisible()
        }
        stage.tick()
        stage.run {
          other.isHidden = true
          window.makeKeyAndVisible()
        }
      case .background:
        stage.enterBackground()
        stage.tick()
        stage.enterForeground()
      case .backgroundAndShownAgain:
        stage.enterBackground()
        stage.tick()
        stage.enterForeground()
        stage.run { window.makeKeyAndVisible() }
      }
      stage.tick()
    }
  }

  @Test(arguments: Look.allCases, Root.allCases)
  func `no controller appears or disappears, and covered views stay removed`(
    look: Look, root: Root
  ) throws {
    for moment in Moment.allCases {
      for event in Event.allCases {
        try WindowCase(look, root).play(event, at: moment)
      }
    }
  }
}

/// One cell of the table.
@MainActor
private struct WindowCase {
  let stage = Stage(device: .phone)
  let log = EventLog()
  let look: WindowShownAgainTests.Look
  let a, b: LoggingController
  let root: UIViewController
  let delegate: LoggingDelegate

  init(_ look: WindowShownAgainTests.Look, _ root: WindowShownAgainTests.Root) {
    self.look = look
    let log = self.log
    let (a, b) = stage.run { (LoggingController("A", log), LoggingController("B", log)) }
    (self.a, self.b) = (a, b)
    delegate = LoggingDelegate(log)
    self.root = stage.run {
      @MainActor func tabs(_ controller: UIViewController) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        return tabs
      }
      switch root {
      case .plain: return a
      case .navigation: return UINavigationController(rootViewController: a)
      case .tabs: return tabs(a)
      case .tabsOfNavigation: return tabs(UINavigationController(rootViewController: a))
      }
    }
    delegate.presentation = { [look] presented, presenting in
      LoggingPresentation(presented, presenting, log, removesPresenter: look == .customRemoving)
    }
    stage.show(self.root)
    stage.run {
      a.definesPresentationContext = true
      b.modalPresentationStyle = look.style
      b.transitioningDelegate = delegate
    }
  }

  func play(_ event: WindowShownAgainTests.Event, at moment: WindowShownAgainTests.Moment) throws {
    let name: Comment = "\(look), \(type(of: root)), \(moment), \(event)"
    stage.run { a.present(b, animated: true) }
    if moment == .presenting { stage.advance(by: 0.1) } else { try stage.settle() }
    if moment == .dismissing {
      stage.run { a.dismiss(animated: true) }
      stage.advance(by: 0.1)
    }
    let heard = log.events.count
    let isCovered = a.view.window == nil

    event.happen(on: stage)

    // Animations end when a window is hidden, and the transition ends with them.
    if moment == .presented || !event.hidesWindow {
      #expect(log.events.dropFirst(heard).filter(Self.isAppearance) == [], name)
      #expect((a.view.window == nil) == isCovered, name)
    }
    try stage.settle()
    if moment == .presented {
      #expect((a.view.window == nil) == isCovered, name)
      #expect(b.appearance == .appeared, name)
    }
    if moment != .dismissing {
      stage.run { a.dismiss(animated: true) }
      try stage.settle()
    }
    #expect(a.appearance == .appeared && a.view.window != nil, name)
    #expect(b.appearance == .disappeared && b.viewIfLoaded?.window == nil, name)
    #expect(root.view.superview === stage.window, name)
    #expect(stage.window.subviews.count == 1, name)
    #expect(stage.warnings == [], name)
    AppearanceBalance(of: log.events).expect(name)
    delegate.presentation = nil
    stage.close()
  }

  private static func isAppearance(_ event: String) -> Bool {
    ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"].contains {
      event.contains(".\($0)(")
    }
  }
}
