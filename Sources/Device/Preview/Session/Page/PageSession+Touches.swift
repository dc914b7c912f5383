import Foundation
import Stage

extension PageSession {
  /// Scrolling has ended if there is no wheel event for this number of seconds.
  private static let wheelPause = 0.12

  func touch(_ touches: [PageMessage.Touch]) throws(PageError) {
    var down = Set(try here("touch").fingers)
    // Samples of touches that began on a previous device are ignored, so that they do not start the
    // clock of this device.
    let isNew = touches.contains {
      $0.phase == .down || down.contains($0.id) || held.continues($0.id)
    }
    guard isNew else { return }
    for touch in touches {
      switch touch.phase {
      case .down: down.insert(touch.id)
      case .up, .cancel: down.remove(touch.id)
      case .move: continue
      }
      guard down.count <= PageMessage.mostFingers else {
        throw PageError(
          about: "touch",
          "found \(down.count) fingers on the screen, expected at most \(PageMessage.mostFingers)")
      }
    }
    let device = try awake("touch")
    for touch in touches {
      let point = CGPoint(x: touch.x, y: touch.y)
      let ago = (touch.ago ?? 0) / 1000
      guard !held.isEmpty else {
        device.touch(touch.id, touch.phase, at: point, ago: ago)
        continue
      }
      let sample = held.sample(of: touch.id, touch.phase, at: point, freeFinger: device.freeFinger)
      device.touch(sample.touch, sample.phase, at: sample.point, ago: ago)
      guard sample.phase != .down, sample.phase != .move, held.isDone else { continue }
      device.liftAll(sample.phase)
      held = HeldTouches()
    }
    hurry()
  }

  func turnWheel(_ device: LiveDevice, _ point: CGPoint, _ translation: CGVector) {
    var here = wheel ?? point
    if wheel == nil { device.touch(PageMessage.wheelFinger, .down, at: here, ago: 0) }
    let reach = PageMessage.reach
    here = CGPoint(
      x: min(max(here.x - translation.dx, reach.lowerBound), reach.upperBound),
      y: min(max(here.y - translation.dy, reach.lowerBound), reach.upperBound))
    wheel = here
    device.touch(PageMessage.wheelFinger, .move, at: here, ago: 0)
    hurry()
    wheelRest?.set(after: Self.wheelPause)
  }

  func endWheel() {
    guard let here = wheel else { return }
    wheel = nil
    device?.touch(PageMessage.wheelFinger, .up, at: here, ago: 0)
    hurry()
  }

  func play(_ name: String) throws(PageError) {
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
      let names = (contents.gestures(of: device.entry)).joined(separator: ", ")
      throw PageError(about: "gesture", "found no gesture \"\(name)\", expected one of \(names)")
    }
    try awake("gesture").play(script)
    hurry()
  }
}
