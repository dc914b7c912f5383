import CPango

// The widths of text. Inter, which stands for San Francisco, has other widths, so that titles were
// truncated and lines broken that fit on an iPhone.
extension FontDescription {
  /// The space that is added after each character of the system font, in points; 0 for other fonts.
  ///
  /// San Francisco has a tracking that depends on the size (Human Interface Guidelines, Typography).
  /// `correction` is the difference that remains between the fonts. Both give the widths that
  /// Interface Builder has stored for labels (facts M.18).
  package var tracking: CGFloat {
    guard custom == nil, !monospaced, size < FontLibrary.displaySize else { return 0 }
    // Below the table, the tracking shrinks with the size.
    return Self.interpolated(Self.sanFrancisco, at: size) * min(1, size / 6)
      + size * Self.interpolated(Self.correction, at: CGFloat(weight))
  }

  /// The tracking of San Francisco by the size, both in points.
  private static let sanFrancisco: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ]
  /// How much wider each character of San Francisco is than one of Inter, by the weight, as a
  /// fraction of the size.
  private static let correction: [(weight: CGFloat, width: CGFloat)] = [
    (400, 0.002), (500, 0.0094), (600, 0.012), (700, 0.0152),
  ]

  /// The value at `place`. Outside of the table, the nearest value.
  private static func interpolated(
    _ table: [(CGFloat, CGFloat)], at place: CGFloat
  ) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.0 >= place }) else { return table.last?.1 ?? 0 }
    guard next > 0 else { return table[next].1 }
    let (before, after) = (table[next - 1], table[next])
    return before.1 + (after.1 - before.1) * (place - before.0) / (after.0 - before.0)
  }
}

extension TextStyle {
  /// The space that is added after each character of a script, in points.
  func spacing(in script: PangoScript) -> CGFloat {
    TextScript.hasTracking(script) && attachment == nil ? kern + font.tracking : kern
  }
}
