/// The offsets at which the lines of a text begin, in bytes.
///
/// As in the compiler, a line ends with "\n", "\r\n" or "\r".
package struct LineTable: Sendable {
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      starts.append(index)
    }
    self.starts = starts
  }

  package var count: Int { starts.count }

  /// The line and the column of a byte, both counted from 1. The column counts bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The byte range of a line without its line end. Lines count from 1; nil after the last line.
  package func range(of line: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1],
      bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return starts[line - 1]..<end
  }
}
