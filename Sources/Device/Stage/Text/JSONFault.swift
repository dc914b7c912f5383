import Foundation

/// Finds syntax errors in JSON that the decoder does not describe.
enum JSONFault {
  /// Describes the error as a phrase that follows the word "found"; nil if there is no error.
  static func found(in data: Data) -> String? {
    if data.isEmpty { return "nothing" }
    guard let text = String(validating: data, as: UTF8.self) else {
      return "bytes that are not UTF-8"
    }
    for number in numbers(in: text) {
      if number.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) == nil {
        return "'\(number.prefix(longest))', which is not a number in JSON"
      }
      if Double(number)?.isFinite != true { return JSONValue.tooLarge.description }
    }
    return nil
  }

  /// If a message quotes a number, it shows at most this many characters.
  private static let longest = 20

  /// The substrings that begin like a number and are not inside a string literal.
  private static func numbers(in text: String) -> [Substring] {
    var numbers: [Substring] = []
    let bytes = text.utf8
    var place = bytes.startIndex
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = end(ofTextAt: place, in: bytes)
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = bytes[place...].firstIndex { !isPart($0) } ?? bytes.endIndex
        numbers.append(text[place..<end])
        place = end
      default:
        place = bytes.index(after: place)
      }
    }
    return numbers
  }

  /// The index after the closing quote of a string literal. If the literal is not closed, the end
  /// of the text.
  private static func end(
    ofTextAt start: String.Index, in bytes: String.UTF8View
  ) -> String.Index {
    var place = bytes.index(after: start)
    while place < bytes.endIndex {
      let byte = bytes[place]
      place = bytes.index(after: place)
      if byte == UInt8(ascii: "\"") { return place }
      if byte == UInt8(ascii: "\\"), place < bytes.endIndex { place = bytes.index(after: place) }
    }
    return place
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
