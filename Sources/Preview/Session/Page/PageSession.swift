import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// The session of one browser page and its device. It executes the page's requests and reports
/// events.
@MainActor
package final class PageSession: WebConversation {
  let peer: WebPeer
  let server: PageServer
  private(set) var device: LiveDevice?
  /// The parameter values that were chosen last. The key is the entry's id.
  private(set) var values: [String: PageParameter.Values] = [:]
  private var recordingCount = 0
  private var settings = LiveDevice.Settings()
  private(set) var scale = 2.0
  /// The number of the last recording that was announced to the page.
  private var announced = 0
  var shown: (recording: Int, t: Double)?
  private var frames = FrameMessage()
  private var painter: FramePainter?
  private(set) var sent = (frames: 0, bytes: 0)
  private lazy var beat = server.web?.alarm { [weak self] in self?.tick() }
  private lazy var wheelRest = server.web?.alarm { [weak self] in self?.endWheel() }
  private var wheel: CGPoint?
  private var lastMore = 0.0
  /// Whether the page was last told to forward keys to the app.
  var isTyping = false
  private lazy var store = RecordingStore(in: server.recordings) { [weak self] in
    self?.tellRemoved($0)
  }

  /// The minimum number of seconds between two reports on the current recording. At normal speed, a
  /// report is sent in every other tick.
  private static let reportPause = 1.5 / 60

  init(_ peer: WebPeer, _ server: PageServer) { (self.peer, self.server) = (peer, server) }

  // MARK: Messages

  package func received(_ text: String) {
    do throws(PageError) {
      try serve(try PageMessage.read(text))
    } catch {
      tell(error)
    }
  }

  package func ended() {
    beat?.stop()
    wheelRest?.stop()
    device?.close()
    device = nil
    store.removeAll()
    server.ended(self)
  }

  private func serve(_ message: PageMessage) throws(PageError) {
    switch message {
    case .hello(let scale, let token): try hello(scale, token)
    case .load(let id): try load(try entry(id, "load"))
    case .remake(let id, let values): try remake(id, values)
    case .touch(let touches): try touch(touches)
    case .wheel(let x, let y, let dx, let dy):
      turnWheel(try awake("wheel"), CGPoint(x: x, y: y), CGVector(dx: dx, dy: dy))
    case .key(let key, let modifiers):
      try press(key, modifiers)
    case .set(let change): try set(change)
    case .gesture(let name): try play(name)
    case .pause:
      try here("pause").pause()
      report(force: true)
      tellState()
    case .resume:
      try here("resume").resume(at: LiveClock.wall)
      tellState()
      goOn()
    case .step(let ticks):
      guard (1...600).contains(ticks) else {
        throw PageError(about: "step", "found \(ticks) ticks, expected 1 to 600")
      }
      let device = try here("step")
      guard device.clock.isPaused else {
        throw PageError(about: "step", "found a running clock, expected a paused clock")
      }
      for ended in device.step(ticks: ticks, at: LiveClock.wall) { keep(ended) }
      announce()
      report(force: true)
      peer.askForFrame()
    case .show(let id, let t):
      let length = try liveRecording(id, "show").recording.duration
      device?.liftAll()
      shown = (id, min(max(0, t), length))
      peer.askForFrame()
    case .live:
      shown = nil
      peer.askForFrame()
    case .layers(let id, let t): try tellLayers(id, t)
    case .curve(let id, let layer, let property): try tellCurve(id, layer, property)
    case .export(let id, let format):
      do throws(PageError) {
        try server.export(try liveRecording(id, "export"), as: format) { [weak self] in
          self?.tellExport(id, format, $0)
        }
      } catch {
        tellExport(id, format, .failure(error))
      }
    case .stats: tellStats()
    }
  }

  private func hello(_ scale: Double, _ token: String?) throws(PageError) {
    try setScale(scale, "hello")
    peer.tell(server.welcome)
    if let news = server.news { tell(news) }
    if let state = token.flatMap(server.takeState) {
      do throws(PageError) { return try resume(state) } catch { tell(error) }
    }
    if device != nil {
      // A page that reconnects does not have the previous frame.
      frames.startAnew()
      peer.askForFrame()
      tellState()
      tellValues()
    } else if let first = server.entries.first {
      try load(first)
    }
  }

  // MARK: The device

  func here(_ verb: String) throws(PageError) -> LiveDevice {
    guard let device else { throw PageError(about: verb, "found no device yet; send hello first") }
    return device
  }

  /// The device, which has been prepared for input.
  func awake(_ verb: String) throws(PageError) -> LiveDevice {
    let device = try here(verb)
    shown = nil
    device.wake(at: LiveClock.wall)
    announce()
    goOn()
    return device
  }

  /// Announces a new recording to the page.
  func announce() {
    if let id = device?.recordingID { announce(id) }
  }

  func announce(_ id: Int) {
    guard let device, id != announced else { return }
    announced = id
    peer.tell(LiveRecording(id: id, entry: device.entry.id).begins)
  }

  func entry(_ id: String, _ verb: String) throws(PageError) -> PageEntry {
    if let entry = server.entries.first(where: { $0.id == id }) { return entry }
    let ids = server.entries.map(\.id).joined(separator: ", ")
    throw PageError(about: verb, "found no entry \"\(id.prefix(80))\", expected one of \(ids)")
  }

  private func remake(_ id: String, _ given: PageParameter.Values) throws(PageError) {
    let entry = try entry(id, "remake")
    guard let variants = entry.variants else {
      throw PageError(
        about: "remake",
        "found \"\(id)\", which has no parameters, expected an entry with parameters")
    }
    try load(entry, values: try variants.complete(given))
  }

  /// Loads an entry with `values`. If `values` is nil, the values that were chosen last are used. If
  /// `settings` is nil, the settings do not change.
  func load(
    _ entry: PageEntry, on device: Device? = nil, values given: PageParameter.Values? = nil,
    settings: DeviceSettings? = nil
  ) throws(PageError) {
    if let settings { self.settings = settings }
    let chosen = device ?? self.device?.device ?? server.device
    let values = entry.variants.map { given ?? self.values[entry.id] ?? $0.standard }
    let made = values.flatMap { entry.variants?.make($0) }
    let new: LiveDevice
    do {
      new = try LiveDevice(
        made.map { entry.made($0, with: values ?? [:]) } ?? entry, on: chosen, self.settings,
        recordings: self.device?.recordingID ?? recordingCount)
    } catch {
      let verb = given == nil ? "load" : "remake"
      throw PageError(about: verb, "\(entry.id) cannot be shown: \(error)")
    }
    // Ends the current recording.
    if let old = self.device {
      if let ended = old.cut() { keep(ended) }
      if given != nil, old.entry.id == entry.id { giveWay(old.openingRecordingID) }
      old.close()
    }
    self.device = new
    self.values[entry.id] = values
    wheelRest?.stop()
    wheel = nil
    shown = nil
    painter = nil
    frames.startAnew()
    tellState()
    tellValues(code: made?.code)
    announce()
    goOn()
  }

  /// Drops the recording of an entry's appearance if a slider has changed a parameter. Otherwise a
  /// single drag of a slider would replace all stored recordings.
  private func giveWay(_ id: Int) {
    guard let last = store.recordings.last, last.id == id, last.isUneventful else { return }
    store.drop(id)
  }

  /// Runs the clock until the device is idle.
  private func goOn() {
    guard let beat, !beat.isSet else { return }
    beat.set(after: 0)
  }

  /// Schedules the next tick as early as possible, because there is input.
  private func hurry() {
    guard let wait = device?.wait else { return }
    beat?.set(after: wait)
  }

  private func tick() {
    guard let device else { return }
    let wall = LiveClock.wall
    let ended = device.advance(to: wall)
    if shown == nil { peer.askForFrame() }
    if let ended { keep(ended) } else { report(force: false, at: wall) }
    announce()
    tellTyping()
    if let wait = device.wait { beat?.set(after: wait - (LiveClock.wall - wall)) }
  }

  func report(force: Bool, at wall: Double = LiveClock.wall) {
    guard force || wall - lastMore >= Self.reportPause, let more = device?.more() else { return }
    lastMore = wall
    peer.tell(more)
  }

  func keep(_ ended: LiveRecording) {
    var ended = ended
    if let more = ended.more() { peer.tell(more) }
    peer.tell(ended.ends)
    recordingCount = ended.id
    store.keep(ended)
  }

  private func tellRemoved(_ recordings: [Int]) {
    if let shown, recordings.contains(shown.recording) {
      self.shown = nil
      peer.askForFrame()
    }
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("removed")),
        ("recordings", JSONText.array(recordings.map(String.init))),
      ]))
  }

  func liveRecording(_ id: Int, _ verb: String) throws(PageError) -> LiveRecording {
    if let live = store.recordings.first(where: { $0.id == id }) { return live }
    if let live = device?.recording, live.id == id { return live }
    let ids = store.recordings.map { String($0.id) }.joined(separator: ", ")
    throw PageError(about: verb, "found no recording \(id), expected one of \(ids)")
  }

  // MARK: Pictures

  package func writeFrame(to buffer: SendBuffer) -> Bool {
    guard let device else { return false }
    let moment: (frame: Recording.Frame, after: Double, t: Double)
    if let shown, let kept = try? liveRecording(shown.recording, "show"),
      let found = kept.frame(at: shown.t)
    {
      moment = (found.frame, found.after, shown.t)
    } else {
      moment = (device.stage.moment, device.clock.ahead, device.stage.time)
    }
    let painter = painter ?? FramePainter(device.device.size, scale: scale, server.compositor)
    self.painter = painter
    let image = painter.image(moment.frame, after: moment.after)
    guard frames.write(image, at: moment.t, isOfRecording: shown != nil, to: buffer) else {
      return false
    }
    sent.frames += 1
    sent.bytes += buffer.count
    return true
  }

  private func setScale(_ scale: Double, _ verb: String) throws(PageError) {
    guard [1, 2, 3].contains(scale) else {
      throw PageError(about: verb, "found scale \(scale), expected 1, 2 or 3")
    }
    guard scale != self.scale else { return }
    self.scale = scale
    painter = nil
    frames.startAnew()
    peer.askForFrame()
  }

  // MARK: Touches, keys, settings

  /// The number of the touch that a wheel event produces. The page's own touches are numbered from
  /// zero.
  private static let wheelFinger = -1
  /// The maximum number of simultaneous touches.
  package static let mostFingers = 10
  /// Scrolling has ended if there is no wheel event for this number of seconds.
  private static let wheelPause = 0.12

  private func touch(_ touches: [PageMessage.Touch]) throws(PageError) {
    var down = Set(try here("touch").fingers)
    // Samples of touches that began on a previous device are ignored, so that they do not start the
    // clock of this device.
    guard touches.contains(where: { $0.phase == .down || down.contains($0.id) }) else { return }
    for touch in touches {
      switch touch.phase {
      case .down: down.insert(touch.id)
      case .up, .cancel: down.remove(touch.id)
      case .move: continue
      }
      guard down.count <= Self.mostFingers else {
        throw PageError(
          about: "touch", "found \(down.count) fingers down, expected \(Self.mostFingers) at most")
      }
    }
    let device = try awake("touch")
    for touch in touches {
      device.touch(
        touch.id, touch.phase, at: CGPoint(x: touch.x, y: touch.y), ago: (touch.ago ?? 0) / 1000)
    }
    hurry()
  }

  private func turnWheel(_ device: LiveDevice, _ point: CGPoint, _ way: CGVector) {
    var here = wheel ?? point
    if wheel == nil { device.touch(Self.wheelFinger, .down, at: here, ago: 0) }
    let reach = PageMessage.reach
    here = CGPoint(
      x: min(max(here.x - way.dx, reach.lowerBound), reach.upperBound),
      y: min(max(here.y - way.dy, reach.lowerBound), reach.upperBound))
    wheel = here
    device.touch(Self.wheelFinger, .move, at: here, ago: 0)
    hurry()
    wheelRest?.set(after: Self.wheelPause)
  }

  private func endWheel() {
    guard let here = wheel else { return }
    wheel = nil
    device?.touch(Self.wheelFinger, .up, at: here, ago: 0)
    hurry()
  }

  private func play(_ name: String) throws(PageError) {
    let device = try here("gesture")
    let script: TouchScript
    if let own = device.entry.gestures[name] {
      do {
        script = try TouchScript(json: own, name: "\(device.entry.id) \(name)")
      } catch {
        throw PageError(about: "gesture", "\(error)")
      }
    } else if let bundled = TouchScript.bundled.first(where: { $0.id == name }) {
      script = bundled.script
    } else {
      let names = (server.gestures(of: device.entry)).joined(separator: ", ")
      throw PageError(about: "gesture", "found no gesture \"\(name)\", expected one of \(names)")
    }
    try awake("gesture").play(script)
    hurry()
  }

  /// Applies all changes or, if one is invalid, none.
  private func set(_ change: PageMessage.Settings) throws(PageError) {
    let old = try here("set")
    let category = try change.textSize.map { (id) throws(PageError) in try textSize(id) }
    let chosen = try change.device.map { (id) throws(PageError) in try knownDevice(id) }
    if let speed = change.speed, !(0.05...4).contains(speed) {
      throw PageError(about: "set", "found speed \(speed), expected .05 to 4")
    }
    if let orientation = change.orientation, [.faceUp, .faceDown].contains(orientation) {
      throw PageError(
        about: "set",
        "found orientation \"\(orientation.rawValue)\", expected a portrait or landscape "
          + "orientation")
    }
    if let era = change.era, !(7...Stage.Traits.standardEra).contains(era) {
      throw PageError(
        about: "set", "found era \(era), expected 7 to \(Stage.Traits.standardEra)")
    }
    if let scale = change.scale { try setScale(scale, "set") }
    if let speed = change.speed { old.set(speed: speed) }
    settings = old.settings
    if let chosen { try load(try entry(old.entry.id, "set"), on: chosen) }
    // The scale of the frames and the clock's speed do not affect the device.
    guard change.changesDevice else { return tellState() }
    let device = try awake("set")
    device.set { traits in
      if let dark = change.dark { traits.userInterfaceStyle = dark ? .dark : .light }
      if let rtl = change.rtl { traits.layoutDirection = rtl ? .rightToLeft : .leftToRight }
      if let reduce = change.reduceMotion { traits.isReduceMotionEnabled = reduce }
      if let hardware = change.hardwareKeyboard {
        traits.keyboard = hardware ? .hardware : .onScreen
      }
      if let era = change.era { traits.era = era }
      if let category { traits.preferredContentSizeCategory = category }
    }
    if let orientation = change.orientation { device.turnDevice(to: orientation) }
    if change.horizontal != nil || change.vertical != nil {
      device.set(horizontal: change.horizontal, vertical: change.vertical)
    }
    adoptSettings()
    tellState()
  }

  /// Stores the device's settings, so that the next entry is loaded with the same settings.
  func adoptSettings() {
    if let device { settings = device.settings }
  }

  func knownDevice(_ id: String, _ verb: String = "set") throws(PageError) -> Device {
    guard let device = Device.all.first(where: { $0.id == id }) else {
      let ids = Device.all.map(\.id).joined(separator: ", ")
      throw PageError(about: verb, "found no device \"\(id)\", expected one of \(ids)")
    }
    return device
  }

  private func textSize(_ id: String) throws(PageError) -> UIContentSizeCategory {
    let category = UIContentSizeCategory(rawValue: id)
    guard TextSizes.all.contains(where: { $0.category == category }) else {
      throw PageError(about: "set", "found no text size \"\(id)\"; welcome lists them")
    }
    return category
  }
}
