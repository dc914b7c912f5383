/// The status bar of the virtual device: what controllers have answered, and where it stands.
///
/// The bar itself is no part of any tree of views; who films the device draws it on top.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The answer of the controller that decides.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  public private(set) var isStatusBarHidden = false

  /// In points of the screen; empty while the bar is hidden or the device has none.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    guard !isStatusBarHidden, screen.device.statusBarHeight > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.device.statusBarHeight)
  }

  package class var current: UIStatusBarManager {
    World.current.room(StatusBarHolder.self).manager
  }

  fileprivate override init() {}

  // MARK: Asking

  /// The controller that decides; the bar's default style goes by its traits.
  private weak var decider: UIViewController?
  private var isAsking = false
  private var willAsk = false

  /// Asks again once what happens now has been laid out: somebody has come or gone.
  func askLater() {
    guard UIScreen.main.device.statusBarHeight > 0, !willAsk else { return }
    willAsk = true
    TurnQueue.afterCommit(by: "the status bar") { [self] in
      willAsk = false
      ask()
    }
  }

  /// Asks the controller that decides, and shows its answers; inside an animation block the
  /// change takes as long as the block (its curve and delay are not followed: unverified).
  func ask() { ask(fadingFor: AnimationScope.current?.duration ?? 0) }

  /// Seconds that a change takes which a transition makes.
  ///
  /// UIKit cross-fades such a change since iOS 8.3 (radar 21961293), in its own time: a finger that
  /// drives the transition does not drive the fade (radar 20069154). How long it takes is
  /// unverified.
  package static let transitionFade = 0.35

  /// A transition has just begun: asks who decides from now on. The new style shows right after the
  /// start (radar 20069154), in pops of a navigation controller too (bsmith11/Stack, issue 6); that
  /// tab bar controllers do the same is unverified.
  func transitionBegan(animated: Bool) { ask(fadingFor: animated ? Self.transitionFade : 0) }

  /// A transition has just been cancelled: the old style is back at once, without a fade (radar
  /// 20069154: it "jumps"). That it comes at the cancel and not when the transition has run back is
  /// unverified.
  func transitionWasCancelled() { ask(fadingFor: 0) }

  private func ask(fadingFor duration: Double) {
    guard UIScreen.main.device.statusBarHeight > 0, !isAsking,
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
    let changesHidden = hides != isStatusBarHidden
    isStatusBarHidden = hides
    // A change that is under way goes on where the answers lead to the same.
    if goal != oldGoal { change = (before, World.current.clock.now, duration) }
    guard changesHidden else { return }
    UIScreen.main.isStatusBarHidden = hides
    for window in UIWindows.current.shown { window.checkSafeArea() }
  }

  // MARK: Showing

  /// Whether a change is still to be seen at `time` of the world's clock.
  package func isChanging(at time: Double) -> Bool {
    change.map { time < $0.start + $0.duration - 1e-9 } ?? false
  }

  /// What is seen of the bar at a moment.
  package struct Look: Sendable, Equatable {
    /// Opacity of the dark and of the light signs, 0 to 1.
    package var dark = 0.0
    package var light = 0.0
    /// How far the bar has slid out upwards: 0 in its place, 1 gone.
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
  /// The look before the last change, when that was, and how many seconds it takes.
  private var change: (from: Look, start: Double, duration: Double)?

  /// What is seen at `time` of the world's clock; moves evenly from look to look.
  package func shown(at time: Double) -> Look {
    guard let change, change.duration > 0, time < change.start + change.duration else {
      return goal
    }
    return change.from.mixed(with: goal, max(0, time - change.start) / change.duration)
  }

  /// What is seen once nothing moves.
  private var goal: Look {
    guard UIScreen.main.device.statusBarHeight > 0 else { return Look() }
    let style = decider?.traitCollection.userInterfaceStyle ?? .light
    let isLight =
      statusBarStyle == .lightContent || statusBarStyle == .default && style == .dark
    var look = isLight ? Look(light: 1) : Look(dark: 1)
    guard isStatusBarHidden else { return look }
    // One that slides goes whole, any other fades.
    if animation == .slide { look.lift = 1 } else { look = Look() }
    return look
  }
}

@MainActor
private final class StatusBarHolder: WorldRoom {
  let manager = UIStatusBarManager()
}

extension UIViewController {
  /// Who decides about the status bar: of this controller and all that stand on it the topmost
  /// that covers the screen, or that was told to decide.
  ///
  /// In a transition those count that will be there at its end, as far as is known: the presented
  /// one from the beginning to a cancel, the dismissed one from a cancel on.
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

  /// Down the children that controllers name; one that names itself ends the search.
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

/// Whether the status bar's signs are dark or light.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Dark over a light interface, light over a dark one.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  case none = 0
  case fade = 1
  case slide = 2
}

extension UIViewController {
  /// Asks again about the status bar, whoever decides; inside an animation block the change is
  /// animated along with it.
  public func setNeedsStatusBarAppearanceUpdate() {
    CallTrace.note(.controller, self, .message("setNeedsStatusBarAppearanceUpdate"))
    UIStatusBarManager.current.ask()
  }

  /// Nothing to be seen: films show no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Hidden where the height is compact, as on a phone held on its side.
  var hidesStatusBar: Bool { currentTraits.verticalSizeClass == .compact }
}
