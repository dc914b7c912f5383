/// Rule T10: a number that is the width or height of a screen, in code that computes a rectangle, a
/// point or a size.
struct ScreenSize {
  let sources: CheckedSources

  /// The widths and heights of phones and pads in points, from Apple's Human Interface Guidelines.
  private static let all: Set<Int> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 568, 667, 736, 812, 844, 852, 874, 896, 926, 932,
    956, 768, 820, 834, 1024, 1112, 1180, 1194, 1366,
  ]
  private static let makers: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGRectMake", "CGPointMake", "CGSizeMake",
    "CGAffineTransform", "CGAffineTransformMakeTranslation", "CGAffineTransformTranslate",
    "CATransform3DMakeTranslation", "CATransform3DTranslate", "translatedBy", "offsetBy",
    "CGRectOffset",
  ]
  private static let measures: Set<String> = ["width", "height", "x", "y"]

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens[index].kind == .number, let size = Int(tokens[index].text),
      Self.all.contains(size), isWhole(tokens, at: index), isGeometry(tokens, at: index)
    else { return nil }
    return sources.finding(
      .screenSize, in: code.file, at: tokens[index].range.lowerBound,
      "only some screens have the size \(size); on other screens the container has another size",
      fix: "take the size from containerView.bounds or finalFrame(for:)")
  }

  /// Whether the number is whole: it is neither the end of `0.375` nor the start of `375.5`.
  private func isWhole(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    if tokens[index].isGlued, tokens.word(before: index) == ".", index - 2 >= tokens.startIndex,
      tokens[index - 2].kind == .number
    {
      return false
    }
    guard tokens.reads(".", at: index + 1), tokens[index + 1].isGlued,
      index + 2 < tokens.endIndex, tokens[index + 2].isGlued
    else { return true }
    return tokens[index + 2].kind != .number || tokens[index + 2].text.allSatisfy { $0 == "0" }
  }

  /// Whether the number is an argument of a rectangle, a point or a size, or is assigned to or
  /// compared with a width, height, x or y.
  private func isGeometry(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    var depth = 0
    var place = index - 1
    let line = tokens[index].line
    while place >= tokens.startIndex {
      let token = tokens[place]
      if [")", "]", "}"].contains(token.text) { depth += 1 }
      if ["(", "[", "{"].contains(token.text) {
        depth -= 1
        if depth < 0 {
          guard token.text == "(" else { return false }
          let maker = maker(in: tokens, before: place)
          guard maker.isEmpty else { return Self.makers.contains(maker) }
          depth = 0
        }
      }
      if depth == 0, ["=", "<", ">"].contains(token.text), tokens[place].line == line {
        var target = place - 1
        while target >= tokens.startIndex, ["=", "+", "-", "!"].contains(tokens[target].text) {
          target -= 1
        }
        return target >= tokens.startIndex && tokens.word(before: target) == "."
          && Self.measures.contains(tokens[target].text)
      }
      place -= 1
    }
    return false
  }

  /// The name of the function called with the parenthesis at `place`; empty if the parenthesis only
  /// groups.
  private func maker(in tokens: ArraySlice<Token>, before place: Int) -> String {
    guard place > tokens.startIndex, tokens[place - 1].kind == .identifier else { return "" }
    let isInit = tokens.reads(".", "init", at: place - 2)
    return tokens.word(before: isInit ? place - 2 : place)
  }
}
