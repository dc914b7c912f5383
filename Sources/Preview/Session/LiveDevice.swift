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
  /// What is happening now; nil at rest.
  package var take: LiveTake?
  /// Samples of fingers that the device has been given.
  package private(set) var inputs = 0
  package private(set) var turns = 0
  private var orientation = DeviceEvent.Turn.portrait
  private var sizeClasses: (horizontal: DeviceEvent.SizeClass?, vertical: DeviceEvent.SizeClass?)
  private var contacts: [Int: Contact] = [:]
  private var restSince: Double?
  private let firstTakeID: Int
  private var takeCount = 0

  /// A finger on the glass, by its way into the take's script.
  private struct Contact {
    var scriptIndex: Int?
    var last: CGPoint
  }

  /// What outlives a device: another one begins with it.
  package struct Settings {
    package var traits = Stage.Traits()
    package var speed = 1.0
    package init() {}
  }

  package init(_ entry: PageEntry, on device: Device, _ settings: Settings, takes: Int) throws {
    (self.entry, self.device, firstTakeID) = (entry, device, takes)
    stage = Stage(device: device, storyboards: try entry.storyboards())
    stage.traits = settings.traits
    clock.speed = settings.speed
    begin()
    stage.show(entry.root())
  }

  package func close() { stage.close() }

  package var settings: Settings {
    var settings = Settings()
    (settings.traits, settings.speed) = (stage.traits, clock.speed)
    return settings
  }

  // MARK: Time

  /// Nothing moves and no finger is down: nothing need be done until something is asked.
  package var isAtRest: Bool { take == nil }

  /// Something is about to happen. A device that has rested lets the time go by first, so that
  /// two taps with a pause between them are two taps.
  package func wake(at wall: Double) {
    if let since = restSince, !clock.isPaused {
      let rest = min(wall - since, Self.longestRest) * clock.speed
      stage.advance(by: rest)
    }
    restSince = nil
    _ = clock.turns(at: wall)
    begin()
  }
  /// Seconds; longer pauses mean nothing to recognizers.
  private static let longestRest = 1.0
  /// A take that goes on for longer is cut; seconds.
  private static let longestTake = 120.0

  private func begin() {
    guard take == nil else { return }
    takeCount += 1
    take = LiveTake(id: firstTakeID + takeCount, entry: entry.id)
    stage.beginRecording()
  }

  /// Turns the clock as far as the wall says; answers the take that has come to its end.
  package func advance(to wall: Double) -> LiveTake? {
    guard take != nil else { return nil }
    for _ in 0..<clock.turns(at: wall) { turn() }
    return clock.isPaused ? nil : endedTake(at: wall)
  }

  /// Turns the clock of a paused device.
  package func step(turns: Int, at wall: Double) {
    begin()
    for _ in 0..<turns { turn() }
  }

  private func turn() {
    stage.turn()
    turns += 1
    take?.recording = stage.recording
    take?.recording.events = stage.trace.events
  }

  private func endedTake(at wall: Double) -> LiveTake? {
    guard var ended = take else { return nil }
    let isOver = ended.recording.duration > Self.longestTake
    guard isOver || (stage.isStill && contacts.isEmpty && ended.recording.duration > 0) else {
      return nil
    }
    ended.recording = stage.endRecording()
    ended.recording.meta.name = entry.id
    ended.recording.meta.title = entry.title
    ended.recording.meta.rightToLeft = stage.traits.layoutDirection == .rightToLeft
    ended.recording.meta.reduceMotion = stage.traits.isReduceMotionEnabled
    ended.script.device = ended.recording.meta.deviceEvents
    ended.warnings = Array(stage.warnings.dropFirst(warningCount))
    warningCount = stage.warnings.count
    take = nil
    restSince = wall
    clock.rest()
    return ended
  }
  private var warningCount = 0

  package func pause() { clock.isPaused = true }

  package func resume(at wall: Double) {
    clock.isPaused = false
    wake(at: wall)
  }

  // MARK: Fingers and keys

  /// Hands on a finger of the page. `ago`: seconds before now.
  package func touch(_ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, ago: Double) {
    // In the turn to come, or as long before it as it was before now.
    let time = max(stage.time + LiveClock.turn - max(0, ago) * clock.speed, stage.time)
    switch (phase, contacts[finger]) {
    case (.down, nil): contacts[finger] = Contact(last: point)
    case (.down, _?), (_, nil): return
    case (_, _?): contacts[finger]?.last = point
    }
    write(finger, phase, at: point, time: time)
    if phase == .up || phase == .cancel { contacts[finger] = nil }
    inputs += 1
    stage.send(finger: Self.firstFinger + finger, phase, at: point, time: time)
  }
  /// Fingers of scripts count from zero.
  private static let firstFinger = 1000

  private func write(
    _ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, time: Double
  ) {
    let t = time - stage.recording.start
    let entry = TouchScript.Entry(phase, t: max(0, t), x: point.x, y: point.y)
    if let index = contacts[finger]?.scriptIndex {
      take?.script.fingers[index].append(entry)
    } else {
      contacts[finger]?.scriptIndex = take?.script.fingers.count
      take?.script.fingers.append([entry])
    }
  }

  /// The page is gone or looks elsewhere: its fingers lift without meaning anything.
  package func liftAll() {
    for finger in contacts.keys.sorted() {
      touch(finger, .cancel, at: contacts[finger]?.last ?? .zero, ago: 0)
    }
  }

  package func play(_ script: TouchScript) {
    stage.play(script)
    take?.script = script
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
