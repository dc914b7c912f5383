import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// A virtual device in a browser: what it shows, what has been set, and the fingers on it.
@MainActor
package final class LiveDevice {
  package let entry: PageEntry
  package let device: Device
  package let stage: Stage
  package private(set) var clock = LiveClock()
  /// What is happening now, without its recording, which the stage keeps; nil at rest.
  private var running: LiveTake?
  /// Bytes of the screen that the running take began with.
  private var firstWeight = 0
  /// Something was done to the device that no turn has seen yet.
  private var hasInput = false
  /// Samples of fingers that the device has been given.
  package private(set) var inputs = 0
  package private(set) var turns = 0
  private var orientation = DeviceEvent.Turn.portrait
  private var sizeClasses: (horizontal: DeviceEvent.SizeClass?, vertical: DeviceEvent.SizeClass?)
  private var contacts: [Int: Contact] = [:]
  /// When fingers that are gone were last felt, where that is still to come.
  private var lifted: [Int: Double] = [:]
  private var restSince: Double?
  /// By the stage's clock; nil while something goes on.
  private var hangsSince: Double?
  private let firstTakeID: Int
  private var takeCount = 0

  /// A finger on the glass, by its way into the take's script.
  private struct Contact {
    var scriptIndex: Int?
    var last: CGPoint
    /// Of its latest sample, by the stage's clock.
    var time: Double
  }

  /// What outlives a device: another one begins with it.
  package struct Settings {
    package var traits = Stage.Traits()
    package var speed = 1.0
    package var orientation = DeviceEvent.Turn.portrait
    package var horizontal: DeviceEvent.SizeClass?
    package var vertical: DeviceEvent.SizeClass?
    package init() {}
  }

  package init(_ entry: PageEntry, on device: Device, _ settings: Settings, takes: Int) throws {
    (self.entry, self.device, firstTakeID) = (entry, device, takes)
    stage = Stage(device: device, storyboards: try entry.storyboards())
    stage.followsRealTime = true
    stage.traits = settings.traits
    clock.speed = settings.speed
    // Held the other way before the app is launched, which then appears upright at once.
    if settings.orientation != orientation { turnDevice(to: settings.orientation) }
    sizeClasses = (settings.horizontal, settings.vertical)
    if sizeClasses != (nil, nil) { overrideSizeClasses() }
    begin()
    stage.open(entry.opening)
    turn()
  }

  package func close() { stage.close() }

  package var settings: Settings {
    var settings = Settings()
    (settings.traits, settings.speed) = (stage.traits, clock.speed)
    settings.orientation = orientation
    (settings.horizontal, settings.vertical) = sizeClasses
    return settings
  }

  // MARK: Time

  /// Nothing moves and no finger is down: nothing need be done until something is asked.
  package var isAtRest: Bool { running == nil }

  /// The number of the take that goes on; nil at rest.
  package var takeID: Int? { running?.id }

  /// The number of the take in which the entry appeared.
  package var openingTakeID: Int { firstTakeID + 1 }

  /// What is happening, as far as it has come; nil at rest.
  package var take: LiveTake? {
    guard var take = running else { return nil }
    take.recording = stage.recording
    take.recording.events = stage.trace.events
    name(&take)
    return take
  }

  /// What is new of the take that goes on; nil when nothing is.
  package func more() -> String? {
    guard var take else { return nil }
    let more = take.more()
    running?.told = take.told
    return more
  }

  private func name(_ take: inout LiveTake) {
    take.recording.meta.name = entry.id
    take.recording.meta.title = entry.title
    take.recording.meta.rightToLeft = stage.traits.layoutDirection == .rightToLeft
    take.recording.meta.reduceMotion = stage.traits.isReduceMotionEnabled
    take.recording.meta.dark = stage.traits.userInterfaceStyle == .dark
    take.script.device = take.recording.meta.deviceEvents
  }

  /// Something is about to happen. A device that has rested lets the time go by first, so that
  /// two taps with a pause between them are two taps. One that is moving goes on as it does.
  package func wake(at wall: Double) {
    guard isAtRest else { return }
    if let since = restSince, !clock.isPaused {
      let rest = min(wall - since, Self.longestRest) * clock.speed
      stage.advance(by: rest)
    }
    restSince = nil
    _ = clock.turns(at: wall)
    begin()
  }
  /// Seconds for which nothing but a transition may go on, and does nothing.
  private static let longestHang = 1.0
  /// Seconds; longer pauses mean nothing to recognizers.
  private static let longestRest = 1.0
  /// A take that goes on for longer is cut; seconds.
  package static let longestTake = 120.0
  /// So is one that holds so much more than the screen it began with: a view that is drawn anew
  /// each turn would fill the memory. Bytes.
  package static let heaviestTake = 48 << 20

  private func begin() {
    guard isAtRest else { return }
    takeCount += 1
    running = LiveTake(id: firstTakeID + takeCount, entry: entry.id)
    stage.beginCheckingAnew()
    stage.beginRecording()
    weighFrame()
    firstWeight = running?.weight.bytes ?? 0
    // Fingers that the take before left on the glass.
    for (finger, contact) in contacts.sorted(by: { $0.key < $1.key }) {
      write(finger, .down, at: contact.last, time: stage.time)
    }
  }

  /// Turns the clock as far as the wall says; answers the take that has come to its end.
  package func advance(to wall: Double) -> LiveTake? {
    guard !isAtRest else { return nil }
    for _ in 0..<clock.turns(at: wall, hasInput: hasInput) { turn() }
    return endedTake(at: wall)
  }

  /// Seconds of the wall's time until it is worth looking again; nil while nothing will happen.
  package var wait: Double? {
    isAtRest || clock.isPaused ? nil : clock.wait(hasInput: hasInput)
  }

  /// Turns the clock of a paused device; answers takes that became too long meanwhile.
  package func step(turns: Int, at wall: Double) -> [LiveTake] {
    begin()
    return (0..<turns).compactMap { _ in
      turn()
      return endedTake(at: wall)
    }
  }

  private func turn() {
    stage.turn()
    turns += 1
    hasInput = false
    hangsSince = contacts.isEmpty && stage.isHanging ? hangsSince ?? stage.time : nil
    weighFrame()
  }

  private func weighFrame() {
    if let frame = stage.recording.frames.last { running?.weight.add(frame) }
  }

  private func endedTake(at wall: Double) -> LiveTake? {
    guard !isAtRest else { return nil }
    // A transition that is never completed will not be: the take ends, and what it lacks is named.
    let hangs = hangsSince.map { stage.time - $0 >= Self.longestHang } ?? false
    let hasRest = hangs || stage.isStill && contacts.isEmpty && stage.recording.duration > 0
    if hasRest, !clock.isPaused {
      let ended = cut(rest: Self.longestRest)
      restSince = wall
      clock.rest()
      return ended
    }
    let added = (running?.weight.bytes ?? 0) - firstWeight
    guard stage.recording.duration > Self.longestTake || added > Self.heaviestTake else {
      return nil
    }
    let ended = cut()
    begin()
    return ended
  }

  /// Ends the take that goes on, wherever it stands; nil at rest. A device that has come to
  /// rest would do nothing for as long as one waits: `rest` seconds of that are looked at.
  package func cut(rest: Double = 0) -> LiveTake? {
    for finger in contacts.keys.sorted() {
      guard let contact = contacts[finger] else { continue }
      write(finger, .cancel, at: contact.last, time: max(stage.time, contact.time))
      contacts[finger]?.scriptIndex = nil
    }
    guard var ended = running else { return nil }
    ended.recording = stage.endRecording()
    ended.weight.add(ended.recording.events.count)
    ended.recording.findings = stage.findings(of: ended.recording, rest: rest).map { finding in
      var finding = finding
      finding.allowed = entry.allowed[finding.rule]
      return finding
    }
    name(&ended)
    ended.warnings = Array(stage.warnings.dropFirst(warningCount))
    warningCount = stage.warnings.count
    running = nil
    return ended
  }
  private var warningCount = 0

  package func pause() { clock.isPaused = true }

  package func resume(at wall: Double) {
    // The time of the pause is let go by first.
    _ = clock.turns(at: wall)
    clock.isPaused = false
    if isAtRest { restSince = wall }
  }

  // MARK: Fingers and keys

  /// Hands on a finger of the page. `ago`: seconds before now.
  package func touch(_ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, ago: Double) {
    lifted = lifted.filter { $0.value > stage.time }
    // In the turn to come, or as long before it as it was before now; never before the finger's
    // own last sample.
    let before = contacts[finger]?.time ?? lifted[finger] ?? stage.time
    let time = max(
      stage.time + LiveClock.turn - max(0, ago) * clock.speed, stage.time, before)
    switch (phase, contacts[finger]) {
    case (.down, nil): contacts[finger] = Contact(last: point, time: time)
    case (.down, _?), (_, nil): return
    case (_, _?):
      contacts[finger]?.last = point
      contacts[finger]?.time = time
    }
    write(finger, phase, at: point, time: time)
    if phase == .up || phase == .cancel {
      contacts[finger] = nil
      lifted[finger] = time
    }
    inputs += 1
    hasInput = true
    stage.send(finger: Self.firstFinger + finger, phase, at: point, time: time)
  }
  /// Fingers of scripts count from zero, and a device plays many.
  private static let firstFinger = 1_000_000

  /// The fingers that are down, in order.
  package var fingers: [Int] { contacts.keys.sorted() }

  private func write(
    _ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double
  ) {
    let t = time - stage.recording.start
    let entry = TouchScript.Entry(phase, t: max(0, t), x: point.x, y: point.y)
    if let index = contacts[finger]?.scriptIndex {
      running?.script.fingers[index].append(entry)
    } else {
      contacts[finger]?.scriptIndex = running?.script.fingers.count
      running?.script.fingers.append([entry])
    }
  }

  /// The page is gone or looks elsewhere: its fingers lift without meaning anything.
  package func liftAll() {
    for finger in contacts.keys.sorted() {
      touch(finger, .cancel, at: contacts[finger]?.last ?? .zero, ago: 0)
    }
  }

  package func play(_ script: TouchScript) {
    write(script)
    hasInput = true
    stage.play(script)
  }

  /// Beside the fingers of the page, in points as they are.
  private func write(_ script: TouchScript) {
    let start = FrameClock.time(ofTurn: stage.world.clock.turn + 1) - stage.recording.start
    let isUpright = stage.world { UIScreen.main.interfaceOrientation.isPortrait }
    let samples = script.samples(
      in: stage.window.bounds.size, startingAt: start, isUpright: isUpright)
    for finger in script.fingers.indices {
      let entries = samples.filter { $0.finger == finger }.map { sample in
        TouchScript.Entry(
          TouchScript.Phase(rawValue: sample.phase.rawValue) ?? .cancel, t: sample.time,
          x: Double(sample.point.x), y: Double(sample.point.y))
      }
      running?.script.fingers.append(entries)
    }
  }

  // MARK: Settings

  package func set(_ change: (inout Stage.Traits) -> Void) {
    var traits = stage.traits
    change(&traits)
    stage.traits = traits
  }

  package func set(speed: Double) { clock.speed = speed }

  package func turnDevice(to orientation: DeviceEvent.Turn) {
    self.orientation = orientation
    stage.rotate(to: orientation.orientation)
  }

  package func set(
    horizontal: PageMessage.Settings.SizeClass?, vertical: PageMessage.Settings.SizeClass?
  ) {
    if let horizontal { sizeClasses.horizontal = horizontal.value }
    if let vertical { sizeClasses.vertical = vertical.value }
    overrideSizeClasses()
  }

  private func overrideSizeClasses() {
    stage.overrideSizeClasses(horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical)
  }

  /// What the page is told of all this.
  package func state(scale: Double) -> String {
    let size = stage.moment.size ?? stage.window.bounds.size
    let traits = stage.traits
    func sizeClass(_ value: DeviceEvent.SizeClass?) -> String {
      value.map { JSONText.string($0.rawValue) } ?? "null"
    }
    return JSONText.object([
      ("is", JSONText.string("device")), ("entry", JSONText.string(entry.id)),
      ("device", JSONText.string(device.id)), ("width", JSONText.number(size.width)),
      ("height", JSONText.number(size.height)),
      ("orientation", JSONText.string(orientation.rawValue)),
      ("dark", String(traits.userInterfaceStyle == .dark)),
      ("rtl", String(traits.layoutDirection == .rightToLeft)),
      ("reduceMotion", String(traits.isReduceMotionEnabled)),
      ("textSize", JSONText.string(traits.preferredContentSizeCategory.rawValue)),
      ("horizontal", sizeClass(sizeClasses.horizontal)),
      ("vertical", sizeClass(sizeClasses.vertical)), ("scale", JSONText.number(scale)),
      ("speed", JSONText.number(clock.speed)), ("paused", String(clock.isPaused)),
    ])
  }
}
