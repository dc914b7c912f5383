/// Touches and device events, described as data.
///
/// A script is a value that a stage plays. A script is written in code, read from a JSON file, or
/// recorded on the browser page. A script always produces the same touches.
///
/// ```swift
/// let drag = TouchScript(fingers: [
///   [
///     .init(.down, t: 0, x: 0.5, y: 0.1), .init(.move, t: 0.4, x: 0.5, y: 0.6),
///     .init(.up, t: 0.5, x: 0.5, y: 0.6),
///   ]
/// ])
/// stage.play(drag)
/// try stage.settle()
/// ```
///
/// A script has this life cycle:
/// 1. `Stage.play(_:)` queues the script; its time 0 is the next tick.
/// 2. Each list in `fingers` makes one touch, which begins with the entry `down`.
/// 3. Between two entries the touch moves in a straight line, with one sample per tick, at the time
///    of the tick. Times are seconds from the start of the script.
/// 4. The touch ends with the entry `up`, or is cancelled with the entry `cancel`. `settle()`
///    returns after the last touch has ended and everything that it started is idle.
public struct TouchScript: Sendable, Equatable, Codable {
  /// The unit of coordinates.
  public enum Unit: String, Sendable, Codable, CaseIterable {
    /// Coordinates are fractions of the window's width and height.
    case fraction
    /// Coordinates are points of the window.
    case points
  }

  public enum Phase: String, Sendable, Codable, CaseIterable {
    case down, move, up, cancel
  }

  public struct Entry: Sendable, Equatable, Codable {
    public var phase: Phase
    public var t, x, y: Double
    public init(_ phase: Phase, t: Double, x: Double, y: Double) {
      (self.phase, self.t, self.x, self.y) = (phase, t, x, y)
    }
  }

  public var unit: Unit
  public var fingers: [[Entry]]
  /// Device events such as rotations and resizes, in any order; none by default.
  public var device: [DeviceEvent]

  public init(unit: Unit = .fraction, fingers: [[Entry]], device: [DeviceEvent] = []) {
    self.unit = unit
    self.fingers = fingers
    self.device = device
  }

  enum CodingKeys: String, CodingKey {
    case unit, fingers, device
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    unit = try values.decode(Unit.self, forKey: .unit)
    device = try values.decodeIfPresent([DeviceEvent].self, forKey: .device) ?? []
    fingers = try values.decode([[Entry]].self, forKey: .fingers)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(unit, forKey: .unit)
    try values.encode(fingers, forKey: .fingers)
    if !device.isEmpty { try values.encode(device, forKey: .device) }
  }

  /// The time of the last entry or device event, in seconds; 0 for an empty script.
  public var duration: Double {
    (fingers.flatMap { $0 }.map(\.t) + device.map(\.t)).max() ?? 0
  }

  /// This script with touches that are cancelled by the system. Each touch is cancelled after it
  /// has moved by `progress`.
  ///
  /// `progress` is a fraction of the window. The movement is measured from the point where the
  /// touch goes down, along the axis in which the touch moves farther. The touch's direction and
  /// speed do not change.
  public func cancelled(at progress: Double) -> TouchScript {
    var copy = self
    copy.fingers = fingers.map { $0.cancelled(at: progress) }
    return copy
  }

  /// This script with touches that turn back. Each touch moves by `progress`, which is a fraction
  /// of the window, and returns along its path. The touch lifts, while still moving, at a quarter
  /// of `progress`.
  ///
  /// A touch that turns back cancels an interactive transition, whether the transition's policy
  /// uses the position or the velocity. Taps do not change.
  public func abandoned(at progress: Double) -> TouchScript {
    var copy = self
    copy.fingers = fingers.map { $0.abandoned(at: progress) }
    return copy
  }

  /// The samples of all touches, sorted by time and then by touch. `size` is the window's size at
  /// the start.
  package func samples(
    in size: CGSize, startingAt start: Double, firstFinger: Int = 0, isUpright: Bool = true
  ) -> [TouchSample] {
    let scale: Scale = { t in
      guard unit == .fraction else { return CGSize(width: 1, height: 1) }
      return device.isEmpty ? size : self.size(at: t, from: size, isUpright: isUpright)
    }
    var samples: [TouchSample] = []
    for (finger, entries) in zip(firstFinger..., fingers) {
      var previous: Entry?
      for entry in entries {
        if let previous { samples += between(previous, entry, finger, scale, start) }
        samples.append(entry.sample(finger: finger, scale: scale, start: start))
        previous = entry
      }
    }
    return samples.enumerated().sorted {
      ($0.element.time, $0.element.finger, $0.offset) < (
        $1.element.time, $1.element.finger, $1.offset
      )
    }.map(\.element)
  }

  /// Returns the size, in points, of one coordinate unit at a time of the script.
  fileprivate typealias Scale = (Double) -> CGSize

  private func between(
    _ a: Entry, _ b: Entry, _ finger: Int, _ scale: Scale, _ start: Double
  ) -> [TouchSample] {
    guard (a.x, a.y) != (b.x, b.y) else { return [] }
    // Script times are often rounded to milliseconds, so a time that is this close to a tick, in
    // ticks, is at the tick.
    let rounding = 1e-6
    let rate = Double(FrameClock.ticksPerSecond)
    // The ticks that deliver `a` and `b` have no other sample, so a finger moves once per tick.
    let first = Int((a.t * rate - rounding).rounded(.up)) + 1
    let last = Int((b.t * rate - rounding).rounded(.up)) - 1
    guard first <= last else { return [] }
    return (first...last).map { tick in
      let t = Double(tick) / rate
      let k = (t - a.t) / (b.t - a.t)
      return Entry(.move, t: t, x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k)
        .sample(finger: finger, scale: scale, start: start)
    }
  }
}

extension TouchScript.Entry {
  fileprivate func sample(
    finger: Int, scale: TouchScript.Scale, start: Double
  ) -> TouchSample {
    let scale = scale(t)
    let phase: TouchSample.Phase =
      switch phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    return TouchSample(
      finger: finger, time: start + t, point: CGPoint(x: x * scale.width, y: y * scale.height),
      phase: phase)
  }
}

extension [TouchScript.Entry] {
  /// A touch that turns back lifts at this fraction of its farthest distance from the starting
  /// point.
  private static var remains: Double { 0.25 }

  /// Follows the path up to `progress` and cancels the touch there. If the path is shorter, it is
  /// extended in its last direction.
  fileprivate func cancelled(at progress: Double) -> [TouchScript.Entry] {
    guard let (path, end) = path(to: progress) else { return self }
    return path + [.init(.cancel, t: end.t + FrameClock.time(ofTick: 1), x: end.x, y: end.y)]
  }

  /// Follows the path up to `progress`, moves part of the way back at the same speed, and lifts.
  fileprivate func abandoned(at progress: Double) -> [TouchScript.Entry] {
    guard let first, let (path, end) = path(to: progress) else { return self }
    let back = TouchScript.Entry(
      .move, t: end.t + (end.t - first.t) * (1 - Self.remains),
      x: first.x + (end.x - first.x) * Self.remains,
      y: first.y + (end.y - first.y) * Self.remains)
    return path + [back, .init(.up, t: back.t, x: back.x, y: back.y)]
  }

  /// The path up to `progress`, and the point where it ends; nil for a touch that does not move.
  private func path(
    to progress: Double
  ) -> (path: [TouchScript.Entry], end: TouchScript.Entry)? {
    guard let first, let last, count > 1 else { return nil }
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let reach = Swift.max(abs(dx), abs(dy))
    guard reach > 0, last.t > first.t else { return nil }
    let k = progress / reach
    let end = TouchScript.Entry(
      .move, t: first.t + (last.t - first.t) * k, x: first.x + dx * k, y: first.y + dy * k)
    var path = filter { $0.phase != .up && $0.phase != .cancel && $0.t < end.t }
    if path.isEmpty { path = [first] }
    if progress > 0 { path.append(end) }
    return (path, end)
  }
}

extension TouchScript {
  /// The window's size at `t` if its size was `size` at the start. Fractions refer to the window's
  /// size at the time of the touch. The result is correct only if the interface follows every
  /// rotation of the device.
  func size(at t: Double, from size: CGSize, isUpright: Bool) -> CGSize {
    var (size, isUpright) = (size, isUpright)
    for event in device.sorted(by: { $0.t < $1.t }) where event.t <= t {
      switch event.change {
      case .resize(let new): size = new
      case .traits, .app: continue
      case .rotate(let orientation):
        guard let new = orientation.orientation.interface, new.isPortrait != isUpright else {
          continue
        }
        isUpright.toggle()
        size = CGSize(width: size.height, height: size.width)
      }
    }
    return size
  }
}

extension TouchScript {
  /// The built-in gestures, which are vertical drags along the middle of a window. They work with
  /// any window size.
  package static let bundled: [(id: String, title: String, script: TouchScript)] = [
    ("drag", "A drag down over two thirds of the screen", PackageResources.drag_json),
    (
      "flick", "A drag down over two thirds of the screen in a sixth of a second",
      PackageResources.flick_json
    ),
    (
      "slow-drag", "A drag down over two thirds of the screen in two and a half seconds",
      PackageResources.slow_drag_json
    ),
  ].compactMap { id, title, bytes in
    // A file that cannot be read would be missing from the list of built-in gestures, which a test
    // detects.
    (try? TouchScript(json: Data(bytes), name: id)).map { (id, title, $0) }
  }
}
