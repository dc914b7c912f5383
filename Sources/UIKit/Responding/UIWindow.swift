/// The root view of an app's interface on one screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A stacking order of windows; higher stands in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostWindow = self
    isHidden = true
    inheritedTraits = UIScreen.main.device.traits(ofWindow: frame.size)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostWindow = self
    isHidden = true
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// As large as the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    hostWindow = self
    isHidden = true
    inheritedTraits = UIScreen.main.device.traits(ofWindow: bounds.size)
    self.windowScene = windowScene
  }

  /// The scene that shows the window. A window without one gets the app's only scene when it is
  /// shown; where the app declares scenes it stays out of sight instead.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue, !isHidden { UIWindows.current.update(self) } }
  }

  /// Higher levels stand in front; `.normal` by default.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { UIWindows.current.update(self) } }
  }

  /// Whoever fills the window with its view: the root view controller.
  package var rootOwner: (any RootOwner)? {
    didSet {
      guard rootOwner !== oldValue else { return }
      oldValue?.leaveWindow()
      if !isHidden { rootOwner?.joinWindow(self) }
    }
  }

  open var isKeyWindow: Bool { UIWindows.current.key === self }

  /// Takes the keyboard: the window before is told first.
  open func makeKey() {
    let windows = UIWindows.current
    guard windows.key !== self else { return }
    let old = windows.key
    windows.key = self
    old?.resignKey()
    becomeKey()
  }

  // Each of these does nothing by default; do not call them.
  open func becomeKey() {}
  open func resignKey() {}

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// A window is on screen as long as it is not hidden; hidden at first.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, windowScene == nil, !WindowScenes.current.areDeclared {
        windowScene = WindowScenes.current.main
      }
      if !newValue { adoptTraits(UIScreen.main.device.traits(ofWindow: bounds.size)) }
      UIWindows.current.update(self)
      if !newValue { rootOwner?.joinWindow(self) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIWindows.current.application }

  /// Delivers an event to the recognizers, then to the views under its touches.
  open func sendEvent(_ event: UIEvent) { event.system?.deliver(event, in: self) }
}

/// What a window asks of its root controller.
@MainActor
package protocol RootOwner: AnyObject {
  /// Puts the controller's view into the window and makes it appear; does nothing when the view is
  /// there already, or when a presentation has taken it away.
  func joinWindow(_ window: UIWindow)
  func leaveWindow()
}

/// The windows of a world, by level and then by the order they were shown.
@MainActor
package final class UIWindows: WorldRoom {
  package private(set) var shown: [UIWindow] = []
  package weak var key: UIWindow?
  /// The end of every responder chain.
  package weak var application: UIResponder?

  package init() {}
  package static var current: UIWindows { World.current.room() }

  func update(_ window: UIWindow) {
    shown.removeAll { $0 === window }
    let root = UIScreen.main.rootLayer
    guard !window.isHidden, window.windowScene != nil else {
      return window.layer.removeFromSuperlayer()
    }
    let index = shown.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    shown.insert(window, at: index ?? shown.count)
    for shownWindow in shown { root.addSublayer(shownWindow.layer) }
  }
}
