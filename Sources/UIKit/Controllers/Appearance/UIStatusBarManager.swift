/// The status bar of the virtual device: the style and visibility that controllers chose, and its
/// frame.
///
/// The bar is not part of any view tree; recorders draw it on top of each frame.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The style chosen by the deciding controller.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  public private(set) var isStatusBarHidden = false

  /// The frame in screen points; empty while the bar is hidden or the device has none.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    guard !isStatusBarHidden, screen.device.statusBarHeight > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.device.statusBarHeight)
  }

  package class var current: UIStatusBarManager {
    World.current.service(StatusBarHolder.self).manager
  }

  fileprivate override init() {}

  // MARK: Querying controllers

  /// The deciding controller; the bar's default style follows its traits.
  private weak var decider: UIViewController?
  private var isAsking = false
  private var willAsk = false

  /// Updates the bar after the next commit, because a controller has appeared or disappeared.
  func askLater() {
    guard UIScreen.main.device.statusBarHeight > 0, !willAsk else { return }
    willAsk = true
    TickQueue.afterCommit(by: "the status bar") { [self] in
      willAsk = false
      ask()
    }
  }

  /// Reads the deciding controller's values and applies them. Inside an animation block, the change
  /// takes the block's duration (its curve and delay are ignored: unverified).
  func ask() { ask(fadingFor: AnimationScope.current?.duration ?? 0) }

  /// Duration of a change that a transition causes; seconds.
  ///
  /// UIKit cross-fades such a change since iOS 8.3 (radar 21961293) with its own timing: an
  /// interactive transition does not scrub the fade (radar 20069154). The duration is unverified.
  package static let transitionFade = 0.35

  /// Updates the bar when a transition begins. The new style shows right after the start (radar
  /// 20069154), in pops of a navigation controller too (bsmith11/Stack, issue 6). That tab bar
  /// controllers behave likewise is unverified.
  func transitionBegan(animated: Bool) { ask(fadingFor: animated ? Self.transitionFade : 0) }

  /// Restores the old style when a transition is cancelled, at once and without a fade (radar
  /// 20069154: it "jumps"). That this happens at the cancel, and not when the transition has run
  /// back, is unverified.
  func transitionWasCancelled() { ask(fadingFor: 0) }

  private func ask(fadingFor duration: Double) {
    guard !isDecidedByApp, UIScreen.main.device.statusBarHeight > 0, !isAsking,
      let root = (UIWindows.current.key ?? UIWindows.current.shown.last)?.rootViewController
    else { return }
    isAsking = true
    defer { isAsking = false }
    let top = root.statusBarDecider
    let hiding = top.follow(\.childForStatusBarHidden, "childForStatusBarHidden")
    let styling = top.follow(\.childForStatusBarStyle, "childForStatusBarStyle")
    let hides = CallTrace.ask(.layout, hiding, .property("prefersStatusBarHidden")) {
      hiding.prefersStatusBarHidden
    } answer: {
      .init($0)
    }
    let style = CallTrace.ask(.layout, styling, .property("preferredStatusBarStyle")) {
      styling.preferredStatusBarStyle
    } answer: {
      .value(.text(".\($0)"))
    }
    let (before, oldGoal) = (shown(at: World.current.clock.now), goal)
    if hides != isStatusBarHidden, duration > 0 {
      animation = CallTrace.ask(.layout, hiding, .property("preferredStatusBarUpdateAnimation")) {
        hiding.preferredStatusBarUpdateAnimation
      } answer: {
        .value(.text(".\($0)"))
      }
    }
    decider = styling
    statusBarStyle = style
    apply(hides, from: before, oldGoal, fadingFor: duration)
  }

  /// Sets the visibility, after the style, and starts the change from the state `before`.
  private func apply(_ hides: Bool, from before: Look, _ oldGoal: Look, fadingFor duration: Double)
  {
    let changesHidden = hides != isStatusBarHidden
    isStatusBarHidden = hides
    // A running change continues if its goal is unchanged.
    if goal != oldGoal { change = (before, World.current.clock.now, duration) }
    guard changesHidden else { return }
    UIScreen.main.isStatusBarHidden = hides
    for window in UIWindows.current.shown { window.checkSafeArea() }
  }

  // MARK: The app's own calls

  /// Whether the app decides instead of its view controllers. An app says so in its Info.plist.
  package var isDecidedByApp =
    AppInfo.value("UIViewControllerBasedStatusBarAppearance") == false

  package func setAppHidden(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
    guard isDecidedByApp else { return }
    let (before, oldGoal) = (shown(at: World.current.clock.now), goal)
    self.animation = animation
    apply(
      hidden, from: before, oldGoal, fadingFor: animation == .none ? 0 : Self.transitionFade)
  }

  package func setAppStyle(_ style: UIStatusBarStyle, animated: Bool) {
    guard isDecidedByApp else { return }
    let (before, oldGoal) = (shown(at: World.current.clock.now), goal)
    statusBarStyle = style
    apply(
      isStatusBarHidden, from: before, oldGoal, fadingFor: animated ? Self.transitionFade : 0)
  }

  // MARK: Drawing

  /// Whether a change is still visible at `time` of the world's clock.
  package func isChanging(at time: Double) -> Bool {
    change.map { time < $0.start + $0.duration - 1e-9 } ?? false
  }

  /// The bar's visible state at one moment.
  package struct Look: Sendable, Equatable {
    /// Opacity of the dark and of the light symbols, 0…1.
    package var dark = 0.0
    package var light = 0.0
    /// How far the bar has slid out upwards: 0 in its position, 1 off screen.
    package var lift = 0.0

    package init(dark: Double = 0, light: Double = 0, lift: Double = 0) {
      (self.dark, self.light, self.lift) = (dark, light, lift)
    }

    package var isVisible: Bool { dark + light > 0 && lift < 1 }

    fileprivate func mixed(with other: Look, _ share: Double) -> Look {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Look(
        dark: mix(dark, other.dark), light: mix(light, other.light), lift: mix(lift, other.lift))
    }
  }

  private var animation = UIStatusBarAnimation.none
  /// The state before the last change, the time of the change, and its duration in seconds.
  private var change: (from: Look, start: Double, duration: Double)?

  /// The state at `time` of the world's clock, interpolated linearly.
  package func shown(at time: Double) -> Look {
    guard let change, change.duration > 0, time < change.start + change.duration else {
      return goal
    }
    return change.from.mixed(with: goal, max(0, time - change.start) / change.duration)
  }

  /// The state after all changes.
  private var goal: Look {
    guard UIScreen.main.device.statusBarHeight > 0 else { return Look() }
    let style = decider?.traitCollection.userInterfaceStyle ?? .light
    let isLight =
      statusBarStyle == .lightContent || statusBarStyle == .default && style == .dark
    var look = isLight ? Look(light: 1) : Look(dark: 1)
    guard isStatusBarHidden else { return look }
    // A sliding bar keeps its opacity; any other fades.
    if animation == .slide { look.lift = 1 } else { look = Look() }
    return look
  }
}

@MainActor
private final class StatusBarHolder: WorldService {
  let manager = UIStatusBarManager()
}

extension UIViewController {
  /// The controller that decides about the status bar: among this controller and all presented on
  /// it, the topmost that covers the screen or captures the status bar appearance.
  ///
  /// During a transition, the controllers expected at its end count: a presented one until a
  /// cancel, a dismissed one only after a cancel.
  fileprivate var statusBarDecider: UIViewController {
    let chain = Array(sequence(first: self) { $0.ownPresented }.dropFirst())
    let topIsLeaving = chain.last.map { !$0.isComingOrThere } ?? false
    return chain.last { controller in
      let covers = controller.ownPresentation?.presentationStyle == .fullScreen
      guard covers || controller.modalPresentationCapturesStatusBarAppearance else { return false }
      switch controller.record.presentation {
      case .none: return true
      case .presented: return controller.isComingOrThere
      case .dismissed: return !topIsLeaving
      }
    } ?? self
  }

  private var isComingOrThere: Bool { appearance == .appearing || appearance == .appeared }

  /// Follows the children that controllers designate; a controller that was seen already ends the
  /// search.
  fileprivate func follow(
    _ child: (UIViewController) -> UIViewController?, _ name: String
  ) -> UIViewController {
    var seen = [self]
    while let last = seen.last {
      let next = CallTrace.ask(.layout, last, .property(name)) {
        child(last)
      } answer: {
        .init($0)
      }
      guard let next, !seen.contains(where: { $0 === next }) else { return last }
      seen.append(next)
    }
    return self
  }
}

/// The colour of the status bar's symbols.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Dark over a light interface, light over a dark one.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  case none = 0
  case fade = 1
  case slide = 2
}

extension UIViewController {
  /// Updates the status bar from the deciding controller; inside an animation block the change is
  /// animated.
  public func setNeedsStatusBarAppearanceUpdate() {
    CallTrace.note(.controller, self, .message("setNeedsStatusBarAppearanceUpdate"))
    UIStatusBarManager.current.ask()
  }

  /// Has no effect: the home indicator is not rendered.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the height is compact, as on a phone in landscape.
  var hidesStatusBar: Bool { currentTraits.verticalSizeClass == .compact }
}
