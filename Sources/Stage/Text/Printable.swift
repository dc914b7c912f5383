extension String {
  /// Fit for a terminal: control characters, and those that turn the direction of writing, are
  /// spelt out as Swift spells them. Line ends and tabs stay.
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
  /// Whether a terminal acts on it in place of showing it.
  fileprivate var acts: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: properties.generalCategory == .control
    }
  }
}
