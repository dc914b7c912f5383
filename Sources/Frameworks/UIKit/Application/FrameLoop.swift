/// Runs ticks. `FrameLoop` is the only type that determines the order of a tick's phases.
///
/// A tick delivers device events and touches, runs work that is due, and ends animations. The
/// tick then updates constraints, lays out, commits and runs deferred work, and repeats these
/// steps until nothing is left to do. Finally the tick waits for work on other threads. The app's
/// code is called only in the phases of a tick.
@MainActor
package final class FrameLoop: WorldService {
  /// The number of rounds of layout and commit after which a tick ends even if work remains. After
  /// the last round, a warning lists the remaining work.
  private static let roundLimit = 16

  /// Creates the presentation controllers of some built-in styles. The presentation engine cannot
  /// refer to the controllers' classes, because these classes are in folders that depend on the
  /// engine.
  private static let presentationMakers: [UIModalPresentationStyle: Presentations.Maker] = [
    .pageSheet: { UISheetPresentationController(presentedViewController: $0, presenting: $1) },
    .formSheet: { UISheetPresentationController(presentedViewController: $0, presenting: $1) },
    .popover: { UIPopoverPresentationController(presentedViewController: $0, presenting: $1) },
  ]

  /// The render tree of the most recent commit.
  package private(set) var tree: RenderTree
  /// The `World` of this loop, which is the current one whenever the loop runs.
  private var world: World { .current }
  private let screen = UIScreen.main
  private let queue = World.current.service(TickQueue.self)

  package init() {
    ToolchainCheck.run()
    MainQueueReceiver.install()
    tree = RenderTree(root: UIScreen.main.rootLayer.committed())
    PresentationEngineSlot.install(Presentations(makers: Self.presentationMakers))
    world.service(StatusBarTaps.self).onTap = { UIScrollView.scrollToTop() }
    ViewConstraintsMaker.current.make = { _ = $0.ensuredLayoutPart }
    NibReading.current.objects = UINib.objects
    Keyboard.current.isCovered = { $0.isBelowPresentation }
    Keyboard.install { _ = KeyDelivery.press($0, []) }
    NibReading.current.loadView = UINib.loadView
    ViewArchive.install()
    world.transactions.layOut = { [weak self] in self?.layOut() }
    world.transactions.publish = { [weak self] in self?.publish() }
  }

  package static var current: FrameLoop { World.current.service() }

  /// Runs the next tick.
  package func tick() {
    queue.takeArrived()
    world.clock.advance()
    let now = world.clock.now
    queue.wakeSleepers(at: now)
    isBusy = true
    world.service(PerformedResults.self).release()
    world.service(DeviceEvents.self).deliver(upTo: now)
    world.service(TouchDelivery.self).deliver(upTo: now)
    queue.runDue(at: now)
    world.service(DisplayLinks.self).fire(at: now, tick: world.clock.tick) { target, action in
      CallTrace.note(.animation, target, .displayLink(action: action))
    }
    world.service(DynamicAnimators.self).tick()
    world.animations.endPastDeadlines(at: now)
    world.service(RunningAnimators.self).tick(at: now)
    for session in TransitionSession.all { session.tick(at: now) }
    _ = world.animations.runCompletions(tick: world.clock.tick)
    commitChanges()
    queue.awaitBackground()
  }

  /// Whether a tick is running. Requests that the app's code makes during a tick are handled in
  /// that tick.
  package private(set) var isBusy = false

  /// Lays out, commits, and runs deferred work. Does not advance the clock.
  package func commitChanges() {
    isBusy = true
    defer { isBusy = false }
    let constraints = ConstraintPass.current
    for _ in 0..<Self.roundLimit {
      layOut()
      world.transactions.commitImplicit()
      let deferred = queue.takeDeferred()
      for work in deferred { work.action() }
      let didComplete = world.animations.runCompletions(tick: world.clock.tick)
      if deferred.isEmpty, !didComplete, !constraints.isDue,
        !screen.rootLayer.needsWork
      {
        return
      }
    }
    warnOfPendingWork()
  }

  /// Updates constraints and lays out all views that need it. A commit that the app requests during
  /// a layout leaves the rest of that layout as it is.
  private func layOut() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    ConstraintPass.current.run()
    screen.rootLayer.layoutTree()
  }
  private var isLayingOut = false

  private func warnOfPendingWork() {
    let stale = screen.rootLayer.layersNeedingLayout.prefix(4)
    let callers = queue.deferredCallers.prefix(4)
    func text() -> String {
      let layers = stale.map(\.description)
      var text =
        "The tick at \(CallTrace.number(world.clock.now)) s did not become stable after "
        + "\(Self.roundLimit) rounds of layout"
      if !layers.isEmpty { text += "; layers that need layout: " + layers.joined(separator: ", ") }
      if !callers.isEmpty { text += "; work not started yet: " + callers.joined(separator: ", ") }
      return text
    }
    UIKitLog.warn(text())
  }

  /// True if no finite animation or transition is running and no work waits for a later tick.
  package var isIdle: Bool {
    world.animations.isEmpty && queue.isEmpty && TransitionSession.all.isEmpty
      && world.service(RunningAnimators.self).isEmpty && world.service(DisplayLinks.self).isEmpty
      && world.service(DynamicAnimators.self).isEmpty
      && world.service(TouchDelivery.self).isIdle && world.service(DeviceEvents.self).isEmpty
      && !UIStatusBarManager.current.isChanging(at: world.clock.now)
  }

  /// The maximum number of animated layers that a message names (unverified).
  private static let namedLayers = 2

  /// The reasons why the loop is not idle, for messages.
  package var pendingWork: [String] {
    var reasons = TransitionSession.all.map(\.pendingReason)
    let layers = world.animations.runningLayers
    reasons += layers.prefix(Self.namedLayers).map { "animation on \($0)" }
    if layers.count > Self.namedLayers {
      reasons.append("\(layers.count - Self.namedLayers) more animations")
    }
    reasons += world.service(RunningAnimators.self).names.map { "animator \($0)" }
    reasons += world.service(DynamicAnimators.self).names.map { "dynamic animator \($0)" }
    if !world.service(DisplayLinks.self).isEmpty { reasons.append("a display link") }
    reasons += queue.pendingWork
    if !world.service(TouchDelivery.self).isIdle { reasons.append("queued touches") }
    if !world.service(DeviceEvents.self).isEmpty { reasons.append("queued device events") }
    if UIStatusBarManager.current.isChanging(at: world.clock.now) {
      reasons.append("a change of the status bar")
    }
    return reasons
  }

  private func publish() {
    world.animations.begin(at: world.clock.now)
    world.animations.drawAnimatedKeys(at: world.clock.now)
    tree = RenderTree(root: screen.rootLayer.committed())
  }
}
