import Foundation
import Stage
import UIKit

/// Why the text of an input cannot be read.
package enum InputFault: Error, Equatable {
  case damaged
  case otherVersion
  /// The input takes longer than a device repeats.
  case tooLong
}

/// Reads the packed items of an input one after the other, and checks that a page could have sent
/// them.
struct InputReader {
  private(set) var items: [InputLog.Item] = []
  private var (tick, x, y) = (0, 0, 0)
  /// The touches that are down.
  private var down: Set<Int> = []
  /// The tick at which the input ends.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func read(
    _ item: PackedInput, _ phases: [TouchScript.Phase]
  ) throws(InputFault) {
    switch item {
    case .touch(let ticks, let phase, let finger, let dx, let dy, let time):
      try advance(by: ticks)
      guard phases.indices.contains(phase) else { throw .damaged }
      try move(by: dx, dy)
      try note(phases[phase], of: finger)
      // A sample is due in the tick after its arrival at the latest.
      guard (0...TouchGrid.stepsPerTick).contains(time) else { throw .damaged }
      add(
        .touch(
          finger: finger, phase: phases[phase], x: TouchGrid.coordinate(ofStep: x),
          y: TouchGrid.coordinate(ofStep: y),
          time: TouchGrid.time(ofStep: tick * TouchGrid.stepsPerTick + time)))
    case .script(let ticks, let json):
      try advance(by: ticks)
      guard let script = try? TouchScript(json: Data(json.utf8), name: "address") else {
        throw .damaged
      }
      add(.script(script))
    case .key(let ticks, let key, let modifiers):
      try advance(by: ticks)
      let flags = UIKeyModifierFlags(rawValue: modifiers)
      guard key.count == 1 || Self.keys.contains(key), flags.isSubset(of: Self.modifiers) else {
        throw .damaged
      }
      add(.key(key, modifiers: modifiers))
    case .settings(let ticks, let settings):
      try advance(by: ticks)
      guard settings.isAllowed else { throw .damaged }
      add(.settings(settings))
    case .interruption(let ticks):
      try advance(by: ticks)
      add(.interruption)
    }
  }

  /// The keys that have names of several characters.
  private static let keys = [
    UIKeyCommand.inputEscape, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
    UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
  ]
  private static let modifiers: UIKeyModifierFlags = [.alternate, .control, .command, .shift]

  private mutating func add(_ input: InputLog.Input) {
    items.append(InputLog.Item(tick: tick, input: input))
  }

  private mutating func advance(by ticks: Int) throws(InputFault) {
    guard (0...limit).contains(ticks), tick + ticks <= limit else { throw .damaged }
    tick += ticks
  }

  private mutating func move(by dx: Int, _ dy: Int) throws(InputFault) {
    let (x, y) = (x.addingReportingOverflow(dx), y.addingReportingOverflow(dy))
    guard !x.overflow, !y.overflow,
      PageMessage.reach.contains(TouchGrid.coordinate(ofStep: x.partialValue)),
      PageMessage.reach.contains(TouchGrid.coordinate(ofStep: y.partialValue))
    else { throw .damaged }
    (self.x, self.y) = (x.partialValue, y.partialValue)
  }

  private mutating func note(
    _ phase: TouchScript.Phase, of finger: Int
  ) throws(InputFault) {
    switch phase {
    case .down: down.insert(finger)
    case .up, .cancel: down.remove(finger)
    case .move: break
    }
    guard PageMessage.fingers.contains(finger) || finger == PageMessage.wheelFinger,
      down.count <= PageMessage.mostFingers + 1
    else { throw .damaged }
  }
}

extension DeviceSettings {
  /// Whether a page can choose these settings.
  var isAllowed: Bool {
    DeviceSettings.speeds.contains(speed) && DeviceSettings.eras.contains(traits.era)
      && DeviceSettings.orientations.contains(orientation)
      && TextSizes.all.contains { $0.category == traits.preferredContentSizeCategory }
  }

  /// The settings that a page can choose.
  static let speeds = 0.05...4.0
  static let eras = 7...Stage.Traits.standardEra
  static let orientations: [DeviceEvent.Orientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
