/// An error in a gesture file. The error says where the problem is, what was found, and what was
/// expected.
public struct TouchScriptError: Error, Equatable, CustomStringConvertible {
  /// The file's name, which the caller has passed.
  package let name: String
  /// The path of the value, such as `fingers[0][2].x`; empty for the whole file.
  package let path: String
  package let found: String
  package let expected: String

  public var description: String {
    "gesture \(name)\(path.isEmpty ? "" : ", \(path)"): found \(found), expected \(expected)"
      .printable
  }
}

extension TouchScript {
  /// The file format as messages show it.
  package static let form =
    #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "#
    + #""x": 0.5, "y": 0.2}, …]]}"#

  /// The latest allowed time in a file, in seconds. This time is also the time limit of `settle()`.
  package static let longest = 60.0

  /// The maximum number of touches in a file. A device delivers all touches of a window in one event,
  /// so more touches at once would take very long.
  private static let mostFingers = 1000

  /// Reads a script from JSON; `name` is the file's name in messages.
  ///
  /// The format is `{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "x": 0.5, "y":
  /// 0.2}, …]]}`. The unit is `fraction` or `points`. Each touch begins with `down` and ends with
  /// `up` or `cancel`. Times are in seconds, in ascending order, and at most 60. Device events are
  /// listed as `"device": [{"t": 0.5, "rotate": "landscapeLeft"}, {"t": 1, "resize": [320, 852]}]`.
  /// Both lists may be empty: such a script only shows the app. An unknown key is an error.
  public init(json: Data, name: String) throws {
    let decoder = JSONDecoder()
    guard let value = try? decoder.decode(JSONValue.self, from: json) else {
      throw TouchScriptError(
        name: name, path: "", found: JSONFault.found(in: json) ?? "text that is not JSON",
        expected: "a JSON object \(Self.form)")
    }
    do {
      self = try decoder.decode(TouchScript.self, from: json)
    } catch let error as DecodingError {
      throw Self.error(error, in: value, json, name)
    }
    try Self.checkKeys(value, name)
    try check(name)
  }
}

// MARK: Validation

extension TouchScript {
  private func check(_ name: String) throws {
    func fail(_ path: String, _ found: String, _ expected: String) -> TouchScriptError {
      TouchScriptError(name: name, path: path, found: found, expected: expected)
    }
    try checkNumbers(name, longest: Self.longest)
    guard fingers.count <= Self.mostFingers else {
      throw fail("fingers", "\(fingers.count) touches", "at most \(Self.mostFingers) touches")
    }
    for (finger, entries) in fingers.enumerated() {
      guard !entries.isEmpty else {
        throw fail("fingers[\(finger)]", "an empty list", "entries from 'down' to 'up' or 'cancel'")
      }
      for (number, entry) in entries.enumerated() {
        let path = "fingers[\(finger)][\(number)]"
        let phases = Self.phases(at: number, of: entries.count)
        guard phases.contains(entry.phase) else {
          let place = number == 0 ? " first" : number == entries.count - 1 ? " last" : " between"
          throw fail(
            "\(path).phase", "'\(entry.phase.rawValue)'\(place)", Self.choice(phases))
        }
        guard number == 0 || entry.t >= entries[number - 1].t else {
          throw fail(
            "\(path).t", JSONValue.text(of: entry.t),
            "\(JSONValue.text(of: entries[number - 1].t)) or later, the time of the previous entry")
        }
      }
      guard entries.count > 1 else {
        throw fail(
          "fingers[\(finger)]", "'down' alone", "entries from 'down' to 'up' or 'cancel'")
      }
    }
  }

  /// The phases allowed at an index of a touch, which are `down` at the beginning, `up` or `cancel`
  /// at the end, and `move` in between.
  private static func phases(at number: Int, of count: Int) -> [Phase] {
    if number == 0 { return [.down] }
    return number == count - 1 ? [.up, .cancel] : [.move]
  }

  /// The names as a phrase, such as "'a'", "'a' or 'b'" or "'a', 'b' or 'c'".
  private static func choice<Name: RawRepresentable<String>>(_ names: [Name]) -> String {
    let words = names.map { "'\($0.rawValue)'" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

// MARK: Decoding errors

extension TouchScript {
  private static func error(
    _ error: DecodingError, in file: JSONValue, _ json: Data, _ name: String
  ) -> TouchScriptError {
    let keys: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let context): keys = context.codingPath + [key]
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The text is valid JSON, and the decoder does not say which number is out of range.
      return TouchScriptError(
        name: name, path: "", found: JSONFault.found(in: json) ?? "text that is not JSON",
        expected: "times up to \(Int(longest)) s and coordinates up to \(Int(farthest))")
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      keys = context.codingPath
    @unknown default: keys = []
    }
    let path = keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    return TouchScriptError(
      name: name, path: path, found: file[keys]?.description ?? "nothing",
      expected: expectation(keys))
  }

  /// Describes the value that is expected at this path.
  private static func expectation(_ keys: [any CodingKey]) -> String {
    switch (keys.first?.stringValue, keys.count, keys.last?.stringValue) {
    case (nil, _, _): "a JSON object \(form)"
    case ("unit", _, _): choice(Unit.allCases)
    case ("device", 1, _): "a list of device events"
    case ("device", 2, _): "a JSON object with t and one of rotate, resize, traits and app"
    case ("device", _, "rotate"): choice(DeviceEvent.Orientation.allCases)
    case ("device", _, "app"): choice(DeviceEvent.AppEvent.allCases)
    case ("device", 3, "traits"): "a JSON object with horizontal and vertical"
    case ("device", _, "horizontal"), ("device", _, "vertical"):
      choice(DeviceEvent.SizeClass.allCases)
    case ("device", 3, "resize"): "a width and a height, such as [320, 852]"
    case ("device", _, "animated"): "true or false"
    case ("device", _, _): "a number"
    case (_, 1, _): "a list of fingers"
    case (_, 2, _): "a list of the entries of one finger"
    case (_, 3, _): "a JSON object with phase, t, x and y"
    case (_, _, "phase"): choice(Phase.allCases)
    default: "a number"
    }
  }
}
