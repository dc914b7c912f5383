/// One change of a window's size: a rotation of the interface, or a resize.
///
/// Before the change of size, controllers are notified of the new traits, then of the new size.
/// During the change of size, the window, the containers, the presented views, the traits and the
/// layout change in one animation, together with the coordinator's animations. The coordinator's
/// completions end the change of size (facts E.10). If a transition is running, the change of size
/// takes effect without animation. Unverified: that UIKit postpones rotations while a transition is
/// running.
@MainActor
final class SizeTransition {
  /// The duration of a rotation or resize, in seconds (unverified).
  static let rotationDuration = 0.4

  let window: UIWindow
  let size: CGSize
  /// The rotation of the interface; the identity if the window is only resized.
  let rotation: CGAffineTransform
  /// The orientations before and after a rotation; nil if the window is only resized.
  private let orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  private let isAnimated: Bool
  let coordinator: SizeCoordinator
  private let traits: UITraitCollection
  private var adaptations: [Adaptation] = []
  /// Changes the screen. The closure is called when the window changes.
  private let changeScreen: () -> Void

  init(
    window: UIWindow, size: CGSize, rotation: CGAffineTransform = .identity,
    orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)? = nil,
    device: DeviceTraits = UIScreen.main.device, animated: Bool,
    changeScreen: @escaping () -> Void = {}
  ) {
    self.window = window
    self.size = size
    self.rotation = rotation
    self.orientations = orientations
    traits = device.traits(ofWindow: size)
    self.changeScreen = changeScreen
    isAnimated = animated && TransitionSession.running == nil
    coordinator = SizeCoordinator(
      window: window, duration: isAnimated ? Self.rotationDuration : nil, rotation: rotation)
  }

  // MARK: Finding

  private final class Running: WorldService {
    var list: [SizeTransition] = []
    /// Whether traits changed during a transition. If traits changed, presentations adapt when the
    /// transition ends.
    var needsAdaptation = false
    static var current: Running { World.current.service() }
  }

  /// The coordinator of the size change in progress that involves `controller`.
  static func coordinator(involving controller: UIViewController) -> SizeCoordinator? {
    let transition = Running.current.list.last { transition in
      transition.controllers.contains { $0 === controller }
    }
    return transition?.coordinator
  }

  /// Descriptions of the changes that have not ended, for messages.
  static var pendingWork: [String] {
    Running.current.list.map { "change of size to \(CallTrace.Value.size($0.size))" }
  }

  /// The root controller and all controllers above it, from bottom to top.
  private var controllers: [UIViewController] {
    guard let root = window.rootViewController else { return [] }
    return root.standing
  }

  /// The presentations that have a container because they are on screen or appearing.
  private var presentations: [UIPresentationController] {
    controllers.compactMap(\.ownPresentation).filter { $0.containerView != nil }
  }

  // MARK: Running

  func run() {
    Running.current.list.append(self)
    if let to = orientations?.to {
      for controller in controllers { controller.willRotate(to: to, duration: duration) }
    }
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
      scope.completion.seal(notBefore: World.current.clock.tick + 1)
    } else {
      end()
    }
  }

  private var duration: TimeInterval { isAnimated ? Self.rotationDuration : 0 }

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

  /// Adapts the presentation. While a transition is running, the presentation is not adapted and
  /// keeps its style (unverified).
  private func adapt(_ presentation: UIPresentationController, to traits: UITraitCollection) {
    guard TransitionSession.running == nil else {
      Running.current.needsAdaptation = true
      return
    }
    if let adaptation = Adaptation(of: presentation, to: traits, with: coordinator) {
      adaptations.append(adaptation)
    }
  }

  /// Performs the adaptations. If a controller has started a transition when it was notified, the
  /// transition takes precedence and no adaptation is made.
  private func adapt() {
    guard TransitionSession.running == nil || adaptations.isEmpty else {
      Running.current.needsAdaptation = true
      return
    }
    for adaptation in adaptations { adaptation.carryOut() }
  }

  /// Adapts presentations after a transition during which traits changed.
  static func adaptLate() {
    guard Running.current.needsAdaptation, TransitionSession.running == nil else { return }
    Running.current.needsAdaptation = false
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

  /// The size that the presentation's container will have after the window has changed.
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
      if scope != nil { window.transform = rotation.inverted() }
    }
    AnimationScope.run(scope) {
      window.transform = .identity
      window.bounds = CGRect(origin: window.bounds.origin, size: size)
      window.adoptTraits(traits)
      AnimationScope.run(nil) { adapt() }
      // Views that a presentation has removed from the window are not laid out with the window, so
      // they are laid out here.
      for presentation in presentations { presentation.presenterHome?.layOutAbsentView() }
      for presentation in presentations { presentation.layOutPresentedView() }
      window.layoutIfNeeded()
      if let to = orientations?.to {
        for controller in controllers { controller.willAnimateRotation(to: to, duration: duration) }
      }
      coordinator.runAnimations()
      // The status bar may be hidden in a compact size class.
      if !window.isSystemWindow { UIStatusBarManager.current.ask() }
      window.layoutIfNeeded()
    }
  }

  private func end() {
    if let from = orientations?.from {
      for controller in controllers { controller.didRotate(from: from) }
    }
    coordinator.runCompletions()
    Running.current.list.removeAll { $0 === self }
  }
}

extension UIPresentationController {
  /// Sets the presented view's final frame if UIKit determines that frame.
  func layOutPresentedView() {
    guard laysOutPresentedView, let view = askPresentedView(), view.superview != nil else { return }
    view.place(in: askFrameOfPresentedView())
  }
}
