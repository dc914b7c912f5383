import CDeviceRuntime

/// The root view of an app's interface on one screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window in the stacking order. Windows with higher levels are in front.
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
  /// Creates a window of the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    hostWindow = self
    isHidden = true
    inheritedTraits = UIScreen.main.device.traits(ofWindow: bounds.size)
    self.windowScene = windowScene
  }

  /// The scene that shows the window. If the app does not declare scenes, a window without a scene
  /// is assigned to the app's only scene when the window is shown. If the app declares scenes, a
  /// window without a scene remains invisible.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue, !isHidden { UIWindows.current.update(self) } }
  }

  /// The screen that shows the window. Setting another screen only prints a warning, because a
  /// device in Matchcut has one screen.
  open var screen: UIScreen {
    get { windowScene?.screen ?? UIScreen.main }
    set {
      guard newValue !== screen else { return }
      UIKitLog.warn("\(self) cannot move to \(newValue), because the device has one screen.")
    }
  }

  /// The stacking level; higher levels are in front. `.normal` by default.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { UIWindows.current.update(self) } }
  }

  /// The root view controller, which owns the window's main view.
  package var rootOwner: (any RootOwner)? {
    didSet {
      guard rootOwner !== oldValue else { return }
      oldValue?.leaveWindow()
      if !isHidden { rootOwner?.joinWindow(self) }
    }
  }

  open var isKeyWindow: Bool { UIWindows.current.key === self }

  /// Makes this window the key window. The previous key window resigns first.
  open func makeKey() {
    let windows = UIWindows.current
    guard windows.key !== self else { return }
    let old = windows.key
    windows.key = self
    old?.resignKey()
    old?.post(Self.didResignKeyNotification)
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  // UIKit calls these methods, which do nothing by default. Apps override them but do not call
  // them.
  open func becomeKey() {}
  open func resignKey() {}

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Whether the window is off screen; true when the window is created.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      if !newValue, windowScene == nil, !WindowScenes.current.areDeclared {
        windowScene = WindowScenes.current.main
      }
      if !newValue { adoptTraits(UIScreen.main.device.traits(ofWindow: bounds.size)) }
      UIWindows.current.update(self)
      if !newValue { rootOwner?.joinWindow(self) }
      guard changes, !isSystemWindow else { return }
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  open override var next: UIResponder? { windowScene ?? UIWindows.current.application }

  /// Whether the window belongs to the system, as the keyboard's window does. A system window is in
  /// front of the app's windows, and the app's lists of windows do not contain it.
  var isSystemWindow: Bool { false }

  /// Delivers an event to the recognizers, then to the views of its touches.
  open func sendEvent(_ event: UIEvent) {
    if methods_are_exchanged(), ran("sendEvent:", event) { return }
    event.system?.deliver(event, in: self)
  }
}

/// The operations on a root view controller that the window needs.
@MainActor
package protocol RootOwner: AnyObject {
  /// Adds the controller's view to the window and begins its appearance. Does nothing if the view
  /// is already in the window or if a presentation has removed it from the window.
  func joinWindow(_ window: UIWindow)
  func leaveWindow()
}

/// Stores the windows of a `World`. The windows are sorted by level and, within a level, by the
/// order in which they were shown.
@MainActor
package final class UIWindows: WorldService {
  package private(set) var shown: [UIWindow] = []
  /// The window of the keyboard; nil while the keyboard is off screen.
  package private(set) var system: UIWindow?
  /// The windows on screen from back to front, including the window of the keyboard.
  package var all: [UIWindow] { shown + (system.map { [$0] } ?? []) }
  package weak var key: UIWindow?
  /// The last responder in every responder chain.
  package weak var application: UIResponder?

  package init() {}
  package static var current: UIWindows { World.current.service() }

  func update(_ window: UIWindow) {
    let root = UIScreen.main.rootLayer
    if window.isSystemWindow {
      system = window.isHidden ? nil : window
      return window.isHidden
        ? window.layer.removeFromSuperlayer() : root.addSublayer(window.layer)
    }
    shown.removeAll { $0 === window }
    guard !window.isHidden, window.windowScene != nil else {
      return window.layer.removeFromSuperlayer()
    }
    let index = shown.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    shown.insert(window, at: index ?? shown.count)
    for shownWindow in all { root.addSublayer(shownWindow.layer) }
  }
}

extension UIWindow.Level: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public static func + (left: Self, right: CGFloat) -> Self {
    Self(rawValue: left.rawValue + right)
  }
  public static func + (left: CGFloat, right: Self) -> Self { right + left }
  public static func - (left: Self, right: CGFloat) -> Self { left + -right }
  public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }
  public static func += (left: inout Self, right: CGFloat) { left = left + right }
  public static func -= (left: inout Self, right: CGFloat) { left = left - right }
}

// MARK: Exchanged implementations

extension UIWindow {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIWindow.self, self, repeat each arguments)
  }
}
