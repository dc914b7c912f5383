extension String {
  /// The string in a form that is safe for a terminal. Control characters, except line feeds and
  /// tabs, and bidirectional formatting characters are replaced with Swift escapes.
  package var printable: String {
    guard unicodeScalars.contains(where: \.acts) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.acts {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would interpret the character instead of showing it.
  fileprivate var acts: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: properties.generalCategory == .control
    }
  }
}
