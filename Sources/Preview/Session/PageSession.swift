import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// One page and its device: does what the page asks, tells it what happens.
@MainActor
package final class PageSession: WebServer.Conversation {
  private let peer: WebPeer
  private let server: PageServer
  private var device: LiveDevice?
  private var takes: [LiveTake] = []
  private var takeCount = 0
  private var settings = LiveDevice.Settings()
  private var scale = 2.0
  private var shown: (take: Int, t: Double)?
  private var frames = FrameMessage()
  private var painter: FramePainter?
  private var sent = (frames: 0, bytes: 0)
  private lazy var beat = server.web?.alarm { [weak self] in self?.tick() }
  private lazy var wheelRest = server.web?.alarm { [weak self] in self?.endWheel() }
  private var wheel: CGPoint?
  private var lastMore = 0.0

  /// So many of the latest takes are kept, and so many frames of them.
  private static let shelf = (takes: 24, frames: 24_000)
  /// Seconds between two reports of a take that goes on.
  private static let reportPause = 0.1

  init(_ peer: WebPeer, _ server: PageServer) { (self.peer, self.server) = (peer, server) }

  // MARK: The conversation

  package func received(_ text: String) {
    do throws(PageError) {
      try serve(try PageMessage.read(text))
    } catch {
      peer.tell(
        JSONText.object([
          ("is", JSONText.string("error")), ("text", JSONText.string(error.text)),
          ("about", error.about.map(JSONText.string) ?? "null"),
        ]))
    }
  }

  package func ended() {
    beat?.stop()
    wheelRest?.stop()
    device?.close()
    device = nil
  }

  private func serve(_ message: PageMessage) throws(PageError) {
    switch message {
    case .hello(let scale): try hello(scale)
    case .load(let id): try load(id)
    case .touch(let touches):
      let device = try awake("touch")
      for touch in touches {
        device.touch(
          touch.id, touch.phase, at: CGPoint(x: touch.x, y: touch.y), ago: (touch.ago ?? 0) / 1000)
      }
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
    case .step(let turns):
      guard (1...600).contains(turns) else {
        throw PageError(about: "step", "found \(turns) turns, expected 1 to 600")
      }
      let device = try here("step")
      device.step(turns: turns, at: LiveClock.wall)
      report(force: true)
      peer.askForFrame()
    case .show(let id, let t):
      _ = try take(id, "show")
      shown = (id, t)
      peer.askForFrame()
    case .live:
      shown = nil
      peer.askForFrame()
    case .layers(let id, let t): try tellLayers(id, t)
    case .curve(let id, let layer, let property): try tellCurve(id, layer, property)
    case .export(let id, let format):
      try server.export(try take(id, "export"), as: format) { [weak self] in
        self?.tellExport(id, format, $0)
      }
    case .stats: tellStats()
    }
  }

  private func hello(_ scale: Double) throws(PageError) {
    try setScale(scale, "hello")
    peer.tell(server.welcome)
    guard device == nil, let first = server.entries.first else { return }
    try load(first.id)
  }

  // MARK: The device

  private func here(_ verb: String) throws(PageError) -> LiveDevice {
    guard let device else { throw PageError(about: verb, "found no device yet; say hello first") }
    return device
  }

  /// The device, about to be given something to do.
  private func awake(_ verb: String) throws(PageError) -> LiveDevice {
    let device = try here(verb)
    shown = nil
    let wasAtRest = device.isAtRest
    device.wake(at: LiveClock.wall)
    if wasAtRest, let take = device.take { peer.tell(take.begins) }
    goOn()
    return device
  }

  private func load(_ id: String, on device: Device? = nil) throws(PageError) {
    guard let entry = server.entries.first(where: { $0.id == id }) else {
      let ids = server.entries.map(\.id).joined(separator: ", ")
      throw PageError(about: "load", "found no entry \"\(id)\", expected one of \(ids)")
    }
    let chosen = device ?? self.device?.device ?? server.device
    let new: LiveDevice
    do {
      new = try LiveDevice(entry, on: chosen, settings, takes: takeCount)
    } catch {
      throw PageError(about: "load", "\(entry.id) cannot be shown: \(error)")
    }
    self.device?.close()
    self.device = new
    shown = nil
    painter = nil
    frames.startAnew()
    tellState()
    if let take = new.take { peer.tell(take.begins) }
    goOn()
  }

  /// Keeps the clock going until the device has come to rest.
  private func goOn() {
    guard let beat, !beat.isSet else { return }
    beat.set(after: 0)
  }

  private func tick() {
    guard let device else { return }
    let wall = LiveClock.wall
    let ended = device.advance(to: wall)
    if shown == nil { peer.askForFrame() }
    if let ended {
      keep(ended)
    } else {
      report(force: false, at: wall)
      if !device.isAtRest, !device.clock.isPaused {
        beat?.set(after: LiveClock.turn - (LiveClock.wall - wall))
      }
    }
  }

  private func report(force: Bool, at wall: Double = LiveClock.wall) {
    guard force || wall - lastMore >= Self.reportPause, let more = device?.more() else { return }
    lastMore = wall
    peer.tell(more)
  }

  private func keep(_ ended: LiveTake) {
    var ended = ended
    if let more = ended.more() { peer.tell(more) }
    peer.tell(ended.ends)
    takeCount = ended.id
    takes.append(ended)
    var gone: [String] = []
    while takes.count > Self.shelf.takes
      || takes.reduce(0, { $0 + $1.recording.frames.count }) > Self.shelf.frames, takes.count > 1
    {
      gone.append(String(takes.removeFirst().id))
    }
    if !gone.isEmpty {
      peer.tell(
        JSONText.object([("is", JSONText.string("gone")), ("takes", JSONText.array(gone))]))
    }
  }

  private func take(_ id: Int, _ verb: String) throws(PageError) -> LiveTake {
    if let take = takes.first(where: { $0.id == id }) { return take }
    if let take = device?.take, take.id == id { return take }
    let ids = takes.map { String($0.id) }.joined(separator: ", ")
    throw PageError(about: verb, "found no take \(id), expected one of \(ids)")
  }

  // MARK: Pictures

  package func nextFrame() -> [UInt8]? {
    guard let device else { return nil }
    let moment: (frame: Recording.Frame, after: Double, t: Double)
    if let shown, let kept = try? take(shown.take, "show"), let found = kept.frame(at: shown.t) {
      moment = (found.frame, found.after, shown.t)
    } else {
      moment = (device.stage.moment, device.clock.ahead, device.stage.time)
    }
    let painter = painter ?? FramePainter(device.device.size, scale: scale, server.compositor)
    self.painter = painter
    let image = painter.image(moment.frame, after: moment.after)
    guard let bytes = frames.bytes(image, at: moment.t, isOfTake: shown != nil) else { return nil }
    sent.frames += 1
    sent.bytes += bytes.count
    return bytes
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

  // MARK: Fingers, keys, settings

  private static let wheelFinger = 1_000
  /// A wheel that has not turned for so long has come to rest; seconds.
  private static let wheelPause = 0.12

  private func turnWheel(_ device: LiveDevice, _ point: CGPoint, _ way: CGVector) {
    var here = wheel ?? point
    if wheel == nil { device.touch(Self.wheelFinger, .down, at: here, ago: 0) }
    here = CGPoint(x: here.x - way.dx, y: here.y - way.dy)
    wheel = here
    device.touch(Self.wheelFinger, .move, at: here, ago: 0)
    wheelRest?.set(after: Self.wheelPause)
  }

  private func endWheel() {
    guard let here = wheel else { return }
    wheel = nil
    device?.touch(Self.wheelFinger, .up, at: here, ago: 0)
  }

  private func press(_ key: String, _ modifiers: [String]) throws(PageError) {
    var flags: UIKeyModifierFlags = []
    for name in modifiers {
      switch name {
      case "alt": flags.insert(.alternate)
      case "control": flags.insert(.control)
      case "meta": flags.insert(.command)
      case "shift": flags.insert(.shift)
      default:
        throw PageError(
          about: "key", "found modifier \"\(name)\", expected alt, control, meta or shift")
      }
    }
    let input: String
    switch key {
    case "Escape": input = UIKeyCommand.inputEscape
    case "ArrowLeft": input = UIKeyCommand.inputLeftArrow
    case "ArrowRight": input = UIKeyCommand.inputRightArrow
    case "ArrowUp": input = UIKeyCommand.inputUpArrow
    case "ArrowDown": input = UIKeyCommand.inputDownArrow
    default:
      guard key.count == 1 else { return }
      input = key
    }
    try awake("key").stage.press(input, flags)
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
  }

  private func set(_ change: PageMessage.Settings) throws(PageError) {
    if let scale = change.scale { try setScale(scale, "set") }
    if let speed = change.speed {
      guard (0.05...4).contains(speed) else {
        throw PageError(about: "set", "found speed \(speed), expected .05 to 4")
      }
      try here("set").set(speed: speed)
    }
    let category = try change.textSize.map { (id) throws(PageError) in try textSize(id) }
    if let id = change.device {
      guard let device = Device.all.first(where: { $0.id == id }) else {
        let ids = Device.all.map(\.id).joined(separator: ", ")
        throw PageError(about: "set", "found no device \"\(id)\", expected one of \(ids)")
      }
      settings = try here("set").settings
      try load(try here("set").entry.id, on: device)
    }
    // How sharp the picture is, and how fast the clock, is nothing that happens to the device.
    guard change.changesDevice else {
      settings = try here("set").settings
      return tellState()
    }
    let device = try awake("set")
    device.set { traits in
      if let dark = change.dark { traits.userInterfaceStyle = dark ? .dark : .light }
      if let rtl = change.rtl { traits.layoutDirection = rtl ? .rightToLeft : .leftToRight }
      if let reduce = change.reduceMotion { traits.isReduceMotionEnabled = reduce }
      if let category { traits.preferredContentSizeCategory = category }
    }
    if let orientation = change.orientation { device.turnDevice(to: orientation) }
    if change.horizontal != nil || change.vertical != nil {
      device.set(horizontal: change.horizontal, vertical: change.vertical)
    }
    settings = device.settings
    tellState()
  }

  private func textSize(_ id: String) throws(PageError) -> UIContentSizeCategory {
    let category = UIContentSizeCategory(rawValue: id)
    guard PageServer.textSizes.contains(where: { $0.category == category }) else {
      throw PageError(about: "set", "found no text size \"\(id)\"; welcome lists them")
    }
    return category
  }

  // MARK: Telling

  private func tellState() {
    guard let device else { return }
    peer.tell(device.state(scale: scale))
  }

  private func tellLayers(_ id: Int?, _ t: Double) throws(PageError) {
    let device = try here("layers")
    var moment = (frame: device.stage.moment, after: device.clock.ahead)
    if let id, let found = try take(id, "layers").frame(at: t) { moment = found }
    let list = LayerList(
      moment.frame, after: moment.after, screen: moment.frame.size ?? device.device.size)
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("layers")), ("take", id.map(String.init) ?? "null"),
        ("t", JSONText.number(t)), ("layers", JSONText.array(list.json)),
      ]))
  }

  private func tellCurve(_ id: Int, _ layer: Int, _ property: String) throws(PageError) {
    let take = try take(id, "curve")
    guard let curve = LayerCurve(of: layer, property, in: take.recording) else {
      let names = LayerCurve.properties.map(\.name).joined(separator: ", ")
      throw PageError(
        about: "curve", "found no property \"\(property)\", expected one of \(names)")
    }
    func pairs(_ points: [(t: Double, value: Double)]) -> String {
      JSONText.array(points.map { JSONText.numbers([$0.t, $0.value]) })
    }
    let finger = take.recording.frames.compactMap { frame in
      frame.fingers.first.map { JSONText.numbers([frame.t, $0.x, $0.y]) }
    }
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("curve")), ("take", String(id)), ("layer", String(layer)),
        ("property", JSONText.string(property)), ("samples", pairs(curve.samples)),
        ("velocities", pairs(curve.velocities)), ("finger", JSONText.array(finger)),
      ]))
  }

  private func tellExport(_ id: Int, _ format: String, _ made: Result<Exports.Made, PageError>) {
    switch made {
    case .success(let made):
      peer.tell(
        JSONText.object([
          ("is", JSONText.string("export")), ("take", String(id)),
          ("format", JSONText.string(format)), ("url", JSONText.string(made.url)),
          ("name", JSONText.string(made.name)),
        ]))
    case .failure(let error):
      peer.tell(
        JSONText.object([
          ("is", JSONText.string("error")), ("text", JSONText.string(error.text)),
          ("about", JSONText.string("export")),
        ]))
    }
  }

  private func tellStats() {
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("stats")), ("inputs", String(device?.inputs ?? 0)),
        ("frames", String(sent.frames)), ("bytes", String(sent.bytes)),
        ("turns", String(device?.turns ?? 0)),
      ]))
  }
}

extension LiveDevice {
  /// What is new of the take that goes on.
  func more() -> String? { take?.more() }
}
