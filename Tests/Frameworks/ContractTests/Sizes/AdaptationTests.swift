import Stage
import TestSupport
import Testing

/// A delegate that selects a style by size class and logs each call.
private final class AdaptiveDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: EventLog
  let style: UIModalPresentationStyle
  var wrapper: ((UIViewController) -> UIViewController)?

  init(_ log: EventLog, style: UIModalPresentationStyle) {
    (self.log, self.style) = (log, style)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.write("D.style(\(traitCollection.horizontalSizeClass))")
    return traitCollection.horizontalSizeClass == .compact ? style : .none
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.write("D.prepare(.\(adaptivePresentationController.presentationStyle))")
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.write("D.viewController(.\(style))")
    return wrapper?(controller.presentedViewController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.write("D.willPresent(.\(style), \(transitionCoordinator == nil ? "alone" : "coordinated"))")
  }
}

/// A delegate that implements only the older method.
private final class OldDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .fullScreen
  }
}

/// A presentation over the right half of its container, with an additional view.
private final class HalfPresentation: UIPresentationController {
  let chrome = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
  }
  override func presentationTransitionWillBegin() { containerView?.insertSubview(chrome, at: 0) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { chrome.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class HalfTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A controller that shows another controller as its only child.
private final class Wrapper: UIViewController {
  let content: UIViewController
  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

@MainActor
struct AdaptationTests {
  private let s = SizeStage(device: .pad)
  private let transitioning = HalfTransitioning()

  private func present(_ delegate: any UIAdaptivePresentationControllerDelegate) throws
    -> LoggingController
  {
    let b = s.stage.run { LoggingController("B", s.log) }
    s.stage.run {
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = transitioning
      b.presentationController?.delegate = delegate
      s.root.present(b, animated: false)
    }
    try s.stage.settle()
    return b
  }

  private var whole: CGRect { CGRect(origin: .zero, size: Device.pad.size) }
  private var half: CGRect { CGRect(x: 410, y: 0, width: 410, height: 1180) }

  @Test func `regular, compact and regular again call the delegate in the documented order`() throws
  {
    let delegate = AdaptiveDelegate(s.log, style: .overFullScreen)
    let b = try present(delegate)
    #expect(s.log.events.contains("D.willPresent(.none, coordinated)"))
    s.stage.run { #expect(b.view.frame == half) }
    let own = s.stage.run { b.presentationController }
    s.log.clear()

    s.stage.overrideSizeClasses(horizontal: .compact)
    try s.stage.settle()
    s.expectTrace(
      """
      D.style(compact) → D.prepare(.overFullScreen) → D.viewController(.overFullScreen)
      → D.willPresent(.overFullScreen, coordinated)
      !B.willDisappear !B.didDisappear !B.willAppear !R.willDisappear
      """)
    s.stage.run {
      #expect(b.view.frame == whole)
      #expect(b.presentationController !== own)
      #expect(b.presentationController?.presentationStyle == .overFullScreen)
      #expect(s.root.presentedViewController === b)
      #expect((own as? HalfPresentation)?.chrome.superview == nil)
      #expect(s.stage.window.subviews.count == 2)
    }
    s.log.clear()

    s.stage.overrideSizeClasses()
    try s.stage.settle()
    s.expectTrace(
      "D.style(regular) → D.willPresent(.none, coordinated) !D.prepare !D.viewController")
    s.stage.run {
      #expect(b.presentationController === own)
      #expect(b.view.frame == half)
      #expect((own as? HalfPresentation)?.chrome.superview != nil)
    }
    try end(b)
  }

  @Test func `a container replaces the presented controller and restores it`() throws {
    let delegate = AdaptiveDelegate(s.log, style: .fullScreen)
    delegate.wrapper = { Wrapper($0) }
    let b = try present(delegate)
    s.log.clear()

    s.stage.resize(to: CGSize(width: 320, height: 1180))
    try s.stage.settle()
    s.stage.run {
      let wrapper = s.root.presentedViewController
      #expect(wrapper is Wrapper)
      #expect(b.parent === wrapper)
      #expect(b.presentingViewController === s.root)
      #expect(b.view.window === s.stage.window)
      #expect(wrapper?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(s.root.view.window == nil, "full screen takes the presenter's view away")
    }

    s.stage.resize(to: Device.pad.size)
    try s.stage.settle()
    s.stage.run {
      #expect(s.root.presentedViewController === b)
      #expect(b.parent == nil)
      #expect(b.view.frame == half)
      #expect(s.root.view.window === s.stage.window)
      #expect(s.root.view.frame == s.stage.window.bounds)
    }
    try end(b)
  }

  @Test func `a dismissal while adapted releases all controllers`() throws {
    let delegate = AdaptiveDelegate(s.log, style: .fullScreen)
    delegate.wrapper = { Wrapper($0) }
    let b = try present(delegate)
    s.stage.overrideSizeClasses(horizontal: .compact)
    try s.stage.settle()

    try end(b)
  }

  @Test func `presented in compact traits, it is adapted from the start`() throws {
    s.stage.overrideSizeClasses(horizontal: .compact)
    let delegate = AdaptiveDelegate(s.log, style: .overFullScreen)
    s.log.clear()
    let b = try present(delegate)

    s.expectTrace(
      """
      D.style(compact) → D.prepare(.overFullScreen) → D.viewController(.overFullScreen)
      → D.willPresent(.overFullScreen, coordinated) → B.willAppear(false) → B.didAppear(false)
      """)
    s.stage.run { #expect(b.view.frame == whole) }
    try end(b)
  }

  @Test func `during a transition the new style waits for its end`() throws {
    let delegate = AdaptiveDelegate(s.log, style: .overFullScreen)
    let b = s.stage.run { LoggingController("B", s.log) }
    s.stage.run {
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = transitioning
      b.presentationController?.delegate = delegate
      s.root.present(b, animated: true)
    }
    s.stage.advance(by: 0.1)
    s.log.clear()

    s.stage.overrideSizeClasses(horizontal: .compact)
    #expect(!s.log.heard("D.style"))
    try s.stage.settle()

    #expect(s.log.heard("D.willPresent(.overFullScreen, alone)"))
    s.stage.run { #expect(b.view.frame == whole) }
    try end(b)
  }

  @Test func `the older method is called in a compact width only`() throws {
    let delegate = OldDelegate()
    let b = try present(delegate)
    s.stage.run {
      #expect(b.presentationController?.adaptivePresentationStyle == .fullScreen)
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      let answer = b.presentationController?.adaptivePresentationStyle(for: regular)
      #expect(answer == UIModalPresentationStyle.none)
      #expect(b.view.frame == half)
    }
    s.stage.overrideSizeClasses(horizontal: .compact)
    s.stage.run { #expect(b.view.frame == whole) }
    try end(b)
  }

  @Test func `without a delegate nothing adapts`() throws {
    let b = try present(AdaptiveDelegate(s.log, style: .fullScreen))
    let own = s.stage.run { b.presentationController }

    s.stage.overrideSizeClasses(horizontal: .compact)
    try s.stage.settle()

    #expect(s.stage.run { b.presentationController } === own, "the delegate has died")
    try end(b)
  }

  private func end(
    _ b: LoggingController, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    s.stage.run { s.root.dismiss(animated: false) }
    try s.stage.settle()
    s.stage.run {
      #expect(s.root.presentedViewController == nil, sourceLocation: sourceLocation)
      #expect(b.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
      #expect(b.activePresentationController == nil, sourceLocation: sourceLocation)
      #expect(s.stage.window.subviews == [s.root.view], sourceLocation: sourceLocation)
      #expect(s.root.view.frame == s.stage.window.bounds, sourceLocation: sourceLocation)
    }
    #expect(s.stage.warnings == [], sourceLocation: sourceLocation)
    s.stage.expectRest(sourceLocation: sourceLocation)
  }
}
