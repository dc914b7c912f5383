/// One change of a window's size: a turn of the interface, or a resize.
///
/// Everybody is told before, of the traits first; then window, containers, presented views,
/// traits and layout change in one animation, with what was given to the coordinator; its
/// completions end it (facts E.10). While a transition runs, the change takes effect at once
/// (unverified: UIKit holds turns back then).
@MainActor
final class SizeTransition {
  /// Seconds; unverified. A resize of the window is animated as long as a turn.
  static let rotationDuration = 0.4

  let window: UIWindow
  let size: CGSize
  /// How the interface turns; the identity for a resize.
  let turn: CGAffineTransform
  private let isAnimated: Bool
  let coordinator: SizeCoordinator
  private let traits: UITraitCollection
  private var adaptations: [Adaptation] = []
  /// Changes the screen along with the window.
  private let changeScreen: () -> Void

  init(
    window: UIWindow, size: CGSize, turn: CGAffineTransform = .identity,
    device: DeviceTraits = UIScreen.main.device, animated: Bool,
    changeScreen: @escaping () -> Void = {}
  ) {
    self.window = window
    self.size = size
    self.turn = turn
    traits = device.traits(ofWindow: size)
    self.changeScreen = changeScreen
    isAnimated = animated && TransitionSession.running == nil
    coordinator = SizeCoordinator(
      window: window, duration: isAnimated ? Self.rotationDuration : nil, turn: turn)
  }

  // MARK: Finding

  private final class Running: WorldRoom {
    var list: [SizeTransition] = []
    /// Traits changed in the middle of a transition: presentations adapt at its end.
    var owesAdaptation = false
    static var current: Running { World.current.room() }
  }

  /// Coordinates the change under way that `controller` takes part in itself.
  static func coordinator(involving controller: UIViewController) -> SizeCoordinator? {
    let transition = Running.current.list.last { transition in
      transition.controllers.contains { $0 === controller }
    }
    return transition?.coordinator
  }

  /// Changes that have not come to their end, for messages.
  static var unrest: [String] {
    Running.current.list.map { "change of size to \(CallTrace.Value.size($0.size))" }
  }

  /// The root and whatever stands on it, bottom to top.
  private var controllers: [UIViewController] {
    guard let root = window.rootViewController else { return [] }
    return root.standing
  }

  /// The presentations of controllers that are on screen or appearing.
  private var presentations: [UIPresentationController] {
    controllers.compactMap(\.ownPresentation).filter { $0.containerView != nil }
  }

  // MARK: Running

  func run() {
    Running.current.list.append(self)
    if traits != window.baseTraits { tellTraits() }
    if size != window.bounds.size { tellSize() }
    let scope = isAnimated ? scope() : nil
    var change = { [self] in apply(in: scope) }
    for session in TransitionSession.all {
      let inner = change
      change = { session.follow(inner) }
    }
    change()
    if let scope {
      scope.completion.seal(notBefore: World.current.clock.turn + 1)
    } else {
      end()
    }
  }

  private func scope() -> AnimationScope {
    let scope = AnimationScope(
      duration: Self.rotationDuration, delay: 0,
      pace: .curve(UIView.AnimationCurve.easeInOut.function)
    ) { [self] _ in end() }
    scope.allowsTouches = true
    return scope
  }

  private func tellTraits() {
    window.rootViewController?.traitsWillChange(underWindowTraits: traits, with: coordinator)
    for presentation in presentations {
      guard let container = presentation.containerView else { continue }
      let coming = container.traits(underWindowTraits: traits)
      if coming != presentation.traitCollection {
        presentation.traitsWillChange(to: coming, with: coordinator)
        adapt(presentation, to: coming)
      }
    }
  }

  /// While a transition runs, a presentation keeps its style (unverified).
  private func adapt(_ presentation: UIPresentationController, to traits: UITraitCollection) {
    guard TransitionSession.running == nil else {
      Running.current.owesAdaptation = true
      return
    }
    if let adaptation = Adaptation(of: presentation, to: traits, with: coordinator) {
      adaptations.append(adaptation)
    }
  }

  /// Somebody who was told of the change may have asked for a transition: that one goes first.
  private func adapt() {
    guard TransitionSession.running == nil || adaptations.isEmpty else {
      Running.current.owesAdaptation = true
      return
    }
    for adaptation in adaptations { adaptation.carryOut() }
  }

  /// After a transition in whose middle traits changed.
  static func adaptLate() {
    guard Running.current.owesAdaptation, TransitionSession.running == nil else { return }
    Running.current.owesAdaptation = false
    let presentations = UIWindows.current.shown.compactMap(\.rootViewController).flatMap(\.standing)
      .compactMap(\.ownPresentation).filter { $0.containerView != nil }
    for presentation in presentations {
      Adaptation(of: presentation, to: presentation.traitCollection, with: nil)?.carryOut()
    }
  }

  private func tellSize() {
    window.rootViewController?.sizeWillChange(to: size, with: coordinator)
    for presentation in presentations {
      presentation.sizeWillChange(to: comingSize(of: presentation), with: coordinator)
    }
  }

  /// What autoresizing will make of the container.
  private func comingSize(of presentation: UIPresentationController) -> CGSize {
    guard let container = presentation.containerView else { return size }
    return comingFrame(of: container).size
  }

  private func comingFrame(of view: UIView) -> CGRect {
    if view === window { return CGRect(origin: .zero, size: size) }
    guard let parent = view.superview else { return view.frame }
    return view.autoresizedFrame(from: parent.bounds.size, to: comingFrame(of: parent).size)
  }

  private func apply(in scope: AnimationScope?) {
    changeScreen()
    AnimationScope.run(nil) {
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
      if scope != nil { window.transform = turn.inverted() }
    }
    AnimationScope.run(scope) {
      window.transform = .identity
      window.bounds = CGRect(origin: window.bounds.origin, size: size)
      window.adoptTraits(traits)
      AnimationScope.run(nil) { adapt() }
      // Nobody else resizes what presentations took out of the window.
      for presentation in presentations { presentation.presenterHome?.layOutAbsentView() }
      for presentation in presentations { presentation.layOutPresentedView() }
      window.layoutIfNeeded()
      coordinator.runAnimations()
      // What is compact now may hide the bar.
      UIStatusBarManager.current.ask()
      window.layoutIfNeeded()
    }
  }

  private func end() {
    coordinator.runCompletions()
    Running.current.list.removeAll { $0 === self }
  }
}

extension UIPresentationController {
  /// Puts the presented view where it rests, where that is UIKit's task.
  func layOutPresentedView() {
    guard laysOutPresentedView, let view = askPresentedView(), view.superview != nil else { return }
    view.place(in: askFrameOfPresentedView())
  }
}

extension UIView {
  /// As setting `frame`, and sound also while the view has a transform.
  func place(in rect: CGRect) {
    guard layer.transform != CATransform3DIdentity else {
      if frame != rect { World.current.unobserved { frame = rect } }
      return
    }
    bounds = CGRect(origin: bounds.origin, size: rect.size)
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }
}
