/// Why a gesture file cannot be used: what was found, what was expected, where.
public struct TouchScriptError: Error, Equatable, CustomStringConvertible {
  public let description: String
}

extension TouchScript {
  /// Reads a script from JSON; `name` is how messages call the file.
  ///
  /// The form is `{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "x": 0.5,
  /// "y": 0.2}, …]]}`. Each finger begins with `down` and ends with `up` or `cancel`; times do
  /// not go back.
  public init(json: Data, name: String) throws {
    do {
      self = try JSONDecoder().decode(TouchScript.self, from: json)
    } catch let error as DecodingError {
      throw TouchScriptError(description: "gesture \(name): \(Self.text(of: error))")
    } catch {
      throw TouchScriptError(
        description: "gesture \(name): not JSON; expected an object with fingers")
    }
    try check(name)
  }

  private func check(_ name: String) throws {
    func fail(_ text: String) -> TouchScriptError {
      TouchScriptError(description: "gesture \(name): \(text)")
    }
    guard !fingers.isEmpty else { throw fail("no fingers; expected at least one") }
    for (index, entries) in fingers.enumerated() {
      let finger = "finger \(index)"
      guard entries.first?.phase == .down else {
        throw fail(
          "\(finger) begins with \(entries.first?.phase.rawValue ?? "nothing"), expected down")
      }
      guard let last = entries.last, last.phase == .up || last.phase == .cancel else {
        throw fail(
          "\(finger) ends with \(entries.last?.phase.rawValue ?? "nothing"), expected up or cancel")
      }
      for (number, (a, b)) in zip(entries, entries.dropFirst()).enumerated() {
        guard b.t >= a.t else {
          throw fail("\(finger), entry \(number + 1): time \(b.t) is before \(a.t)")
        }
        guard b.phase == .move || number == entries.count - 2 else {
          throw fail(
            "\(finger), entry \(number + 1): \(b.phase.rawValue) in the middle, expected move")
        }
      }
      for (number, entry) in entries.enumerated()
      where !(entry.t.isFinite && entry.x.isFinite && entry.y.isFinite && entry.t >= 0) {
        throw fail("\(finger), entry \(number): expected finite numbers and a time of 0 or more")
      }
    }
  }

  private static func text(of error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let text = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return text.isEmpty
        ? "at the top" : "at \(text.hasPrefix(".") ? String(text.dropFirst()) : text)"
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\"\(key.stringValue)\" is missing \(place(context.codingPath))"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "expected \(type) \(place(context.codingPath))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "unknown value \(place(context.codingPath)); \(context.debugDescription)"
    default:
      return "not valid JSON"
    }
  }
}
