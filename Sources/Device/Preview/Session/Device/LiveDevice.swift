import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// A simulated device that a browser page shows, with its screen, settings and touches.
@MainActor
package final class LiveDevice {
  package let entry: PageEntry
  package let device: Device
  package let stage: Stage
  package internal(set) var clock = LiveClock()
  /// The current recording; nil while the device is not recording. Its frames are stored in the
  /// stage.
  var running: LiveRecording?
  /// Whether the clock runs without a recording, because of activity that may never end.
  private var runsUnrecorded = false
  /// The memory that the screen used at the start of the recording, in bytes.
  private var firstWeight = 0
  /// Whether there is input that no tick has handled yet.
  var hasInput = false
  /// The number of touch samples that have been received.
  package internal(set) var inputs = 0
  package private(set) var ticks = 0
  var orientation = DeviceEvent.Orientation.portrait
  var sizeClasses: (horizontal: DeviceEvent.SizeClass?, vertical: DeviceEvent.SizeClass?)
  var contacts: [Int: Contact] = [:]
  /// For each touch that has ended, the time of its last sample. An entry is removed when its time
  /// has passed.
  var lifted: [Int: Double] = [:]
  private var restSince: Double?
  /// The time in the stage's clock at which a hanging transition became the only activity. Nil if
  /// no transition hangs, or if there is other activity.
  private var hangsSince: Double?
  /// The last time in the stage's clock at which a touch, a device event or a transition was
  /// active.
  private var lastCause = 0.0
  /// The time in the stage's clock at which a key was pressed last; nil if there was none.
  var lastKey: Double?
  private let firstRecordingID: Int
  /// The input that has been received so far.
  var history: RecordingHistory
  /// The input that has been received so far, each item with its tick. A device that replaces this
  /// one replays the log.
  package internal(set) var log = InputLog()
  private var recordingCount = 0
  private let views: ViewLog
  private let texts: TextLog
  private let recordsStacks: Bool

  /// A touch that is down, and its index in the recording's script.
  struct Contact {
    /// The number of the touch on the stage.
    let finger: Int
    var scriptIndex: Int?
    var last: CGPoint
    /// The time of the touch's last sample, in the stage's clock.
    var time: Double
  }

  /// Creates a device and shows the entry. `recordings` is the number of earlier recordings.
  /// `prepare` is called with the stage before it opens. `log` is told of the device's calls.
  package init(
    _ entry: PageEntry, on device: Device, _ settings: DeviceSettings, recordings: Int,
    recordsStacks: Bool = false, log: RunLog? = .ofProcess,
    prepare: (Stage) -> Void = { _ in }
  ) throws {
    (self.entry, self.device, firstRecordingID) = (entry, device, recordings)
    self.recordsStacks = recordsStacks
    history = RecordingHistory(device, settings)
    stage = Stage(device: device, storyboards: try entry.storyboards())
    stage.followsRealTime = true
    log?.begin()
    stage.report(to: log)
    if recordsStacks { stage.recordStacks() }
    (views, texts) = (ViewLog(stage), TextLog(stage))
    prepare(stage)
    stage.traits = settings.traits
    clock.speed = settings.speed
    // Rotates the device before the launch, so that the app appears in this orientation
    // immediately.
    if settings.orientation != orientation { turn(to: settings.orientation) }
    sizeClasses = (settings.horizontal, settings.vertical)
    if sizeClasses != (nil, nil) { overrideSizeClasses() }
    begin()
    stage.open(entry.opening)
    history.opening = entry.testOpening?(entry.chosen) ?? TestOpening(of: stage)
    tick()
  }

  package func close() { stage.close() }

  // MARK: Time

  /// Whether nothing moves and no touch is down, so that the clock is stopped.
  package var isAtRest: Bool { running == nil && !runsUnrecorded }

  /// The number of the current recording; nil while the device is not recording.
  package var recordingID: Int? { running?.id }

  /// The number of the recording in which the entry appeared.
  package var openingRecordingID: Int { firstRecordingID + 1 }

  /// The current recording up to now; nil while the device is not recording.
  package var recording: LiveRecording? {
    guard var live = running else { return nil }
    live.recording = stage.recording
    live.recording.events = stage.trace.events
    live.texts = texts.texts
    name(&live)
    return live
  }

  /// The texts that are on the screen now.
  package var shownTexts: LayerTexts { texts.texts }

  /// A message with the new part of the current recording; nil if there is nothing new.
  package func more() -> PageReply.More? {
    guard var live = recording else { return nil }
    let more = live.more()
    running?.sent = live.sent
    return more
  }

  /// Adds what a question about the recording needs: what is known about the views, and the input.
  func describe(_ live: inout LiveRecording) {
    views.noteAll()
    live.views = views.notes
    var address = PageAddress(entry: entry.id, device: device.id)
    (address.values, address.settings) = (entry.chosen, launchSettings)
    defer { live.address = address }
    live.run = run
    guard live.run != nil else { return }
    if !log.items.isEmpty { address.input = RepeatableInput(log, ticks: tickCount) }
  }

  /// The run up to now; nil if it is too long to be repeated.
  var run: LiveRun? {
    guard tickCount <= InputLog.longestReplay else { return nil }
    return LiveRun(
      entry: entry, device: device, settings: launchSettings, log: log, ticks: tickCount,
      recordsStacks: recordsStacks)
  }

  private func name(_ live: inout LiveRecording) {
    live.recording.meta.name = entry.id
    live.recording.meta.title = entry.title
    live.recording.meta.rightToLeft = stage.traits.layoutDirection == .rightToLeft
    live.recording.meta.reduceMotion = stage.traits.isReduceMotionEnabled
    live.recording.meta.hardwareKeyboard = stage.traits.keyboard == .hardware
    live.recording.meta.era = stage.traits.era
    live.recording.meta.dark = stage.traits.userInterfaceStyle == .dark
    live.script.device = live.recording.meta.deviceEvents
  }

  /// Prepares an idle device for input. First the clock advances by the time since the device
  /// became idle, so that two taps with a pause between them remain two taps. Does nothing if the
  /// device is running.
  package func wake(at wall: Double) {
    guard running == nil else { return }
    if isAtRest {
      if let since = restSince, !clock.isPaused {
        let rest = min(wall - since, Self.longestRest) * clock.speed
        stage.advance(by: rest)
      }
      restSince = nil
      _ = clock.ticks(at: wall)
    }
    begin()
  }
  /// The maximum number of seconds by which the clock advances for a pause. A longer pause does not
  /// make a difference to recognizers.
  private static let longestRest = 1.0

  func begin() {
    guard running == nil else { return }
    lastCause = stage.time
    history.begin(at: stage.time, held: !contacts.isEmpty)
    stage.beginCheckingAnew()
    stage.beginRecording()
    texts.begin()
    adopt()
    // Touches that are still down from the previous recording begin again in this one.
    for (finger, contact) in contacts.sorted(by: { $0.key < $1.key }) {
      write(finger, .down, at: contact.last, time: stage.time)
    }
  }

  /// Makes the stage's recording, which has already begun, the device's current recording.
  private func adopt() {
    recordingCount += 1
    runsUnrecorded = false
    running = LiveRecording(id: firstRecordingID + recordingCount, entry: entry.id)
    for frame in stage.recording.frames { running?.size.add(frame) }
    firstWeight = running?.size.bytes ?? 0
  }

  /// Advances the clock to real time. If the recording has ended, returns it. A recording ends in
  /// the same tick however late this is called, so ticks that were missed are not run after it.
  package func advance(to wall: Double) -> LiveRecording? {
    guard !isAtRest else { return nil }
    for _ in 0..<clock.ticks(at: wall, hasInput: hasInput) {
      tick()
      if let ended = endedRecording(at: wall) { return ended }
      if isAtRest { return nil }
    }
    return endedRecording(at: wall)
  }

  /// The number of real seconds after which the device must be advanced again; nil if nothing will
  /// happen.
  package var wait: Double? {
    isAtRest || clock.isPaused ? nil : clock.wait(hasInput: hasInput)
  }

  /// Advances a paused device by a number of ticks. Returns the recordings that have reached their
  /// limit.
  package func step(ticks: Int, at wall: Double) -> [LiveRecording] {
    begin()
    return (0..<ticks).compactMap { _ in
      tick()
      return endedRecording(at: wall)
    }
  }

  func tick() {
    if running == nil { return turnUnrecorded() }
    stage.tick()
    noteTurn()
    if let frame = stage.recording.frames.last { running?.size.add(frame) }
  }

  /// Records one tick at a time, and keeps the recording only if a transition begins by itself.
  private func turnUnrecorded() {
    let wasInTransition = stage.isInTransition
    stage.beginCheckingAnew()
    stage.beginRecording()
    stage.tick()
    noteTurn()
    if stage.isInTransition, !wasInTransition {
      history.begin(at: stage.recording.start, held: false)
      history.refuse("a transition that began without a touch")
      adopt()
    }
  }

  private func noteTurn() {
    ticks += 1
    hasInput = false
    texts.note()
    if !contacts.isEmpty || stage.isInTransition || stage.awaitsInput { lastCause = stage.time }
    hangsSince = contacts.isEmpty && stage.isHanging ? hangsSince ?? stage.time : nil
  }

  func endedRecording(at wall: Double) -> LiveRecording? {
    guard running != nil else {
      if standsStill { rest(at: wall) }
      return nil
    }
    if isOver, !clock.isPaused {
      let ended = cut(rest: stage.isIdle || stage.isHanging ? Self.longestRest : 0)
      if standsStill { rest(at: wall) } else { runsUnrecorded = true }
      return ended
    }
    let added = (running?.size.bytes ?? 0) - firstWeight
    guard stage.recording.duration > RecordingLimits.duration || added > RecordingLimits.growth
    else {
      return nil
    }
    let ended = cut()
    begin()
    return ended
  }

  /// Whether the recording has ended, because the only remaining activity is endless or is a
  /// hanging transition.
  private var isOver: Bool {
    // If a transition has been hanging for this long, it will not complete. The recording therefore
    // ends, and a rule reports a finding.
    if let since = hangsSince, stage.time - since >= RecordingLimits.hang { return true }
    guard contacts.isEmpty, stage.recording.duration > 0 else { return false }
    if let lastKey, stage.time - lastKey < RecordingLimits.typingPause { return false }
    return stage.isIdle || stage.time - lastCause >= RecordingLimits.tail
  }

  /// Whether the screen does not change over time.
  private var standsStill: Bool {
    (stage.isIdle || stage.isHanging) && !stage.hasEndlessWork
  }

  private func rest(at wall: Double) {
    guard !clock.isPaused else { return }
    runsUnrecorded = false
    restSince = wall
    clock.rest()
  }

  /// Ends the current recording immediately and returns it; nil if there is none. If the device is
  /// idle, rules are checked as if `rest` more seconds had passed.
  package func cut(rest: Double = 0) -> LiveRecording? {
    for finger in contacts.keys.sorted() {
      guard let contact = contacts[finger] else { continue }
      write(finger, .cancel, at: contact.last, time: max(stage.time, contact.time))
      contacts[finger]?.scriptIndex = nil
    }
    guard var ended = running else { return nil }
    ended.recording = stage.endRecording()
    ended.size.add(ended.recording.events.count)
    ended.recording.findings = stage.findings(of: ended.recording, rest: rest).map { finding in
      var finding = finding
      finding.allowed = entry.allowed[finding.rule]
      return finding
    }
    ended.recording.layerNames = stage.layerNames
    ended.texts = texts.texts
    name(&ended)
    describe(&ended)
    history.end(at: stage.time, ended.script)
    ended.history = history
    ended.warnings = Array(stage.warnings.dropFirst(warningCount))
    warningCount = stage.warnings.count
    running = nil
    return ended
  }
  private var warningCount = 0

  /// Marks the device's state as one that a script can no longer reproduce. `reason` describes why.
  package func refuseReplay(_ reason: String) { history.refuse(reason) }

  /// Records a change of settings.
  func noteSetting() {
    let script = running?.script ?? TouchScript(unit: .points, fingers: [])
    history.set(stage.traits, during: script)
  }

  package func pause() { clock.isPaused = true }

  package func resume(at wall: Double) {
    // The time that has passed during the pause is discarded.
    _ = clock.ticks(at: wall)
    clock.isPaused = false
    if isAtRest { restSince = wall }
  }

  // MARK: Orientation

  package func turnDevice(to orientation: DeviceEvent.Orientation) {
    turn(to: orientation)
    note(.settings(settings))
  }

  func turn(to orientation: DeviceEvent.Orientation) {
    self.orientation = orientation
    stage.rotate(to: orientation.orientation)
  }

  func overrideSizeClasses() {
    stage.overrideSizeClasses(horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical)
  }
}
