import CQREncode

/// A text as a QR code, which a phone's camera reads. libqrencode encodes the text.
package struct QRCode: Equatable, Sendable {
  /// The number of modules in a row, without the margin.
  package let size: Int
  private let dark: [Bool]

  /// The light margin around a code, in modules, which the standard demands.
  private static let margin = 4

  /// Nil if the text is empty or too long for a code, which is at most 2,953 bytes.
  package init?(_ text: String) {
    // A version of 0 selects the smallest code.
    guard !text.utf8.contains(0),
      let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1)
    else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard width > 0, let data = code.pointee.data else { return nil }
    size = width
    // The lowest bit of a module says whether it is dark.
    dark = (0..<width * width).map { data[$0] & 1 == 1 }
  }

  /// Whether a module is dark; false outside the code.
  package func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
  }

  /// The code for a terminal with a dark background, two rows of modules in one line of text.
  package var text: String {
    let range = -Self.margin..<size + Self.margin
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      range.map { x -> String in
        switch (isDark(x, y), y + 1 >= range.upperBound || isDark(x, y + 1)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined() + "\n"
    }.joined()
  }

  /// The code as a picture, black on white.
  package var svg: String {
    let side = size + 2 * Self.margin
    var path = ""
    for y in 0..<size {
      for x in 0..<size where isDark(x, y) {
        path += "M\(x + Self.margin) \(y + Self.margin)h1v1h-1z"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" \
      shape-rendering="crispEdges"><path fill="#fff" d="M0 0h\(side)v\(side)H0z"/>\
      <path d="\(path)"/></svg>
      """
  }
}
