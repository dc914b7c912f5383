/// A simulated device with one window, for tests. A stage shows a view controller, plays touches
/// and advances the clock.
///
/// ```swift
/// let stage = Stage()
/// let (list, card) = (ListController(), CardController())
/// stage.show(list)
///
/// list.present(card, animated: true)
/// stage.advance(by: 0.25)
/// #expect(card.isBeingPresented)
///
/// try stage.settle()
/// #expect(list.presentedViewController === card)
/// ```
///
/// A stage has this life cycle:
/// 1. `init(device:storyboards:)` creates a device with an empty window. The app is active.
/// 2. `show(_:)` sets the window's root view controller and runs a tick.
/// 3. The test calls UIKit as an app does, and `play(_:)` queues touches. Nothing moves yet.
/// 4. `advance(by:)`, `tick()` and `settle()` run ticks. They return after the last tick; time
///    advances in no other way. Steps 3 and 4 can be repeated.
/// 5. `trace`, `warnings`, `frame(scale:)` and, after `beginRecording()`, `recording` have the
///    results.
/// 6. The device and its clock end with the last reference to the stage.
///
/// Code between two calls of a stage runs like an event handler of an app, at the stage's current
/// time. Several stages may exist at the same time, each with its own clock, screen and trace. The
/// code then runs on the stage that was created or called last in the Swift task. If the code calls
/// a view or controller that another stage shows, that call runs on the other stage.
@MainActor
public final class Stage {
  public let device: Device
  /// The window that `show(_:)` fills, or the launched app's key window.
  public internal(set) var window: UIWindow
  package let world: World

  /// The calls to delegates, animators and controllers since the stage was created, in order.
  public var trace: Trace {
    catchUp()
    return Trace(events: events, start: recordingStart)
  }
  /// The warnings that UIKit would have printed, in order.
  public var warnings: [String] {
    catchUp()
    return world { world.service(UIKitLog.self).warnings }
  }
  /// Every frame since `beginRecording()`.
  public internal(set) var recording = Recording()
  package private(set) var isRecording = false
  /// Collects the evidence for rules; nil if checking has not begun.
  var diagnostics: DiagnosticsRecorder?
  /// Receives the progress of the stage; nil if no other process supervises this one.
  var log: RunLog?
  /// The number of ticks after which the clock stands still; nil if there is no limit. The limit is
  /// the tick in which an earlier process died in the same run.
  package var tickLimit: Int?
  /// Called at the end of each tick, while this stage's device is the current one; nil by default.
  package var onTick: (@MainActor () -> Void)?
  private var tickCount = 0
  private var recordingStart = 0.0

  /// Creates a stage with an empty window. `UIStoryboard(name:bundle:)` finds `storyboards` in
  /// addition to those of the bundles.
  public init(device: Device = .phone, storyboards: Storyboards = Storyboards()) {
    self.device = device
    let world = World()
    self.world = world
    PostedNotifications.listen()
    window = world {
      world.service(DeviceFiles.self).use()
      UIScreen.main.bounds = CGRect(origin: .zero, size: device.size)
      UIScreen.main.device = device.traits
      world.service(CallTrace.self).isRecording = true
      world.service(UIKitLog.self).prints = false
      for file in storyboards.files { world.service(StoryboardStore.self).add(file) }
      world.service(ActionRegistry.self).add(storyboards.selectors)
      _ = UIApplication.shared
      _ = FrameLoop.current
      Keyboard.current.face = .drawn
      return UIWindow(frame: UIScreen.main.bounds)
    }
    world.tick = { [weak self] in self?.tick() }
    world.stay()
    StageWatch.tell(self)
  }

  /// Lays out and commits the changes that app code has made between two calls of the stage.
  func catchUp() {
    guard !World.isEntered else { return }
    world.stay()
    world.service(DeviceFiles.self).use()
    guard world.isTouched else { return }
    world.isTouched = false
    world { FrameLoop.current.commitChanges() }
  }

  /// Whether a navigation delegate receives `willShow` before an animator is requested. The
  /// tutorial on forward navigation (2015) describes this order. False by default, because
  /// `willShow` may read the duration and the interactivity from the transition coordinator, so the
  /// animator must be known before `willShow` is called.
  public var sendsWillShowFirst: Bool {
    get { world { NavigationOrder.current.sendsWillShowFirst } }
    set { world { NavigationOrder.current.sendsWillShowFirst = newValue } }
  }

  /// Whether the clock follows real time. If the clock follows real time, the results of other
  /// threads arrive at arbitrary ticks. False by default, so that a tick waits for other threads
  /// and identical runs have identical results.
  package var followsRealTime: Bool {
    get { !world.background.waits }
    set { world.background.waits = !newValue }
  }

  /// A tick waits at most this long, in seconds of real time, for work on other threads. When this
  /// time has passed, the tick logs a warning and continues. The default is 10.
  package var backgroundTimeout: Double {
    get { world.background.timeout }
    set { world.background.timeout = newValue }
  }

  /// The current time of the stage's clock in seconds.
  public var time: Double { world.clock.now }

  /// Makes `controller` the window's root and runs a tick. When the call returns, the controller
  /// has appeared.
  public func show(_ controller: @autoclosure () -> UIViewController) {
    catchUp()
    world {
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      FrameLoop.current.commitChanges()
    }
    tick()
  }

  /// Runs `body` on this stage, then lays out and commits the changes that `body` made.
  ///
  /// This method is needed only if there are several stages. Call it for code that runs after a
  /// call to another stage, unless that code calls a view or controller of this stage.
  @discardableResult
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    catchUp()
    return try world {
      defer { FrameLoop.current.commitChanges() }
      return try body()
    }
  }

  /// Runs one tick of the clock, which is a sixtieth of a second.
  public func tick() {
    guard !hasReachedTickLimit else { return }
    log?.tickBegins()
    catchUp()
    world {
      FrameLoop.current.tick()
      diagnostics?.ticked()
      diagnostics?.probe()
      if isRecording { keepFrame() }
      onTick?()
    }
    tickCount += 1
    log?.tickEnded()
  }

  package var hasReachedTickLimit: Bool { tickLimit.map { tickCount >= $0 } ?? false }

  /// Runs as many ticks as `seconds` contain, rounded to a whole number.
  ///
  /// Raises an exception if `seconds` is not a number, is negative, or is more than eleven days.
  public func advance(by seconds: Double) {
    let ticks = (seconds * Double(FrameClock.ticksPerSecond)).rounded()
    guard (0...Double(FrameClock.ticksPerSecond) * Self.longestWait).contains(ticks) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.advance(by:) was given \(seconds) seconds. The value must be from 0 to "
          + "\(Int(Self.longestWait)).")
    }
    for _ in 0..<Int(ticks) { tick() }
  }

  /// The maximum time, in seconds, by which a call may advance the clock. A larger value is
  /// probably a mistake and would take hours.
  nonisolated private static let longestWait = 1_000_000.0

  /// The time, in seconds of the stage's clock, after which `settle()` throws.
  nonisolated public static let settleTimeout = TouchScript.longest

  /// Runs ticks until the stage is idle.
  ///
  /// Throws after 60 seconds of the stage's clock, with a list of the work that is still pending.
  public func settle() throws { try settle(stallTimeout: Self.settleTimeout) }

  /// Does the same as `settle()`. This method also throws if, for `stallTimeout` seconds, no work
  /// is pending except a transition that is never completed.
  package func settle(stallTimeout: Double) throws {
    catchUp()
    let limit = Int(Self.settleTimeout) * FrameClock.ticksPerSecond
    var since = time
    for _ in 0..<limit {
      if world({ FrameLoop.current.isIdle }) || hasReachedTickLimit { return }
      if stallTimeout >= Self.settleTimeout || !isHanging { since = time }
      guard time - since < stallTimeout else { throw unsettled(after: stallTimeout) }
      tick()
    }
    throw unsettled(after: Self.settleTimeout)
  }

  /// Runs ticks until the stage is idle, for at most `seconds`.
  package func settle(atMost seconds: Double) {
    catchUp()
    let limit = Int((seconds * Double(FrameClock.ticksPerSecond)).rounded())
    for _ in 0..<max(limit, 0) {
      if world({ FrameLoop.current.isIdle }) || hasReachedTickLimit { return }
      tick()
    }
  }

  private func unsettled(after seconds: Double) -> UnsettledError {
    UnsettledError(pendingWork: world { FrameLoop.current.pendingWork }, seconds: seconds)
  }

  /// Queues the touches and device events of a script, beginning with the next tick.
  ///
  /// Several scripts may be played at the same time, because each script has its own touches.
  /// Raises an exception for a script with a time or coordinate that is not finite or is too large.
  public func play(_ script: TouchScript) {
    catchUp()
    do { try script.checkNumbers("script", longest: Self.longestWait) } catch {
      UIKitLog.raise(UIKitLog.invalidArgument, "Stage.play(_:), \(error.description).")
    }
    let start = FrameClock.time(ofTick: world.clock.tick + 1)
    let firstFinger = fingerCount
    fingerCount += script.fingers.count
    world {
      let delivery = world.service(TouchDelivery.self)
      delivery.enqueue(
        script.samples(
          in: window.bounds.size, startingAt: start, firstFinger: firstFinger,
          isUpright: UIScreen.main.interfaceOrientation.isPortrait))
      let events = world.service(DeviceEvents.self)
      for event in script.device {
        events.enqueue(at: start + event.t) { [weak self] in self?.carryOut(event) }
      }
    }
  }
  private var fingerCount = 0

  /// Drops the touches and device events of scripts that have not been delivered. Returns the touches
  /// that are down, which stay where they are, in the order of their numbers.
  package func interruptScripts() -> [(finger: Int, point: CGPoint)] {
    world {
      world.service(DeviceEvents.self).dropQueue()
      let delivery = world.service(TouchDelivery.self)
      delivery.dropQueue()
      return delivery.activeTouches
    }
  }

  /// Delivers a touch from the browser page, at a time of the stage's clock. `point` is in points.
  /// Scripts number their touches from zero, so `finger` must be a number that no script uses.
  package func send(
    finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double
  ) {
    let entry = TouchScript.Entry(phase, t: time, x: point.x, y: point.y)
    let script = TouchScript(unit: .points, fingers: [[entry]])
    world {
      world.service(TouchDelivery.self).enqueue(
        script.samples(in: window.bounds.size, startingAt: 0, firstFinger: finger))
    }
  }

  /// Starts recording frames. The current screen is the first frame of the recording.
  public func beginRecording() { beginRecording(forgettingCalls: true) }

  /// Starts recording frames. If `forgets` is false, the recording also contains the earlier calls.
  package func beginRecording(forgettingCalls forgets: Bool) {
    catchUp()
    isRecording = true
    recordingStart = world.clock.now
    recording = Recording()
    recording.start = recordingStart
    recording.meta.device = device.id
    world {
      recording.meta.width = screenSize.width
      recording.meta.height = screenSize.height
      if forgets { world.service(CallTrace.self).removeAll() }
      keepFrame()
    }
  }

  /// Ends the recording and returns it with its calls.
  public func endRecording() -> Recording {
    isRecording = false
    recording.events = events
    return recording
  }

  /// The names that calls and findings use for the objects behind the layers; after
  /// `finishChecking()`, behind the layers that existed before it closed the window. Findings give
  /// names to objects, so read the findings first.
  package var layerNames: LayerNames { finalLayerNames ?? world { LayerNames(in: world) } }
  var finalLayerNames: LayerNames?

  private var events: [CallTrace.Event] { world { world.service(CallTrace.self).events } }

  private func keepFrame() {
    let size = screenSize
    recording.frames.append(frame(size: size == recording.firstSize ? nil : size))
  }

  /// The current state and size of the screen, in the form of a recorded frame.
  package var moment: Recording.Frame {
    catchUp()
    return world { frame(size: screenSize) }
  }

  private func frame(size: CGSize?) -> Recording.Frame {
    let clock = world.clock
    return Recording.Frame(
      tick: clock.tick, t: clock.now - recordingStart, time: clock.now,
      tree: FrameLoop.current.tree, progress: RunningTransition.progress,
      fingers: world.service(TouchDelivery.self).activeTouches.map {
        Recording.Touch(finger: $0.finger, x: $0.point.x, y: $0.point.y)
      }, size: size, statusBar: StatusBar(of: device, at: clock.now))
  }

  /// Whether nothing is animating and nothing is scheduled.
  package var isIdle: Bool {
    catchUp()
    return world { FrameLoop.current.isIdle }
  }

  /// Whether an animation on screen or a timer repeats indefinitely.
  package var hasEndlessWork: Bool {
    world.animations.hasBackground || world { world.service(TickQueue.self).hasRepeatingTimers }
  }

  /// Whether the stage is idle and nothing repeats indefinitely.
  package var isStill: Bool { isIdle && !hasEndlessWork }

  /// Whether no work is pending except a transition that is never completed.
  package var isHanging: Bool {
    world {
      !FrameLoop.current.isIdle && world.animations.isEmpty
        && world.service(TickQueue.self).isEmpty && world.service(RunningAnimators.self).isEmpty
        && world.service(DisplayLinks.self).isEmpty && world.service(TouchDelivery.self).isIdle
        && world.service(DeviceEvents.self).isEmpty
    }
  }

  /// Whether a transition is running.
  package var isInTransition: Bool { world { RunningTransition.progress != nil } }

  /// Whether touches or device events are queued.
  package var awaitsInput: Bool {
    world { !world.service(TouchDelivery.self).isIdle || !world.service(DeviceEvents.self).isEmpty }
  }

  /// An image of the screen at `scale` pixels per point.
  ///
  /// Raises an exception if the scale is not greater than 0 or the image would exceed the maximum
  /// bitmap size.
  public func frame(scale: Double = 2) -> CGImage {
    catchUp()
    guard world({ BitmapSize(screenSize, scale: scale) }) != nil else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.frame(scale:) was given the scale \(scale). It must be above 0, and the screen must "
          + "have at least one pixel and at most \(BitmapSize.mostPixels).")
    }
    let moment = world {
      ScreenPainter.Moment(
        FrameLoop.current.tree, at: world.clock.now, size: screenSize,
        bar: StatusBar(of: device, at: world.clock.now))
    }
    if painter?.scale != scale { painter = nil }
    let painter = painter ?? ScreenPainter(scale: scale, compositor: compositor)
    self.painter = painter
    return painter.image(moment)
  }
  private var painter: ScreenPainter?
  private lazy var compositor = Compositor()

  /// The display list of the screen, without the status bar that the stage draws over it.
  package func displayList(scale: Double) -> DisplayList {
    catchUp()
    return world {
      FrameLoop.current.tree.displayList(
        at: world.clock.now, size: screenSize, scale: scale)
    }
  }

  /// Closes the window and releases everything that the app created.
  ///
  /// A phone ends an app's process without further calls. The stage releases the app's objects
  /// instead, so that leaks can be found, and view controllers that are on screen disappear. Editing
  /// ends without notifications and without calls of delegates.
  public func close() {
    world {
      AppLifecycle.terminate()
      Keyboard.current.switchOff()
      for window in UIWindows.current.shown + [window] {
        window.rootViewController = nil
        window.isHidden = true
      }
      window = UIWindow(frame: .zero)
      world.dissolve()
    }
  }
}

/// Receives the stages that a task creates.
@MainActor
package enum StageWatch {
  private static var watches: [(task: UInt64?, action: (Stage) -> Void)] = []

  /// Calls `action` with each stage that `task` creates, or that any task creates if `task` is nil,
  /// until `end(_:)`.
  package static func begin(_ task: UInt64?, _ action: @escaping (Stage) -> Void) {
    watches.append((task, action))
  }
  package static func end(_ task: UInt64?) { watches.removeAll { $0.task == task } }

  /// A number of the current Swift task; 0 if there is none.
  nonisolated package static var currentTask: UInt64 { World.currentTask }

  static func tell(_ stage: Stage) {
    guard !watches.isEmpty else { return }
    let task = currentTask
    for watch in watches where watch.task ?? task == task { watch.action(stage) }
  }
}
