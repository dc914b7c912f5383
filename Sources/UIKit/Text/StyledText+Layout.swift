extension StyledText {
  func layout(width: CGFloat? = nil, lines: Int = 0) -> TextLayout {
    TextLayout(runs, paragraph: paragraph, width: width, lineLimit: lines)
  }

  /// As many lines as `lines` (0 for no limit) and `height` allow, one at least.
  func layout(width: CGFloat?, height: CGFloat, lines: Int = 0) -> TextLayout {
    var result = layout(width: width, lines: lines)
    // Sizes were rounded to pixels: a little less is enough.
    while result.size.height > height + 0.5, result.lineCount > 1 {
      let share = CGFloat(result.lineCount) * height / result.size.height
      // Of text that has no end, one line.
      let lines = share > 1 ? Int(min(share, CGFloat(result.lineCount - 1))) : 1
      result = layout(width: width, lines: lines)
    }
    return result
  }

  /// The share of the font sizes at which the text fits `width` on one line; more than 1 where it
  /// is narrower.
  func scale(toFit width: CGFloat?) -> CGFloat {
    let natural = layout().size.width
    guard let width, natural > 0 else { return 1 }
    // A thousandth less keeps rounding from wrapping the last word.
    return natural > width ? width / natural * 0.999 : 1
  }

  /// Every font `factor` times as large.
  func scaled(by factor: CGFloat) -> StyledText {
    guard factor != 1 else { return self }
    var result = self
    for index in runs.indices { result.runs[index].style.font.size *= factor }
    return result
  }

  /// An ellipsis stands for what the last line has no room for.
  var truncated: StyledText {
    var result = self
    result.restyle { if !$0.isSingleLine { $0.lineBreak = .truncateTail } }
    return result
  }
}
