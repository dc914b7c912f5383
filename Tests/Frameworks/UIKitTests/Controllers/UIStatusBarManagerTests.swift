import Stage
import Testing

private final class Page: UIViewController {
  var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var animation = UIStatusBarAnimation.fade
  var hidingChild: UIViewController?
  var stylingChild: UIViewController?
  var questions = 0

  override var prefersStatusBarHidden: Bool {
    questions += 1
    return hides
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  override var childForStatusBarHidden: UIViewController? { hidingChild }
  override var childForStatusBarStyle: UIViewController? { stylingChild }
}

@MainActor
struct UIStatusBarManagerTests {
  private let stage = Stage(device: .phone)
  private var bar: UIStatusBarManager { UIStatusBarManager.current }

  private func page() -> Page { stage.run { Page() } }

  private var look: UIStatusBarManager.Appearance {
    stage.run { bar.shown(at: stage.time) }
  }

  @Test func `the defaults are a visible bar in the default style`() {
    let controller = stage.run { UIViewController() }

    stage.run {
      #expect(!controller.prefersStatusBarHidden)
      #expect(controller.preferredStatusBarStyle == .default)
      #expect(controller.preferredStatusBarUpdateAnimation == .fade)
      #expect(controller.childForStatusBarHidden == nil)
      #expect(controller.childForStatusBarStyle == nil)
      #expect(!controller.modalPresentationCapturesStatusBarAppearance)
      #expect(!controller.prefersHomeIndicatorAutoHidden)
      #expect(UIStatusBarStyle.allCases.map(\.rawValue) == [0, 1, 3])
      #expect(UIStatusBarAnimation.allCases.map(\.rawValue) == [0, 1, 2])
    }
  }

  @Test(arguments: zip(Device.all, [54.0, 20, 32, 0]))
  func `the bar is at the top`(device: Device, height: Double) {
    let stage = Stage(device: device)

    stage.run {
      let frame = UIApplication.shared.statusBarFrame
      #expect(Double(frame.height) == height, "\(device.id)")
      #expect(height == 0 || frame.width == device.size.width, "\(device.id)")
    }
  }

  @Test func `a compact height hides the bar`() {
    let controller = stage.run { UIViewController() }

    stage.run { controller.traitOverrides.verticalSizeClass = .compact }

    #expect(stage.run { controller.prefersStatusBarHidden })
  }

  @Test(arguments: [true, false])
  func `rotating a phone hides its bar, and rotating back shows it`(animated: Bool) throws {
    stage.show(UIViewController())

    stage.rotate(to: .landscapeLeft, animated: animated)
    #expect(stage.run { bar.isStatusBarHidden })
    try stage.settle()
    #expect(!look.isVisible)

    stage.rotate(to: .portrait, animated: animated)
    try stage.settle()
    #expect(stage.run { !bar.isStatusBarHidden })
    #expect(look.isVisible)
  }

  @Test func `the root controller determines the bar, and is asked when it appears`() {
    let root = page()
    root.style = .lightContent
    root.hides = true
    root.questions = 0

    stage.show(root)

    #expect(root.questions == 1)
    stage.run {
      #expect(bar.isStatusBarHidden)
      #expect(bar.statusBarStyle == .lightContent)
      #expect(bar.statusBarFrame == .zero)
    }
  }

  @Test func `without changes no controller is asked`() {
    let root = page()
    stage.show(root)
    root.questions = 0

    for _ in 0..<5 { stage.tick() }

    #expect(root.questions == 0)
  }

  @Test func `a child determines what the parent delegates, each property separately`() {
    let (root, child) = (page(), page())
    stage.show(root)
    stage.run {
      root.addChild(child)
      root.stylingChild = child
      child.style = .lightContent
      child.hides = true
    }

    #expect(stage.run { bar.statusBarStyle } == .lightContent)
    #expect(!stage.run { bar.isStatusBarHidden })

    stage.run {
      root.hidingChild = child
      root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(stage.run { bar.isStatusBarHidden })
  }

  @Test func `a child that returns itself ends the search`() {
    let root = page()
    root.stylingChild = root
    root.style = .darkContent

    stage.show(root)

    #expect(stage.run { bar.statusBarStyle } == .darkContent)
    root.stylingChild = nil
  }

  // The documentation of `modalPresentationCapturesStatusBarAppearance` describes this behaviour.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.fullScreen, true, true),
    (.overFullScreen, false, false), (.overFullScreen, true, true), (.custom, false, false),
    (.custom, true, true),
  ])
  func `a presented controller determines the bar if it covers the screen or captures it`(
    style: UIModalPresentationStyle, captures: Bool, decides: Bool
  ) throws {
    let (root, sheet) = (page(), page())
    stage.show(root)
    stage.run {
      sheet.style = .lightContent
      sheet.modalPresentationStyle = style
      sheet.modalPresentationCapturesStatusBarAppearance = captures
      root.present(sheet, animated: true)
    }
    try stage.settle()

    #expect(stage.run { bar.statusBarStyle == .lightContent } == decides, "\(style) \(captures)")

    stage.run { root.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.run { bar.statusBarStyle } == .default, "\(style) \(captures)")
  }

  @Test func `the default style follows light and dark`() {
    let root = page()
    stage.show(root)
    #expect(look == .init(dark: 1))

    stage.run { root.overrideUserInterfaceStyle = .dark }

    #expect(look == .init(light: 1))
    stage.run { root.style = .darkContent }
    #expect(look == .init(dark: 1))
  }

  @Test func `a change inside an animation block takes the block's duration`() throws {
    let root = page()
    stage.show(root)

    stage.run { UIView.animate(withDuration: 0.5) { root.hides = true } }

    #expect(stage.run { bar.isStatusBarHidden })
    #expect(look == .init(dark: 1))
    stage.advance(by: 0.25)
    #expect(abs(look.dark - 0.5) < 1e-6)
    #expect(look.lift == 0)
    stage.advance(by: 0.25)
    #expect(!look.isVisible)
  }

  @Test func `the slide animation moves the bar up completely`() throws {
    let root = page()
    root.animation = .slide
    stage.show(root)

    stage.run { UIView.animate(withDuration: 0.5) { root.hides = true } }
    stage.advance(by: 0.25)

    #expect(abs(look.lift - 0.5) < 1e-6)
    #expect(look.dark == 1)
    stage.run { UIView.animate(withDuration: 0.5) { root.hides = false } }
    #expect(abs(look.lift - 0.5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(look == .init(dark: 1))
  }

  @Test func `without an animation block the change is immediate`() {
    let root = page()
    stage.show(root)

    stage.run { root.hides = true }

    #expect(!look.isVisible)
  }

  // See facts A.10.1.
  @Test(arguments: zip([Device.phone, .small, .pad], [59.0, 0, 32]))
  func `hiding the bar changes the safe area only if the bar defines it`(
    device: Device, top: Double
  ) {
    let stage = Stage(device: device)
    let root = stage.run { Page() }
    stage.show(root)
    #expect(Double(stage.run { root.view.safeAreaInsets.top }) == Double(device.safeArea.top))

    stage.run { root.hides = true }

    #expect(Double(stage.run { root.view.safeAreaInsets.top }) == top, "\(device.id)")
  }

  @Test func `a device without a bar asks no controller`() {
    let stage = Stage(device: .bench)
    let root = stage.run { Page() }

    stage.show(root)
    stage.run { root.setNeedsStatusBarAppearanceUpdate() }

    #expect(root.questions == 0)
    #expect(!stage.run { UIStatusBarManager.current.shown(at: 0).isVisible })
  }

  // MARK: Navigation

  /// A navigation controller that may have its own style.
  private final class Stack: UINavigationController {
    var ownStyle: UIStatusBarStyle?
    override var preferredStatusBarStyle: UIStatusBarStyle {
      ownStyle ?? super.preferredStatusBarStyle
    }
  }

  enum Place: CaseIterable {
    case root, inTabs, presented, pushed
  }

  // Sources: radars 15178634 and 15182487; forums.swift.org/t/50926; sarunw.com on the property
  // that is not called; gist.github.com/hujunfeng/6651254 for the hidden bar.
  @Test(arguments: Place.allCases, [true, false])
  func `a visible navigation bar leaves the style to its controller, a hidden one to the page`(
    place: Place, hidesBar: Bool
  ) throws {
    for ownStyle in [UIStatusBarStyle.darkContent, nil] {
      let stage = Stage(device: .phone)
      let (root, child) = stage.run { (UIViewController(), Page()) }
      let stack = stage.run { Stack(rootViewController: place == .pushed ? root : child) }
      (child.style, child.hides) = (.lightContent, true)
      stage.run {
        stack.ownStyle = ownStyle
        stack.isNavigationBarHidden = hidesBar
      }
      switch place {
      case .root: stage.show(stack)
      case .pushed:
        stage.show(stack)
        stage.run { stack.pushViewController(child, animated: true) }
      case .inTabs:
        let tabs = stage.run { UITabBarController() }
        stage.run { tabs.viewControllers = [stack] }
        stage.show(tabs)
      case .presented:
        stage.show(root)
        stage.run {
          stack.modalPresentationStyle = .fullScreen
          root.present(stack, animated: true)
        }
      }
      try stage.settle()

      stage.run {
        let name: Comment = "\(place), hidden \(hidesBar), \(String(describing: ownStyle))"
        let expected: UIStatusBarStyle = hidesBar ? .lightContent : ownStyle ?? .default
        #expect(bar.statusBarStyle == expected, name)
        // The page always determines whether the bar is hidden.
        #expect(bar.isStatusBarHidden, name)
      }
    }
  }

  @Test func `showing or hiding a navigation bar updates the style`() {
    let child = page()
    child.style = .lightContent
    let stack = stage.run { UINavigationController(rootViewController: child) }
    stage.show(stack)
    #expect(stage.run { bar.statusBarStyle } == .default)

    stage.run { stack.isNavigationBarHidden = true }
    stage.tick()
    #expect(stage.run { bar.statusBarStyle } == .lightContent)

    stage.run { stack.setNavigationBarHidden(false, animated: true) }
    stage.tick()
    #expect(stage.run { bar.statusBarStyle } == .default)
  }

  @Test func `a stack that returns its top controller leaves the style to it with any bar`() {
    final class Naming: UINavigationController {
      override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    let child = page()
    child.style = .lightContent

    stage.show(stage.run { Naming(rootViewController: child) })

    #expect(stage.run { bar.statusBarStyle } == .lightContent)
  }

  // MARK: The app's own calls

  @Test func `the app's calls have no effect where controllers decide`() {
    let page = page()
    stage.show(page)

    stage.run {
      UIApplication.shared.setStatusBarHidden(true, with: .fade)
      UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
    }

    stage.run {
      #expect(!bar.isStatusBarHidden)
      #expect(bar.statusBarStyle == .default)
      #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    }
  }

  @Test func `the Info.plist of such an app also sets the first appearance`() {
    let page = page()
    stage.run {
      bar.isDecidedByApp = true
      bar.launchAppearance = UIStatusBarManager.LaunchAppearance([
        "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": true,
      ])
    }
    stage.show(page)
    stage.run { #expect(bar.statusBarStyle == .lightContent && bar.isStatusBarHidden) }

    stage.run { UIApplication.shared.setStatusBarHidden(false, with: .none) }
    #expect(look == UIStatusBarManager.Appearance(light: 1))
    #expect(
      UIStatusBarManager.LaunchAppearance(["UIStatusBarStyle": 3, "UIStatusBarHidden": "x"])
        == UIStatusBarManager.LaunchAppearance([:]))
  }

  @Test func `the app's calls decide where its Info.plist says so`() {
    let page = page()
    stage.run { bar.isDecidedByApp = true }
    stage.show(page)
    stage.run { page.hides = true }
    stage.run { #expect(!bar.isStatusBarHidden) }

    stage.run {
      UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
      UIApplication.shared.setStatusBarHidden(true, with: .slide)
    }
    stage.advance(by: 1)

    stage.run {
      #expect(bar.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarFrame == .zero)
    }
    #expect(look == UIStatusBarManager.Appearance(light: 1, lift: 1))

    stage.run { UIApplication.shared.setStatusBarHidden(false, with: .none) }
    #expect(look == UIStatusBarManager.Appearance(light: 1))

    stage.run {
      UIApplication.shared.isStatusBarHidden = true
      UIApplication.shared.statusBarStyle = .default
    }
    #expect(look == UIStatusBarManager.Appearance())
    #expect(stage.run { bar.statusBarStyle } == .default)
  }
}
