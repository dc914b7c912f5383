extension StyledText {
  func layout(width: CGFloat? = nil, lines: Int = 0) -> TextLayout {
    TextLayout(runs, paragraph: paragraph, width: width, lineLimit: lines)
  }

  /// The layout with as many lines as `lines` (0 for no limit) and `height` allow, but at least
  /// one.
  func layout(width: CGFloat?, height: CGFloat, lines: Int = 0) -> TextLayout {
    var result = layout(width: width, lines: lines)
    // Tolerance for sizes that were rounded to pixels.
    while result.size.height > height + 0.5, result.lineCount > 1 {
      let share = CGFloat(result.lineCount) * height / result.size.height
      // One line for a text of infinite height.
      let lines = share > 1 ? Int(min(share, CGFloat(result.lineCount - 1))) : 1
      result = layout(width: width, lines: lines)
    }
    return result
  }

  /// The share of the font sizes at which the text fits `width` on one line; 1 if it fits already.
  func scale(toFit width: CGFloat?) -> CGFloat {
    let natural = layout().size.width
    guard let width, natural > 0 else { return 1 }
    // The factor prevents rounding from wrapping the last word.
    return natural > width ? width / natural * 0.999 : 1
  }

  /// The text with all fonts scaled by `factor`.
  func scaled(by factor: CGFloat) -> StyledText {
    guard factor != 1 else { return self }
    var result = self
    for index in runs.indices { result.runs[index].style.font.size *= factor }
    return result
  }

  /// The text with an ellipsis at the end of a truncated last line.
  var truncated: StyledText {
    var result = self
    result.restyle { if !$0.isSingleLine { $0.lineBreak = .truncateTail } }
    return result
  }
}
