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
  package internal(set) var clock = LiveClock()
  /// What is recorded now, without its recording, which the stage keeps; nil while nothing is.
  private var running: LiveTake?
  /// The clock goes though nothing is recorded: what goes on may never end.
  private var runsUnrecorded = false
  /// Bytes of the screen that the running take began with.
  private var firstWeight = 0
  /// Something was done to the device that no turn has seen yet.
  private var hasInput = false
  /// Samples of fingers that the device has been given.
  package private(set) var inputs = 0
  package private(set) var turns = 0
  var orientation = DeviceEvent.Turn.portrait
  var sizeClasses: (horizontal: DeviceEvent.SizeClass?, vertical: DeviceEvent.SizeClass?)
  private var contacts: [Int: Contact] = [:]
  /// When fingers that are gone were last felt, where that is still to come.
  private var lifted: [Int: Double] = [:]
  private var restSince: Double?
  /// By the stage's clock; nil while something goes on.
  private var hangsSince: Double?
  /// When a finger, the device or a transition last had a part in what goes on, by the stage's
  /// clock.
  private var lastCause = 0.0
  private let firstTakeID: Int
  /// What it has been given so far.
  private var history: TakeHistory
  private var takeCount = 0

  /// A finger on the glass, by its way into the take's script.
  private struct Contact {
    var scriptIndex: Int?
    var last: CGPoint
    /// The time of its latest sample, by the stage's clock.
    var time: Double
  }

  package init(_ entry: PageEntry, on device: Device, _ settings: DeviceSettings, takes: Int) throws
  {
    (self.entry, self.device, firstTakeID) = (entry, device, takes)
    history = TakeHistory(device, settings)
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
    history.opening = entry.testOpening?(entry.chosen) ?? TestOpening(of: stage)
    turn()
  }

  package func close() { stage.close() }

  // MARK: Time

  /// Nothing moves and no finger is down: nothing need be done until something is asked.
  package var isAtRest: Bool { running == nil && !runsUnrecorded }

  /// The number of the take that goes on; nil while nothing is recorded.
  package var takeID: Int? { running?.id }

  /// The number of the take in which the entry appeared.
  package var openingTakeID: Int { firstTakeID + 1 }

  /// What is happening, as far as it has come; nil while nothing is recorded.
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
    take.recording.meta.era = stage.traits.era
    take.recording.meta.dark = stage.traits.userInterfaceStyle == .dark
    take.script.device = take.recording.meta.deviceEvents
  }

  /// Something is about to happen. A device that has rested lets the time go by first, so that
  /// two taps with a pause between them are two taps. One that is moving goes on as it does.
  package func wake(at wall: Double) {
    guard running == nil else { return }
    if isAtRest {
      if let since = restSince, !clock.isPaused {
        let rest = min(wall - since, Self.longestRest) * clock.speed
        stage.advance(by: rest)
      }
      restSince = nil
      _ = clock.turns(at: wall)
    }
    begin()
  }
  /// Seconds for which nothing but a transition may go on, and does nothing.
  private static let longestHang = 1.0
  /// Seconds; longer pauses mean nothing to recognizers.
  private static let longestRest = 1.0
  /// Seconds that are recorded after the last finger, change of the device and transition. What
  /// goes on then, a display link or animations that start each other, may never end.
  package static let longestTail = 5.0
  /// A take that goes on for longer is cut; seconds.
  package static let longestTake = 120.0
  /// So is one that holds so much more than the screen it began with: a view that is drawn anew
  /// each turn would fill the memory. Bytes.
  package static let heaviestTake = 48 << 20

  private func begin() {
    guard running == nil else { return }
    lastCause = stage.time
    history.begin(at: stage.time, held: !contacts.isEmpty)
    stage.beginCheckingAnew()
    stage.beginRecording()
    adopt()
    // Fingers that the take before left on the glass.
    for (finger, contact) in contacts.sorted(by: { $0.key < $1.key }) {
      write(finger, .down, at: contact.last, time: stage.time)
    }
  }

  /// Makes a take of what the stage records.
  private func adopt() {
    takeCount += 1
    runsUnrecorded = false
    running = LiveTake(id: firstTakeID + takeCount, entry: entry.id)
    for frame in stage.recording.frames { running?.weight.add(frame) }
    firstWeight = running?.weight.bytes ?? 0
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
    if running == nil { return turnUnrecorded() }
    stage.turn()
    noteTurn()
    if let frame = stage.recording.frames.last { running?.weight.add(frame) }
  }

  /// Records a turn at a time, and makes a take of it where a transition begins by itself.
  private func turnUnrecorded() {
    let wasInTransition = stage.isInTransition
    stage.beginCheckingAnew()
    stage.beginRecording()
    stage.turn()
    noteTurn()
    if stage.isInTransition, !wasInTransition {
      history.begin(at: stage.recording.start, held: false)
      history.refuse("a transition that began by itself")
      adopt()
    }
  }

  private func noteTurn() {
    turns += 1
    hasInput = false
    if !contacts.isEmpty || stage.isInTransition || stage.awaitsInput { lastCause = stage.time }
    hangsSince = contacts.isEmpty && stage.isHanging ? hangsSince ?? stage.time : nil
  }

  private func endedTake(at wall: Double) -> LiveTake? {
    guard running != nil else {
      if standsStill { rest(at: wall) }
      return nil
    }
    if isOver, !clock.isPaused {
      let ended = cut(rest: stage.isIdle || stage.isHanging ? Self.longestRest : 0)
      if standsStill { rest(at: wall) } else { runsUnrecorded = true }
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

  /// The take has come to its end: what is left goes on for ever, or does nothing.
  private var isOver: Bool {
    // A transition that is never completed will not be: the take ends, and what it lacks is named.
    if let since = hangsSince, stage.time - since >= Self.longestHang { return true }
    guard contacts.isEmpty, stage.recording.duration > 0 else { return false }
    return stage.isIdle || stage.time - lastCause >= Self.longestTail
  }

  /// Time changes nothing that is seen.
  private var standsStill: Bool {
    (stage.isIdle || stage.isHanging) && !stage.hasEndlessWork
  }

  private func rest(at wall: Double) {
    guard !clock.isPaused else { return }
    runsUnrecorded = false
    restSince = wall
    clock.rest()
  }

  /// Ends the take that goes on, wherever it stands; nil without one. A device that has come to
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
    history.end(at: stage.time, ended.script)
    ended.history = history
    ended.warnings = Array(stage.warnings.dropFirst(warningCount))
    warningCount = stage.warnings.count
    running = nil
    return ended
  }
  private var warningCount = 0

  /// From now on no script leads to what the device shows; `reason` is what was found.
  package func refuseReplay(_ reason: String) { history.refuse(reason) }

  /// The user has set something.
  func noteSetting() {
    let script = running?.script ?? TouchScript(unit: .points, fingers: [])
    history.set(stage.traits, during: script)
  }

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

  // MARK: How it is held

  package func turnDevice(to orientation: DeviceEvent.Turn) {
    self.orientation = orientation
    stage.rotate(to: orientation.orientation)
  }

  func overrideSizeClasses() {
    stage.overrideSizeClasses(horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical)
  }
}
