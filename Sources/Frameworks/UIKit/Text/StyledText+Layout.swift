extension StyledText {
  func layout(width: CGFloat? = nil, lines: Int = 0) -> TextLayout {
    TextLayout(runs, paragraph: paragraph, width: width, lineLimit: lines)
  }

  /// The layout with as many lines as fit in `height`, up to `lines` (0 means no limit). The layout
  /// has at least one line, even if `height` is smaller.
  func layout(width: CGFloat?, height: CGFloat, lines: Int = 0) -> TextLayout {
    var result = layout(width: width, lines: lines)
    // The tolerance of 0.5 points allows for heights that were rounded to pixels.
    while result.size.height > height + 0.5, result.lineCount > 1 {
      let share = CGFloat(result.lineCount) * height / result.size.height
      // If the height of the text is infinite, one line is used.
      let lines = share > 1 ? Int(min(share, CGFloat(result.lineCount - 1))) : 1
      result = layout(width: width, lines: lines)
    }
    return result
  }

  /// The factor by which font sizes are multiplied so that the text fits `width` on one line. The
  /// factor is 1 if the text already fits.
  func scale(toFit width: CGFloat?) -> CGFloat {
    let natural = layout().size.width
    guard let width, natural > 0 else { return 1 }
    // The factor 0.999 prevents the last word from wrapping because of rounding errors.
    return natural > width ? width / natural * 0.999 : 1
  }

  /// The text with all fonts scaled by `factor`.
  func scaled(by factor: CGFloat) -> StyledText {
    guard factor != 1 else { return self }
    var result = self
    for index in runs.indices { result.runs[index].style.font.size *= factor }
    return result
  }

  /// A copy that shows an ellipsis at the end of its last line if that line is truncated.
  var truncated: StyledText {
    var result = self
    result.restyle { if !$0.isSingleLine { $0.lineBreak = .truncateTail } }
    return result
  }
}
