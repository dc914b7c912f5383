import Stage
import TestSupport
import Testing

/// A delegate that adapts in a compact width, optionally to another controller, and runs a test's
/// code in one of its calls.
private final class MomentDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  enum Moment: CaseIterable {
    case style, prepare, viewController, willPresent
  }

  let style: UIModalPresentationStyle
  var replacement: ((UIViewController) -> UIViewController)?
  /// Code that runs once, in the call that `moment` names.
  var act: (moment: Moment, body: () -> Void)?

  init(_ style: UIModalPresentationStyle) { self.style = style }

  private func reach(_ moment: Moment) {
    guard let act, act.moment == moment else { return }
    self.act = nil
    act.body()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    reach(.style)
    return traitCollection.horizontalSizeClass == .compact ? style : .none
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    reach(.prepare)
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    reach(.viewController)
    return replacement?(controller.presentedViewController)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    reach(.willPresent)
  }
}

/// A controller that shows another controller as its only child.
private final class Frame: UIViewController {
  init(_ content: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
  required init?(coder: NSCoder) { nil }
}

/// An iPad's window becomes narrow during other operations.
@MainActor
struct AdaptationUnderwayTests {
  private let s: SizeStage
  private static let narrow = CGSize(width: 400, height: 1180)

  init() { s = SizeStage(device: .pad) }
  private init(_ s: SizeStage) { self.s = s }

  private func popover(_ delegate: MomentDelegate) -> LoggingController {
    s.stage.run {
      let b = LoggingController("B", s.log)
      b.modalPresentationStyle = .popover
      b.popoverPresentationController?.sourceView = s.root.view
      b.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 60, width: 44, height: 44)
      b.popoverPresentationController?.delegate = delegate
      return b
    }
  }

  private func present(_ b: UIViewController, from source: UIViewController) throws {
    s.stage.run { source.present(b, animated: false) }
    try s.stage.settle()
    s.log.clear()
  }

  // MARK: Covered

  enum Change: CaseIterable {
    case sheet, fullScreen, replaced
  }

  @Test(arguments: Change.allCases, [UIModalPresentationStyle.fullScreen, .currentContext])
  func `an adaptation while covered stays covered and is shown in the new style`(
    change: Change, cover: UIModalPresentationStyle
  ) throws {
    let delegate = MomentDelegate(change == .sheet ? .pageSheet : .fullScreen)
    if change == .replaced { delegate.replacement = { Frame($0) } }
    let b = popover(delegate)
    try present(b, from: s.root)
    let c = s.stage.run { LoggingController("C", s.log) }
    b.definesPresentationContext = true
    c.modalPresentationStyle = cover
    try present(c, from: b)

    s.stage.resize(to: Self.narrow)
    try s.stage.settle()
    for event in ["B.willAppear", "B.didAppear", "C.willDisappear", "C.willAppear"] {
      #expect(!s.log.heard(event), "\(event)")
    }
    s.stage.run {
      #expect(b.view.window == nil)
      #expect(c.view.window === s.stage.window)
    }
    s.stage.run { c.dismiss(animated: true) }
    try s.stage.settle()

    s.expectTrace(
      "C.willDisappear(true) → B.willAppear(true) → B.didAppear(true) → C.didDisappear(true)"
    )
    s.stage.run {
      #expect(b.view.window === s.stage.window)
      #expect(b.view.bounds.width == Self.narrow.width)
      #expect(s.root.presentedViewController === (change == .replaced ? b.parent : b))
    }
    try end(b)
  }

  @Test func `controllers presented on the adapting one stay above it`() throws {
    let b = popover(MomentDelegate(.pageSheet))
    try present(b, from: s.root)
    b.definesPresentationContext = true
    let c = s.stage.run { LoggingController("C", s.log) }
    c.modalPresentationStyle = .overCurrentContext
    try present(c, from: b)

    s.stage.resize(to: Self.narrow)
    try s.stage.settle()

    s.stage.run {
      #expect(c.view.window === s.stage.window)
      #expect(b.view.window === s.stage.window)
      let place = c.view.convert(c.view.bounds, to: nil)
      #expect(place == b.view.convert(b.view.bounds, to: nil))
    }
    try end(b)
  }

  // MARK: Interrupted

  @Test(arguments: [true, false])
  func `a controller that dismisses in willTransition is dismissed first`(animated: Bool) throws {
    let b = popover(MomentDelegate(.fullScreen))
    try present(b, from: s.root)
    s.root.onWillTransition = { [unowned root = s.root] _ in root.dismiss(animated: animated) }

    s.stage.resize(to: Self.narrow)
    try s.stage.settle()

    s.root.onWillTransition = nil
    #expect(b.appearance == .disappeared)
    try end(b)
  }

  @Test(arguments: [true, false])
  func `a dismissal inside any delegate call comes first`(animated: Bool) throws {
    for moment in MomentDelegate.Moment.allCases {
      let s = SizeStage(device: .pad)
      let tests = AdaptationUnderwayTests(s)
      let delegate = MomentDelegate(.fullScreen)
      let b = tests.popover(delegate)
      try tests.present(b, from: s.root)
      delegate.act = (moment, { [unowned root = s.root] in root.dismiss(animated: animated) })

      s.stage.resize(to: Self.narrow)
      try s.stage.settle()

      #expect(delegate.act == nil, "\(moment)")
      #expect(b.appearance == .disappeared, "\(moment)")
      try tests.end(b)
    }
  }

  @Test func `a dismissal during the presentation's delegate calls is refused`() throws {
    for moment in MomentDelegate.Moment.allCases {
      let s = SizeStage(device: .pad)
      let tests = AdaptationUnderwayTests(s)
      s.stage.resize(to: Self.narrow)
      let delegate = MomentDelegate(.fullScreen)
      let b = tests.popover(delegate)
      delegate.act = (moment, { [unowned root = s.root] in root.dismiss(animated: true) })

      try tests.present(b, from: s.root)

      #expect(s.stage.warnings.count == 1, "\(moment)")
      #expect(s.stage.warnings.first?.contains("while transitioning already") == true, "\(moment)")
      #expect(b.appearance == .appeared, "\(moment)")
      try tests.end(b, warnings: 1)
    }
  }

  // MARK: Chosen controllers

  @Test func `a controller that is in use cannot be the replacement`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let tests = AdaptationUnderwayTests()
        tests.s.stage.resize(to: Self.narrow)
        let delegate = MomentDelegate(.fullScreen)
        delegate.replacement = { _ in tests.s.root }
        try tests.present(tests.popover(delegate), from: tests.s.root)
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains("Application tried to present modally an active controller") == true)
  }

  // MARK: Covering the screen

  @Test func `adapted to full screen it determines the status bar and the orientation`() throws {
    let delegate = MomentDelegate(.fullScreen)
    let face = s.stage.run { UprightFace() }
    delegate.replacement = { _ in face }
    let b = popover(delegate)
    try present(b, from: s.root)
    s.stage.run { #expect(UIStatusBarManager.current.statusBarStyle == .default) }

    s.stage.overrideSizeClasses(horizontal: .compact)
    try s.stage.settle()
    s.stage.run { #expect(UIStatusBarManager.current.statusBarStyle == .lightContent) }
    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()
    #expect(s.stage.window.bounds.size == Device.pad.size)

    s.stage.run { s.root.dismiss(animated: true) }
    try s.stage.settle()
    s.stage.run { #expect(UIStatusBarManager.current.statusBarStyle == .default) }
    #expect(s.stage.window.bounds.width == Device.pad.size.height, "it turns once it is alone")
  }

  private func end(
    _ b: UIViewController, warnings: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    s.stage.run { s.root.dismiss(animated: false) }
    try s.stage.settle()
    s.stage.run {
      #expect(s.root.presentedViewController == nil, sourceLocation: sourceLocation)
      #expect(b.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
      #expect(s.stage.window.subviews == [s.root.view], sourceLocation: sourceLocation)
      #expect(s.root.view.frame == s.stage.window.bounds, sourceLocation: sourceLocation)
      #expect(s.root.appearance == .appeared, sourceLocation: sourceLocation)
    }
    #expect(s.stage.warnings.count == warnings, sourceLocation: sourceLocation)
    s.stage.expectRest(sourceLocation: sourceLocation)
  }
}

/// A controller with a light status bar that supports portrait only.
private final class UprightFace: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
