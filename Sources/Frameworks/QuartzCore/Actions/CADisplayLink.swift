/// Calls a target in every tick, or in every n-th tick, before layout and drawing.
///
/// Starts when it is added to a run loop, and retains its target until `invalidate()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The time at which the displayed frame was due, in the time base of `CACurrentMediaTime()`; 0
  /// before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the frame being prepared is due.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time in seconds between two frames of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0
  /// Whether the calls are paused. The default is false.
  open var isPaused = false
  /// The number of calls per second. 0, the default, selects the screen's frame rate.
  open var preferredFramesPerSecond = 0
  /// The number of screen frames per call; 1 by default. `preferredFramesPerSecond` and
  /// `preferredFrameRateRange` have precedence over this number (unverified). Values below 1, which
  /// Apple leaves undefined, count as 1.
  open var frameInterval = 1
  /// The preferred range of rates. A `preferredFramesPerSecond` that is not 0 takes precedence over
  /// this range. The default is the screen's frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var target: AnyObject?
  private let selector: Selector
  private var lastTick = 0
  private var modes: [RunLoop.Mode] = []

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls in the next tick. All run loop modes are equivalent.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    lastTick = World.current.clock.tick
    DisplayLinks.current.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { DisplayLinks.current.remove(self) }
  }

  /// Stops the calls permanently and releases the target.
  open func invalidate() {
    modes.removeAll()
    target = nil
    DisplayLinks.current.remove(self)
  }

  /// The number of ticks per call. The number is the screen's rate divided by the preferred rate,
  /// rounded to an integer; if no rate is preferred, it is `frameInterval`.
  private var stride: Int {
    let full = FrameClock.ticksPerSecond
    let range = preferredFrameRateRange
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
    guard wanted > 0 else { return max(1, frameInterval) }
    guard wanted < Double(full) else { return 1 }
    return max(1, Int(clamped: (Double(full) / wanted).rounded()))
  }

  fileprivate func fire(at now: Double, tick: Int, willSend: (AnyObject, Selector) -> Void) {
    guard !isPaused, let target, tick - lastTick >= stride else { return }
    let frame = 1 / Double(FrameClock.ticksPerSecond)
    lastTick = tick
    timestamp = now
    duration = frame
    targetTimestamp = now + frame * Double(stride)
    willSend(target, selector)
    TargetAction(target: target, action: selector).send(self)
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred rate. If `preferred` is nil or 0, any rate within the range is equally good.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that selects the screen's frame rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// The display links of a `World`, in the order in which they were added.
@MainActor
package final class DisplayLinks: WorldService {
  private var list: [CADisplayLink] = []

  package init() {}
  static var current: DisplayLinks { World.current.service() }

  /// Whether the `World` has no display links, or only paused ones.
  package var isEmpty: Bool { list.allSatisfy(\.isPaused) }

  func add(_ link: CADisplayLink) {
    if !list.contains(where: { $0 === link }) { list.append(link) }
  }
  func remove(_ link: CADisplayLink) { list.removeAll { $0 === link } }

  /// Calls the targets of the links that are due. Calls `willSend` before each call of a target.
  package func fire(at now: Double, tick: Int, willSend: (AnyObject, Selector) -> Void) {
    for link in list where list.contains(where: { $0 === link }) {
      link.fire(at: now, tick: tick, willSend: willSend)
    }
  }
}
