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
  let contents: ServerContents
  private let didEnd: (PageSession) -> Void
  private(set) var device: LiveDevice?
  /// The parameter values that were chosen last. The key is the entry's id.
  var values: [String: PageParameter.Values] = [:]
  private var recordingCount = 0
  var settings = LiveDevice.Settings()
  var scale = 2.0
  /// The number of the last recording that was announced to the page.
  private var announced = 0
  var shown: (recording: Int, t: Double)?
  var frames = FrameMessage()
  var painter: FramePainter?
  private(set) var sent = (frames: 0, bytes: 0)
  private lazy var beat = contents.web?.alarm { [weak self] in self?.tick() }
  lazy var wheelRest = contents.web?.alarm { [weak self] in self?.endWheel() }
  var wheel: CGPoint?
  /// The touches that were down when a recording was continued.
  var held = HeldTouches()
  /// The recording and the moment that the next recording continues.
  var branch: PageReply.Recording.Origin?
  private var lastMore = 0.0
  /// The recordings whose motions the page has asked for, with their edits.
  var edited: [Int: EditedMotions] = [:]
  /// The run that was asked about last.
  var askedRun: (key: AskedKey, run: AskedRun)?
  /// The pictures of a recording, which are painted while the app is built.
  var painted: (recording: Int, pictures: [EarlierPicture])?
  /// The recordings of the previous build that have not been compared yet.
  var earlier: [EarlierRecording] = []
  /// The pictures of the previous build.
  var earlierPictures: EarlierPictures?
  /// The elements that the page knows.
  var elements = ScreenElements([])
  /// Whether the page was last told to forward keys to the app.
  var isTyping = false
  lazy var store = RecordingStore(in: contents.recordings) { [weak self] in
    self?.tellRemoved($0)
  }

  /// The minimum number of seconds between two reports on the current recording. At normal speed, a
  /// report is sent in every other tick.
  private static let reportPause = 1.5 / 60

  /// `didEnd` is called when the page has closed its connection.
  init(
    _ peer: WebPeer, _ contents: ServerContents, didEnd: @escaping (PageSession) -> Void
  ) {
    (self.peer, self.contents, self.didEnd) = (peer, contents, didEnd)
  }

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
    didEnd(self)
  }

  private func serve(_ message: PageMessage) throws(PageError) {
    switch message {
    case .hello(let scale, let token, let address): try hello(scale, token, address)
    case .load(let id): try load(try entry(id, "load"))
    case .open(let address): try open(address)
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
        throw PageError(
          about: "step",
          "found a running clock, expected a paused clock; send the message pause first")
      }
      for ended in device.step(ticks: ticks, at: LiveClock.wall) { keep(ended) }
      announce()
      report(force: true)
      peer.askForFrame()
    case .show(let id, let t):
      let length = try liveRecording(id, "show").recording.duration
      device?.liftAll()
      held = HeldTouches()
      shown = (id, min(max(0, t), length))
      peer.askForFrame()
    case .live:
      shown = nil
      peer.askForFrame()
    case .continue(let id, let t, let lifts): try continueRecording(id, at: t, lifts: lifts)
    case .layers(let id, let t): try tellLayers(id, t)
    case .curve(let id, let layer, let property): try tellCurve(id, layer, property)
    case .motions(let id, let layer): try tellMotions(id, layer)
    case .edit(let request): try edit(request)
    case .alternatives(let id): try tellAlternatives(id)
    case .source(let id, let n): try tellSource(id, n)
    case .ask(let id, let question, let t): try tellAnswer(id, question, t)
    case .export(let id, let format):
      do throws(PageError) {
        try contents.export(try liveRecording(id, "export"), as: format) { [weak self] in
          self?.tellExport(id, format, $0)
        }
      } catch {
        tellExport(id, format, .failure(error))
      }
    case .elements: try tellElements()
    case .activate(let n): try activate(n)
    case .stats: tellStats()
    }
  }

  private func hello(
    _ scale: Double, _ token: String?, _ address: String?
  ) throws(PageError) {
    try setScale(scale, "hello")
    peer.tell(contents.welcome)
    if let news = contents.news { tell(news) }
    if let state = token.flatMap(contents.takeState) {
      do throws(PageError) { return try resume(state) } catch { tell(error) }
    }
    if device != nil {
      // A page that reconnects does not have the previous frame.
      frames.startAnew()
      peer.askForFrame()
      tellState()
      tellValues()
      return
    }
    if let address {
      do throws(PageError) { return try open(address) } catch { tell(error) }
    }
    if let first = contents.entries.first { try load(first) }
  }

  // MARK: The device

  func here(_ verb: String) throws(PageError) -> LiveDevice {
    guard let device else {
      throw PageError(about: verb, "the page has no device yet; send the message hello first")
    }
    return device
  }

  /// Prepares the device for input and returns it.
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
    peer.tell(.recording(PageReply.Recording(id: id, entry: device.entry.id, from: branch)))
    branch = nil
  }

  func entry(_ id: String, _ verb: String) throws(PageError) -> PageEntry {
    if let entry = contents.entries.first(where: { $0.id == id }) { return entry }
    let ids = contents.entries.map(\.id).joined(separator: ", ")
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
    let settings = settings ?? self.settings
    let chosen = device ?? self.device?.device ?? contents.device
    let values = entry.variants.map { given ?? self.values[entry.id] ?? $0.standard }
    let made = values.flatMap { entry.variants?.make($0) }
    let old = self.device
    try show(
      made.map { entry.made($0, with: values ?? [:]) } ?? entry, on: chosen, settings,
      given == nil ? "load" : "remake")
    if given != nil, let old, old.entry.id == entry.id { giveWay(old.openingRecordingID) }
    self.settings = settings
    self.values[entry.id] = values
    tellState()
    tellValues(code: made?.code)
    announce()
    goOn()
  }

  /// Shows an entry on a new device. The current recording ends.
  func show(
    _ entry: PageEntry, on kind: Device, _ settings: DeviceSettings, _ verb: String
  ) throws(PageError) {
    let new: LiveDevice
    do {
      new = try LiveDevice(
        entry, on: kind, settings, recordings: device?.recordingID ?? recordingCount,
        recordsStacks: contents.sourceLines != nil)
    } catch {
      throw PageError(about: verb, "\(entry.id) cannot be shown: \(error)")
    }
    if let old = device {
      if let ended = old.cut() { keep(ended) }
      old.close()
    }
    device = new
    earlier = []
    held = HeldTouches()
    elements = ScreenElements([])
    branch = nil
    wheelRest?.stop()
    wheel = nil
    shown = nil
    painter = nil
    frames.startAnew()
  }

  /// Drops the recording of an entry's appearance if a slider has changed a parameter. If a
  /// recording were stored after each change of a parameter, a single drag of a slider would
  /// replace all other recordings.
  private func giveWay(_ id: Int) {
    guard let last = store.recordings.last, last.id == id, last.isUneventful else { return }
    store.drop(id)
  }

  /// Runs the clock until the device is idle.
  func goOn() {
    guard let beat, !beat.isSet else { return }
    beat.set(after: 0)
  }

  /// Schedules the next tick as early as possible, because there is input.
  func hurry() {
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
    peer.tell(.more(more))
  }

  func keep(_ ended: LiveRecording) {
    var ended = ended
    if let more = ended.more() { peer.tell(.more(more)) }
    if let lines = contents.sourceLines { ended.recording.findPlacesOfFindings(lines) }
    peer.tell(.ended(ended.ends))
    recordingCount = ended.id
    store.keep(ended)
    compare(ended)
  }

  private func tellRemoved(_ recordings: [Int]) {
    for id in recordings { edited[id] = nil }
    if let shown, recordings.contains(shown.recording) {
      self.shown = nil
      peer.askForFrame()
    }
    peer.tell(.removed(PageReply.Removed(recordings: recordings)))
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
      let frame = edited[shown.recording]?.frame(found.frame) ?? found.frame
      moment = (frame, found.after, shown.t)
    } else {
      moment = (device.stage.moment, device.clock.ahead, device.stage.time)
    }
    let painter = painter ?? FramePainter(device.device.size, scale: scale, contents.compositor)
    self.painter = painter
    let image = painter.image(moment.frame, after: moment.after)
    guard frames.write(image, at: moment.t, isOfRecording: shown != nil, to: buffer) else {
      return false
    }
    sent.frames += 1
    sent.bytes += buffer.count
    return true
  }
}
