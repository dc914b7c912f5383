/// The status bar of the simulated device: its frame, and the style and visibility that controllers
/// chose.
///
/// The bar is not part of a view tree; recorders draw it on top of each frame.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The style chosen by the controller that determines the status bar's appearance.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  public private(set) var isStatusBarHidden = false

  /// The bar's frame in the screen's coordinate system; empty while the bar is hidden or if the
  /// device has no status bar.
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

  /// The controller that determines the bar's style. The style `.default` depends on this
  /// controller's traits.
  private weak var decider: UIViewController?
  private var isAsking = false
  private var willAsk = false

  /// Updates the bar after the next commit, because a controller has appeared or disappeared.
  func askLater() {
    guard UIScreen.main.device.statusBarHeight > 0, !willAsk else { return }
    if isDecidedByApp { return applyLaunchAppearance() }
    willAsk = true
    TickQueue.afterCommit(by: "the status bar") { [self] in
      willAsk = false
      ask()
    }
  }

  /// Asks the controllers that determine the status bar's appearance for their preferences, and
  /// applies them. Inside an animation block, the change of the status bar takes as long as the
  /// block. Unverified: that the block's curve and delay have no effect on the change.
  func ask() { ask(fadingFor: AnimationScope.current?.duration ?? 0) }

  /// The duration of the status bar's cross-fade in a transition, in seconds.
  ///
  /// Since iOS 8.3, UIKit cross-fades the status bar in transitions (radar 21961293). The fade has
  /// its own timing, so an interactive transition does not scrub it (radar 20069154). The duration
  /// is unverified.
  package static let transitionFade = 0.35

  /// Updates the bar when a transition begins. UIKit applies the new style right after the start of
  /// the transition (radar 20069154), also when a navigation controller pops (bsmith11/Stack, issue
  /// 6). Unverified: that the style is also applied right after the start of a tab bar controller's
  /// transition.
  func transitionBegan(animated: Bool) { ask(fadingFor: animated ? Self.transitionFade : 0) }

  /// Restores the old style when a transition is cancelled, immediately and without a fade (radar
  /// 20069154: it "jumps"). Unverified: that the style is restored when the transition is
  /// cancelled, and not when the transition has returned to its start.
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

  /// Sets the visibility after the style has been set, and starts the change from the state
  /// `before`.
  private func apply(
    _ hides: Bool, from before: Appearance, _ oldGoal: Appearance, fadingFor duration: Double
  ) {
    let changesHidden = hides != isStatusBarHidden
    isStatusBarHidden = hides
    // A change of the bar that is in progress continues if its goal is still the same.
    if goal != oldGoal { change = (before, World.current.clock.now, duration) }
    guard changesHidden else { return }
    UIScreen.main.isStatusBarHidden = hides
    for window in UIWindows.current.shown { window.checkSafeArea() }
  }

  // MARK: The app's own calls

  /// Whether the app itself sets the status bar, and not its view controllers. The app's Info.plist
  /// determines who sets the status bar.
  package var isDecidedByApp =
    AppInfo.value("UIViewControllerBasedStatusBarAppearance") == .some(false)

  /// The appearance with which the app's Info.plist starts the status bar; nil after it has been
  /// applied, or after the app has set the status bar.
  package var launchAppearance: LaunchAppearance? = LaunchAppearance(AppInfo.list)

  /// The values of `UIStatusBarStyle` and `UIStatusBarHidden` in an Info.plist.
  package struct LaunchAppearance: Equatable {
    package let style: UIStatusBarStyle
    package let isHidden: Bool

    package init(_ list: [String: Any]) {
      style =
        switch list["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
          "UIStatusBarStyleBlackOpaque":
          .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
      isHidden = list["UIStatusBarHidden"] as? Bool ?? false
    }
  }

  private func applyLaunchAppearance() {
    guard let launch = launchAppearance else { return }
    launchAppearance = nil
    setAppStyle(launch.style, animated: false)
    setAppHidden(launch.isHidden, .none)
  }

  package func setAppHidden(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
    guard isDecidedByApp else { return }
    applyLaunchAppearance()
    let (before, oldGoal) = (shown(at: World.current.clock.now), goal)
    self.animation = animation
    apply(
      hidden, from: before, oldGoal, fadingFor: animation == .none ? 0 : Self.transitionFade)
  }

  package func setAppStyle(_ style: UIStatusBarStyle, animated: Bool) {
    guard isDecidedByApp else { return }
    applyLaunchAppearance()
    let (before, oldGoal) = (shown(at: World.current.clock.now), goal)
    statusBarStyle = style
    apply(
      isStatusBarHidden, from: before, oldGoal, fadingFor: animated ? Self.transitionFade : 0)
  }

  // MARK: Drawing

  /// Whether a change is still in progress at `time`, in seconds of virtual time.
  package func isChanging(at time: Double) -> Bool {
    change.map { time < $0.start + $0.duration - 1e-9 } ?? false
  }

  /// The bar's visible state at one moment.
  package struct Appearance: Sendable, Equatable {
    /// The opacity of the dark and of the light symbols, from 0 to 1.
    package var dark = 0.0
    package var light = 0.0
    /// How far the bar has slid upwards: 0 in its normal position, 1 off screen.
    package var lift = 0.0

    package init(dark: Double = 0, light: Double = 0, lift: Double = 0) {
      (self.dark, self.light, self.lift) = (dark, light, lift)
    }

    package var isVisible: Bool { dark + light > 0 && lift < 1 }

    fileprivate func mixed(with other: Appearance, _ share: Double) -> Appearance {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return Appearance(
        dark: mix(dark, other.dark), light: mix(light, other.light), lift: mix(lift, other.lift))
    }
  }

  private var animation = UIStatusBarAnimation.none
  /// The bar's visible state before the last change, the time of the change, and its duration in
  /// seconds.
  private var change: (from: Appearance, start: Double, duration: Double)?

  /// The bar's visible state at `time`, interpolated linearly. `time` is in seconds of virtual
  /// time.
  package func shown(at time: Double) -> Appearance {
    guard let change, change.duration > 0, time < change.start + change.duration else {
      return goal
    }
    return change.from.mixed(with: goal, max(0, time - change.start) / change.duration)
  }

  /// The bar's visible state after all changes.
  private var goal: Appearance {
    guard UIScreen.main.device.statusBarHeight > 0 else { return Appearance() }
    let style = decider?.traitCollection.userInterfaceStyle ?? .light
    let isLight =
      statusBarStyle == .lightContent || statusBarStyle == .default && style == .dark
    var look = isLight ? Appearance(light: 1) : Appearance(dark: 1)
    guard isStatusBarHidden else { return look }
    // A bar that slides keeps its opacity; any other bar fades.
    if animation == .slide { look.lift = 1 } else { look = Appearance() }
    return look
  }
}

@MainActor
private final class StatusBarHolder: WorldService {
  let manager = UIStatusBarManager()
}

extension UIViewController {
  /// The controller that determines the status bar's appearance. Among this controller and all
  /// controllers presented on it, the topmost controller that covers the screen or captures the
  /// status bar appearance is chosen.
  ///
  /// During a transition, a controller that is being presented is included unless the presentation
  /// is cancelled. A controller that is being dismissed is included only if the dismissal is
  /// cancelled.
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

  /// Starts at this controller, follows the child that each controller designates, and returns the
  /// last controller. If a controller designates one that was already visited, the search ends.
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
  /// Dark symbols over a light interface, light symbols over a dark one.
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
  /// Updates the status bar from the controllers that determine its appearance. Inside an animation
  /// block, the change is animated.
  public func setNeedsStatusBarAppearanceUpdate() {
    CallTrace.note(.controller, self, .message("setNeedsStatusBarAppearanceUpdate"))
    UIStatusBarManager.current.ask()
  }

  /// Has no effect, because the home indicator is not rendered.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the height is compact, as on a phone in landscape.
  var hidesStatusBar: Bool { currentTraits.verticalSizeClass == .compact }
}
