/// A virtual device with one window: it shows a controller, plays touches and moves the clock.
///
/// Time moves only when told to. Every call is synchronous and returns when its frames have run, and
/// several stages may exist at once, each with a clock, a screen and a trace of its own.
///
/// A stage is ready when it is made. `show(_:)` gives its window a root controller; from then on call
/// UIKit as an app does, and move time with `advance(by:)`, `settle()` (until nothing moves) or
/// `play(_:)` (touches). What happened is in `trace`, `warnings` and, after `beginRecording()`, in
/// `recording`. The stage ends with the last reference to it.
///
/// ```swift
/// let stage = Stage()
/// stage.show(list)
/// list.present(card, animated: true)
/// stage.advance(by: 0.25)
/// #expect(card.isBeingPresented)
/// try stage.settle()
/// ```
///
/// Code between two calls of a stage acts as the app's code in an event handler, at the stage's
/// present time. With several stages it acts on the one that was made or called last in the same
/// Swift task; a call on a view or controller that another stage shows acts on that stage.
@MainActor
public final class Stage {
  public let device: Device
  /// The window that `show(_:)` fills, or the launched app's key window.
  public internal(set) var window: UIWindow
  package let world: World

  /// The calls to delegates, animators and controllers since the stage was made, in order.
  public var trace: Trace {
    catchUp()
    return Trace(events: events, start: recordingStart)
  }
  /// The warnings that UIKit would have printed, in order.
  public var warnings: [String] {
    catchUp()
    return world { world.room(UIKitLog.self).warnings }
  }
  /// Every frame since `beginRecording()`.
  public internal(set) var recording = Recording()
  private(set) var isRecording = false
  /// Gathers what the rules look at; nil while nobody checks.
  var watch: Watch?
  private var recordingStart = 0.0

  /// A stage with an empty window. `UIStoryboard(name:bundle:)` finds `storyboards` besides those of
  /// the bundles.
  public init(device: Device = .phone, storyboards: Storyboards = Storyboards()) {
    self.device = device
    let world = World()
    self.world = world
    PostedNotifications.listen()
    window = world {
      UIScreen.main.bounds = CGRect(origin: .zero, size: device.size)
      UIScreen.main.device = device.traits
      world.room(CallTrace.self).isRecording = true
      world.room(UIKitLog.self).prints = false
      for file in storyboards.files { world.room(StoryboardShelf.self).add(file) }
      world.room(ActionRegistry.self).add(storyboards.selectors)
      _ = UIApplication.shared
      _ = FrameLoop.current
      return UIWindow(frame: UIScreen.main.bounds)
    }
    world.turn = { [weak self] in self?.turn() }
    world.stay()
  }

  /// Lets what was called between two calls of the stage take effect now.
  func catchUp() {
    guard !World.isEntered else { return }
    world.stay()
    guard world.isTouched else { return }
    world.isTouched = false
    world { FrameLoop.current.settleTurn() }
  }

  /// Whether a navigation delegate hears `willShow` before it is asked for an animator, as the
  /// document on forward navigation (2015) lists it; false by default: the coordinator that
  /// `willShow` may read has to know duration and interactivity by then.
  public var tellsWillShowFirst: Bool {
    get { world { NavigationOrder.current.tellsWillShowFirst } }
    set { world { NavigationOrder.current.tellsWillShowFirst = newValue } }
  }

  /// Whether the clock is turned as real time goes by, so that work on other threads comes when it
  /// comes. False by default: a turn waits for it, and equal runs are equal.
  package var followsRealTime: Bool {
    get { !world.background.waits }
    set { world.background.waits = !newValue }
  }

  /// How long a turn waits for work on other threads that does not return, before it goes on
  /// without it and says so; seconds of real time, 10 by default.
  package var patienceForBackground: Double {
    get { world.background.patience }
    set { world.background.patience = newValue }
  }

  /// Seconds of the stage's clock.
  public var time: Double { world.clock.now }

  /// Makes `controller` the window's root and runs a frame, after which it has appeared.
  public func show(_ controller: @autoclosure () -> UIViewController) {
    catchUp()
    world {
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      FrameLoop.current.settleTurn()
    }
    turn()
  }

  /// Runs `body` on this stage, then lays out and commits what it changed.
  ///
  /// Needed only with several stages, for code that calls none of this stage's views or controllers
  /// and follows a call of another stage.
  @discardableResult
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    catchUp()
    return try world {
      defer { FrameLoop.current.settleTurn() }
      return try body()
    }
  }

  /// Runs one frame: a sixtieth of a second.
  public func turn() {
    catchUp()
    world {
      FrameLoop.current.turn()
      watch?.turned()
      if isRecording { keepFrame() }
    }
  }

  /// Runs frames until `seconds` have passed, rounded to whole frames.
  ///
  /// Raises an exception when `seconds` is not a number, negative, or more than eleven days.
  public func advance(by seconds: Double) {
    let turns = (seconds * Double(FrameClock.turnsPerSecond)).rounded()
    guard (0...Double(FrameClock.turnsPerSecond) * Self.longestWait).contains(turns) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.advance(by:) was given \(seconds) seconds. "
          + "It takes 0 to \(Int(Self.longestWait)).")
    }
    for _ in 0..<Int(turns) { turn() }
  }

  /// Seconds; more is a slip, and would take hours.
  nonisolated private static let longestWait = 1_000_000.0

  /// How long `settle()` waits before it gives up; virtual seconds.
  nonisolated public static let patience = 60.0

  /// Turns until nothing animates and nothing waits.
  ///
  /// Throws after 60 virtual seconds, naming what still goes on.
  public func settle() throws { try settle(standstill: Self.patience) }

  /// Like `settle()`, but also gives up when for `standstill` seconds nothing is left but a
  /// transition that nobody ends.
  package func settle(standstill: Double) throws {
    catchUp()
    let limit = Int(Self.patience) * FrameClock.turnsPerSecond
    var since = time
    for _ in 0..<limit {
      if world({ FrameLoop.current.isIdle }) { return }
      if standstill >= Self.patience || !isHanging { since = time }
      guard time - since < standstill else { throw unsettled(after: standstill) }
      turn()
    }
    throw unsettled(after: Self.patience)
  }

  private func unsettled(after seconds: Double) -> UnsettledError {
    UnsettledError(unrest: world { FrameLoop.current.unrest }, seconds: seconds)
  }

  /// Queues the fingers of a script and what happens to the device, beginning with the next turn.
  ///
  /// Each script brings fingers of its own, so that several may play at once. Raises for a script
  /// with a time or place that is not finite, or too large.
  public func play(_ script: TouchScript) {
    catchUp()
    do { try script.checkNumbers("script", longest: Self.longestWait) } catch {
      UIKitLog.raise(UIKitLog.invalidArgument, "Stage.play(_:), \(error.description).")
    }
    let start = FrameClock.time(ofTurn: world.clock.turn + 1)
    let firstFinger = fingerCount
    fingerCount += script.fingers.count
    world {
      let delivery = world.room(TouchDelivery.self)
      delivery.enqueue(
        script.samples(
          in: window.bounds.size, startingAt: start, firstFinger: firstFinger,
          isUpright: UIScreen.main.interfaceOrientation.isPortrait))
      let events = world.room(DeviceEvents.self)
      for event in script.device {
        events.enqueue(at: start + event.t) { [weak self] in self?.carryOut(event) }
      }
    }
  }
  private var fingerCount = 0

  /// Hands on what a finger of a live screen does, in points, at a time of the stage's clock.
  /// `finger` is not one of a script's, which count from zero.
  package func send(
    finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double
  ) {
    let entry = TouchScript.Entry(phase, t: time, x: point.x, y: point.y)
    let script = TouchScript(unit: .points, fingers: [[entry]])
    world {
      world.room(TouchDelivery.self).enqueue(
        script.samples(in: window.bounds.size, startingAt: 0, firstFinger: finger))
    }
  }

  /// Starts keeping frames, with what is on screen now as the first.
  public func beginRecording() { beginRecording(forgettingCalls: true) }

  /// The calls so far belong to what is recorded where they led to what is on screen now.
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
      if forgets { world.room(CallTrace.self).removeAll() }
      keepFrame()
    }
  }

  /// Ends the recording and gives it out with its calls.
  public func endRecording() -> Recording {
    isRecording = false
    recording.events = events
    return recording
  }

  private var events: [CallTrace.Event] { world { world.room(CallTrace.self).events } }

  private func keepFrame() {
    let size = screenSize
    recording.frames.append(frame(size: size == recording.firstSize ? nil : size))
  }

  /// What a recording would keep of this moment, with the size of the screen.
  package var moment: Recording.Frame {
    catchUp()
    return world { frame(size: screenSize) }
  }

  private func frame(size: CGSize?) -> Recording.Frame {
    let clock = world.clock
    return Recording.Frame(
      turn: clock.turn, t: clock.now - recordingStart, time: clock.now,
      tree: FrameLoop.current.tree, progress: RunningTransition.progress,
      fingers: world.room(TouchDelivery.self).activeTouches.map {
        Recording.Finger(finger: $0.finger, x: $0.point.x, y: $0.point.y)
      }, size: size, statusBar: StatusBar(of: device, at: clock.now))
  }

  /// Nothing animates and nothing waits for a later turn.
  package var isIdle: Bool {
    catchUp()
    return world { FrameLoop.current.isIdle }
  }

  /// Something repeats for ever: an animation on screen, or a timer.
  package var hasEndlessWork: Bool {
    world.animations.hasBackground || world { world.room(TurnQueue.self).hasRepeatingTimers }
  }

  /// True when nothing is seen to move either: idle, and nothing repeats for ever.
  package var isStill: Bool { isIdle && !hasEndlessWork }

  /// Nothing waits that would come to an end but for a transition that nobody ends.
  package var isHanging: Bool {
    world {
      !FrameLoop.current.isIdle && world.animations.isEmpty
        && world.room(TurnQueue.self).isEmpty && world.room(RunningAnimators.self).isEmpty
        && world.room(DisplayLinks.self).isEmpty && world.room(TouchDelivery.self).isIdle
        && world.room(DeviceEvents.self).isEmpty
    }
  }

  /// A transition runs.
  package var isInTransition: Bool { world { RunningTransition.progress != nil } }

  /// Fingers, or changes of the device, are on their way.
  package var awaitsInput: Bool {
    world { !world.room(TouchDelivery.self).isIdle || !world.room(DeviceEvents.self).isEmpty }
  }

  /// What the screen shows now, as pixels at `scale` pixels a point.
  ///
  /// Raises for a scale that is not above 0, or makes a picture larger than a bitmap may be.
  public func frame(scale: Double = 2) -> CGImage {
    catchUp()
    guard world({ BitmapSize(screenSize, scale: scale) }) != nil else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.frame(scale:) was given the scale \(scale). It takes a number above 0, with which "
          + "the screen has at least one pixel and at most \(BitmapSize.mostPixels).")
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

  /// The layers of the screen, without what the stage draws over them.
  package func displayList(scale: Double) -> DisplayList {
    catchUp()
    return world {
      FrameLoop.current.tree.displayList(
        at: world.clock.now, size: screenSize, scale: scale)
    }
  }

  /// Takes the window down and lets go of everything the app made.
  public func close() {
    world {
      AppLifecycle.terminate()
      for window in UIWindows.current.shown + [window] {
        window.rootViewController = nil
        window.isHidden = true
      }
      window = UIWindow(frame: .zero)
      world.dissolve()
    }
  }
}

/// A stage that did not come to rest.
public struct UnsettledError: Error, CustomStringConvertible {
  public let unrest: [String]
  /// How long it was waited for.
  let seconds: Double

  public var description: String {
    "still going on after \(Int(seconds)) s: " + unrest.joined(separator: "; ")
  }
}
