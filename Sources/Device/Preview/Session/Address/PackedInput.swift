/// An item of a device's input with whole numbers, as an address contains it.
///
/// `ticks` is the number of ticks since the previous item. In JSON, an item is a list, because a list
/// is shorter than an object: `[ticks, phase, finger, dx, dy, time]` for a touch, and
/// `[ticks, kind, …]` for other input.
enum PackedInput: Codable, Equatable {
  /// A touch. `phase` is an index in `phases`; `dx` and `dy` are the steps of `TouchGrid` from the
  /// previous touch; `time` counts the grid's steps from the item's tick.
  case touch(ticks: Int, phase: Int, finger: Int, dx: Int, dy: Int, time: Int)
  /// A touch script as the text of its file.
  case script(ticks: Int, json: String)
  case key(ticks: Int, key: String, modifiers: Int)
  case settings(ticks: Int, DeviceSettings)
  case interruption(ticks: Int)

  private enum Kind: String, Codable {
    case script = "s"
    case key = "k"
    case settings = "d"
    case interruption = "i"
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let ticks = try list.decode(Int.self)
    if let phase = try? list.decode(Int.self) {
      self = .touch(
        ticks: ticks, phase: phase, finger: try list.decode(Int.self),
        dx: try list.decode(Int.self), dy: try list.decode(Int.self),
        time: try list.decode(Int.self))
      return
    }
    switch try list.decode(Kind.self) {
    case .script: self = .script(ticks: ticks, json: try list.decode(String.self))
    case .key:
      self = .key(
        ticks: ticks, key: try list.decode(String.self), modifiers: try list.decode(Int.self))
    case .settings: self = .settings(ticks: ticks, try list.decode(DeviceSettings.self))
    case .interruption: self = .interruption(ticks: ticks)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .touch(let ticks, let phase, let finger, let dx, let dy, let time):
      for number in [ticks, phase, finger, dx, dy, time] { try list.encode(number) }
    case .script(let ticks, let json):
      try list.encode(ticks)
      try list.encode(Kind.script)
      try list.encode(json)
    case .key(let ticks, let key, let modifiers):
      try list.encode(ticks)
      try list.encode(Kind.key)
      try list.encode(key)
      try list.encode(modifiers)
    case .settings(let ticks, let settings):
      try list.encode(ticks)
      try list.encode(Kind.settings)
      try list.encode(settings)
    case .interruption(let ticks):
      try list.encode(ticks)
      try list.encode(Kind.interruption)
    }
  }
}
