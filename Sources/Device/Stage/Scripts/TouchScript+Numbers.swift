// Limits for the numbers in a script. The limits apply to scripts that are read from a file and to
// scripts that are created in code.
extension TouchScript {
  /// The maximum width and height of a window in points. Images of a larger window might not fit in
  /// memory.
  package static let longestSide = 4096.0

  /// The maximum absolute coordinate, in either unit. A larger value is probably a mistake and
  /// would overflow.
  package static let farthest = 1_000_000.0

  /// Throws an error for the first number that is not finite, is too large, or is a negative time.
  /// `longest` is the latest allowed time in seconds.
  package func checkNumbers(_ name: String, longest: Double) throws(TouchScriptError) {
    func fail(_ path: String, _ number: Double, _ expected: String) -> TouchScriptError {
      TouchScriptError(
        name: name, path: path, found: JSONValue.text(of: number), expected: expected)
    }
    let times = 0...longest
    let seconds = "0 to \(JSONValue.text(of: longest)) seconds"
    for (number, event) in device.enumerated() {
      let path = "device[\(number)]"
      guard times.contains(event.t) else { throw fail("\(path).t", event.t, seconds) }
      guard case .resize(let size) = event.change else { continue }
      for (axis, side) in [size.width, size.height].enumerated()
      where !(1...Self.longestSide).contains(Double(side)) {
        throw fail(
          "\(path).resize[\(axis)]", Double(side), "1 to \(Int(Self.longestSide)) points")
      }
    }
    let places = -Self.farthest...Self.farthest
    for (finger, entries) in fingers.enumerated() {
      for (number, entry) in entries.enumerated() {
        let path = "fingers[\(finger)][\(number)]"
        guard times.contains(entry.t) else { throw fail("\(path).t", entry.t, seconds) }
        for (axis, place) in [("x", entry.x), ("y", entry.y)] where !places.contains(place) {
          throw fail(
            "\(path).\(axis)", place,
            "a coordinate from -\(Int(Self.farthest)) to \(Int(Self.farthest))")
        }
      }
    }
  }
}
