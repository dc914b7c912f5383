/// Finds the lines of values in a JSON text that has been decoded without an error.
enum JSONLines {
  /// The lines at which the objects of the outermost array begin, counted from 1.
  static func ofObjects(in text: String) -> [Int] {
    var lines: [Int] = []
    var (line, depth) = (1, 0)
    var (isInString, isEscaped) = (false, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 1, byte == UInt8(ascii: "{") { lines.append(line) }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return lines
  }
}
